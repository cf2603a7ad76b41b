"""The study of house rules, and the check against published figures: `make study`.

It plays, and writes docs/study.md's tables, docs/study/*.csv and docs/study/*.svg anew.
"""
