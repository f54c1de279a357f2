-- The feeds that the cron refreshes: `npx wrangler d1 execute anyfeed --file schema.sql`.
-- A new one needs its address alone: INSERT INTO feeds (url) VALUES ('https://example.org/feed.xml');

CREATE TABLE IF NOT EXISTS feeds (
  id INTEGER PRIMARY KEY,
  url TEXT NOT NULL UNIQUE,
  -- Where it is now, if it moved for good or if `url` is a page that names it.
  feed_url TEXT,
  -- Seconds since 1970; null for a feed that is gone.
  next_at INTEGER DEFAULT (unixepoch()),
  -- Seconds.
  interval INTEGER NOT NULL DEFAULT 3600,
  failures INTEGER NOT NULL DEFAULT 0,
  etag TEXT,
  last_modified TEXT,
  -- Of the JSON that is stored as feeds/{id}.json.
  hash TEXT,
  -- Why it failed the last time.
  code TEXT,
  checked_at INTEGER,
  changed_at INTEGER
);

CREATE INDEX IF NOT EXISTS feeds_due ON feeds (next_at);

CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
