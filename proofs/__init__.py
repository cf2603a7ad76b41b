"""Long proofs: `make prove`. Each has a small slice that `make test` runs (tests/proofs/)."""
