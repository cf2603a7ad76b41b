"""Wildpile: an UNO-style card game to play, to simulate and to teach to bots."""

__version__ = "0.1.0"
