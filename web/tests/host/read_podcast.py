"""Reads the feed of a podcast from standard input with a library that an app uses.

Prints what it found as JSON, or says what is wrong and ends with 1.
"""

import io
import json
import sys

import podcastparser


def main():
    text = sys.stdin.buffer.read()
    feed = podcastparser.parse("https://podcast.example/feed.xml", io.BytesIO(text))
    episodes = [
        {
            "title": episode["title"],
            "guid": episode["guid"],
            "seconds": episode["total_time"],
            "published": episode["published"],
            "image": episode.get("episode_art_url"),
            "season": episode.get("season"),
            "number": episode.get("number"),
            "enclosures": [
                {"url": one["url"], "bytes": one["file_size"], "type": one["mime_type"]}
                for one in episode["enclosures"]
            ],
        }
        for episode in feed["episodes"]
    ]
    json.dump(
        {
            "title": feed["title"],
            "link": feed["link"],
            "language": feed.get("language"),
            "image": feed.get("cover_url"),
            "author": feed.get("itunes_author"),
            "owner": feed.get("itunes_owner"),
            "categories": feed.get("itunes_categories"),
            "episodes": episodes,
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
