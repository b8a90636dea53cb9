"""Reads an RSS feed from standard input with the library that many feed readers use.

Prints what it found as JSON, or says what is wrong and ends with 1.
"""

import datetime
import json
import sys

import feedparser


def in_utc(parsed):
    return datetime.datetime(*parsed[:6], tzinfo=datetime.timezone.utc).isoformat()


def main():
    found = feedparser.parse(sys.stdin.buffer.read(), sanitize_html=False)
    # Set where the text is no well-formed XML, or has another encoding than it says.
    if found.bozo:
        sys.exit(f"not well-formed: {found.bozo_exception!r}")
    if found.version != "rss20":
        sys.exit(f"read as {found.version!r}")
    feed = found.feed
    own = [link.href for link in feed.links if link.rel == "self"]
    entries = [
        {
            "id": entry.id,
            "isPermalink": entry.guidislink,
            "title": entry.title,
            "link": entry.link,
            "published": in_utc(entry.published_parsed),
        }
        for entry in found.entries
    ]
    json.dump(
        {
            "title": feed.title,
            "link": feed.link,
            "language": feed.language,
            "own": own,
            "entries": entries,
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
