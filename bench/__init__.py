"""Benchmarks: `make bench`. Its figures are ratios within one run."""
