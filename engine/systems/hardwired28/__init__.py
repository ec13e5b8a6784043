"""Hardwired 28. Tokens drawn from a shared bag, one activation a model a round."""
