"""Reads an iCalendar file from standard input with two libraries of different authors.

The first judges whether it is valid; both must find the same entries at the same instants.
Prints the entries as JSON, or says what is wrong and ends with 1.
"""

import datetime
import json
import sys

import icalendar
import vobject

ZONE = datetime.timezone.utc


def instant(value):
    """A moment in UTC, or a day."""
    if isinstance(value, datetime.datetime):
        if value.tzinfo is None:
            raise ValueError(f"{value} has no zone")
        return value.astimezone(ZONE).isoformat()
    return value.isoformat()


def judged(text):
    calendar = vobject.readOne(text)
    calendar.validate(raiseException=True)
    for event in calendar.contents.get("vevent", []):
        event.validate(raiseException=True)
        yield {
            "uid": event.uid.value,
            "start": instant(event.dtstart.value),
            "end": instant(event.dtend.value) if hasattr(event, "dtend") else None,
            "status": event.status.value,
            "summary": event.summary.value,
            "location": event.location.value if hasattr(event, "location") else None,
            "url": event.url.value,
        }


def read_again(text):
    calendar = icalendar.Calendar.from_ical(text)
    if len(calendar.timezones) != 1:
        raise ValueError(f"{len(calendar.timezones)} zones")
    missing = calendar.get_missing_tzids()
    if missing:
        raise ValueError(f"no definition of {missing}")
    for event in calendar.events:
        if event.errors:
            raise ValueError(f"{event['UID']}: {event.errors}")
        end = event.get("DTEND")
        yield {
            "uid": str(event["UID"]),
            "start": instant(event["DTSTART"].dt),
            "end": instant(end.dt) if end else None,
            "status": str(event["STATUS"]),
            "summary": str(event["SUMMARY"]),
            "location": str(event["LOCATION"]) if "LOCATION" in event else None,
            "url": str(event["URL"]),
        }


def main():
    text = sys.stdin.buffer.read().decode()
    first, second = list(judged(text)), list(read_again(text))
    if first != second:
        for one, other in zip(first, second):
            if one != other:
                sys.exit(f"read differently:\n  {one}\n  {other}")
        sys.exit(f"{len(first)} entries, and {len(second)}")
    ids = [entry["uid"] for entry in first]
    if len(ids) != len(set(ids)):
        sys.exit("an id stands twice")
    json.dump(first, sys.stdout)


main()
