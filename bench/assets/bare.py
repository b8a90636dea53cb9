"""libvips alone: the picture of each line of input, in as few calls as it takes, in one
process. A line of output is how many milliseconds it took."""

import json
import sys
import time

import pyvips

pyvips.cache_set_max(0)
OPTIONS = {
    "jpg": {"Q": 75, "optimize_coding": True, "interlace": True},
    "webp": {"Q": 75, "effort": 2},
    "avif": {"Q": 50, "effort": 1, "compression": "av1", "bitdepth": 8},
}


def make(source, width, form):
    picture = pyvips.Image.thumbnail(source, width, size="down")
    picture.write_to_buffer("." + form, strip=True, **OPTIONS[form])


for line in sys.stdin:
    job = json.loads(line)
    began = time.perf_counter()
    make(job["source"], job["width"], job["format"])
    print((time.perf_counter() - began) * 1000, flush=True)
