"""Reads a IIIF manifest from standard input with the library of IIIF's own community, whose
models are made of the schema: what is not valid is not read.

Prints the canvases as JSON, or says what is wrong and ends with 1.
"""

import json
import sys

from iiif_prezi3 import Manifest


def main():
    manifest = Manifest(**json.load(sys.stdin))
    canvases = [
        {
            "width": canvas.width,
            "height": canvas.height,
            "rights": str(canvas.rights) if canvas.rights else None,
            "metadata": len(canvas.metadata or []),
            "credited": canvas.requiredStatement is not None,
            "service": str(canvas.items[0].items[0].body.service[0].id),
        }
        for canvas in manifest.items
    ]
    json.dump({"id": str(manifest.id), "canvases": canvases}, sys.stdout)


if __name__ == "__main__":
    main()
