"""What shows that everybody can use the pages, and how fast they are: docs/reach.md."""
