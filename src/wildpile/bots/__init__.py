"""Bots for a live table. They know what `observe` tells their seat, and nothing else."""
