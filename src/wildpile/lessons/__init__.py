"""Learn, train, settle: positions that teach, every answer of which is the engine's.

No HTTP and no HTML: `server` draws the pages. The words stand in `words/<language>/{learn,train,
settle}.ftl`; what is here are keys, positions and codes.
"""
