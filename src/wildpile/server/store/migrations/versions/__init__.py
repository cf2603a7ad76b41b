"""One script for each change of the schema."""
