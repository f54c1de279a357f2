CREATE TABLE IF NOT EXISTS subscriptions (
  id TEXT PRIMARY KEY, -- the end of the callback's address, which nobody can guess
  url TEXT NOT NULL UNIQUE, -- what was subscribed to
  topic TEXT NOT NULL, -- what the hub calls it
  hub TEXT NOT NULL,
  secret TEXT NOT NULL, -- with which the hub signs
  wish TEXT NOT NULL, -- 'subscribe' or 'unsubscribe': what the hub may ask us to confirm
  until INTEGER NOT NULL -- seconds since 1970, 0 until the hub has asked
);
CREATE TABLE IF NOT EXISTS entries (
  topic TEXT NOT NULL,
  id TEXT NOT NULL,
  title TEXT,
  url TEXT,
  PRIMARY KEY (topic, id)
);
