#!/bin/sh
# Puts Measure Twice into the desktop's menu, for you alone; the program stays in this folder.
#   ./install               into ~/.local (or $XDG_DATA_HOME)
#   ./install PREFIX        into PREFIX/bin and PREFIX/share; /usr/local is for everyone
#   ./install --remove [PREFIX]
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
remove=
if [ "${1:-}" = --remove ]; then
  remove=yes
  shift
fi
case ${1:-} in -*)
  sed -n 's/^#  *//p' "$0" >&2
  exit 2
  ;;
esac
if [ $# -gt 0 ]; then
  bin=$1/bin share=$1/share
else
  bin=$HOME/.local/bin share=${XDG_DATA_HOME:-$HOME/.local/share}
fi

entry=$share/applications/measuretwice.desktop
metainfo=$share/metainfo/measuretwice.metainfo.xml
icon=$share/icons/hicolor/scalable/apps/measuretwice.svg

if [ -n "$remove" ]; then
  rm -f "$bin/measuretwice" "$entry" "$metainfo" "$icon"
  echo "Measure Twice is out of the menu. The program still lies in $here."
  exit 0
fi

case $here in *[\"\\\`\$%]*)
  echo "The menu can't name a folder with one of \" \\ \` \$ % in its name: $here" >&2
  exit 1
  ;;
esac
mkdir -p "$bin" "${entry%/*}" "${metainfo%/*}" "${icon%/*}"
ln -sf "$here/measuretwice" "$bin/measuretwice"
while IFS= read -r line; do
  case $line in Exec=*) line="Exec=\"$here/measuretwice\"" ;; esac
  printf '%s\n' "$line"
done <"$here/share/applications/measuretwice.desktop" >"$entry"
cp "$here/share/metainfo/measuretwice.metainfo.xml" "$metainfo"
cp "$here/share/icons/hicolor/scalable/apps/measuretwice.svg" "$icon"
echo "Measure Twice is in the menu, and in $bin as measuretwice."
