"""What two libraries of other authors read in citations: BibTeX and RIS, as JSON."""

import json
import sys

import bibtexparser
import rispy
from bibtexparser import middlewares

files = json.load(sys.stdin)
library = bibtexparser.parse_string(
    files["bib"], append_middleware=[middlewares.LatexDecodingMiddleware()]
)
assert not library.failed_blocks, library.failed_blocks
json.dump(
    {
        "bib": [
            {"type": entry.entry_type, "key": entry.key}
            | {field.key: field.value for field in entry.fields}
            for entry in library.entries
        ],
        "ris": rispy.loads(files["ris"]),
    },
    sys.stdout,
)
