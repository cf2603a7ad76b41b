"""Positions and scenarios as text: the tests of the rules are written in them."""
