not a source
