"""Reads a sitemap, or an index of sitemaps, with a parser of other authors. Prints JSON."""

import json
import sys

from lxml import etree

NAMES = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
root = etree.fromstring(sys.stdin.buffer.read())
kind = etree.QName(root).localname
assert etree.QName(root).namespace == NAMES["s"], root.tag
assert kind in ("urlset", "sitemapindex"), kind
entries = []
for entry in root:
    (location,) = entry.findall("s:loc", NAMES)
    alternates = {link.get("hreflang"): link.get("href") for link in entry.findall("x:link", NAMES)}
    changed = entry.findtext("s:lastmod", None, NAMES)
    entries.append({"address": location.text, "changed": changed, "alternates": alternates})
json.dump({"kind": kind, "entries": entries}, sys.stdout)
