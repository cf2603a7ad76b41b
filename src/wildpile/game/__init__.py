"""The face for people: actions as text, events, one round, one match, and what a seat sees."""
