"""The ASGI server: routes, people, streams, and the database behind the tables."""
