# Lines of JSON, each a document, to lines of JSON: its entries as Python's feedparser has them.
import calendar
import json
import sys

import feedparser


def date(entry):
    parsed = entry.get("published_parsed")
    try:
        return calendar.timegm(parsed) if parsed else None
    except (OverflowError, ValueError):
        return None


def body(entry):
    contents = entry.get("content")
    return contents[0].value if contents else entry.get("summary")


def read(text):
    found = feedparser.parse(text.encode(), sanitize_html=False, resolve_relative_uris=False)
    entries = [{"title": one.get("title"), "url": one.get("link"), "date": date(one), "body": body(one)} for one in found.entries]
    return {"fault": str(found.bozo_exception) if found.bozo else None, "entries": entries}


for line in sys.stdin:
    print(json.dumps(read(json.loads(line))), flush=True)
