"""The rules: plain functions over fixed-size records, compiled by Numba where it is wanted,
interpreted otherwise.

Nothing here knows classes, texts or files (`jit.py` excepted, for its cache). See layout.py for the
records.
"""
