# SPDX-License-Identifier: Apache-2.0
"""Prints what Python's zoneinfo (PEP 615) says around every transition of every zone of the tz database.

    PYTHONTZPATH=/usr/share/zoneinfo python3 zoneinfo-offsets.py

After a line `= NAME` with a zone's name comes one line for each transition, all numbers in seconds:

    instant | offsets at instant - 1, instant, instant + 1 | offsets at local times, with fold 0 and fold 1 each

The local times are those that the offset before the transition (a) and the one after it (b) give it: instant + a - 1,
+ a, + a + 1, then the same with b, and the one halfway between both. Transitions come from the zone's file and, after
its last one, from the rule at its end until 2045. One of a year that datetime doesn't have is skipped; the last line
says how many there were.
"""

import datetime
import pathlib
import struct
import sys
import zoneinfo

UTC = datetime.timezone.utc
EPOCH = datetime.datetime(1970, 1, 1)
EPOCH_UTC = EPOCH.replace(tzinfo=UTC)
# Two days inside the years that datetime has.
FIRST, LAST = -62_135_424_000, 253_402_128_000


def transitions(name):
    """The transitions in the 64-bit part of a zone's TZif file (RFC 9636, section 3)."""
    path = next(p for p in (pathlib.Path(folder) / name for folder in zoneinfo.TZPATH) if p.is_file())
    data = path.read_bytes()

    def counts(start):
        assert data[start : start + 4] == b"TZif"
        return struct.unpack(">6l", data[start + 20 : start + 44])

    isut, isstd, leap, count, types, letters = counts(0)
    second = 44 + count * 5 + types * 6 + letters + leap * 8 + isstd + isut
    count = counts(second)[3]
    return list(struct.unpack(f">{count}q", data[second + 44 : second + 44 + 8 * count]))


def offset(zone, instant):
    return (EPOCH_UTC + datetime.timedelta(seconds=instant)).astimezone(zone).utcoffset() // SECOND


def local_offset(zone, clock, fold):
    local = (EPOCH + datetime.timedelta(seconds=clock)).replace(tzinfo=zone, fold=fold)
    return local.utcoffset() // SECOND


def later_transitions(zone, last):
    """Transitions after those of the file, by comparing the first days of months."""
    month = max(datetime.datetime.fromtimestamp(max(last, 0), UTC).year, 2007) * 12
    before = None
    while month < 2045 * 12:
        start = int(datetime.datetime(month // 12, month % 12 + 1, 1, tzinfo=UTC).timestamp())
        if before is not None and offset(zone, before) != offset(zone, start):
            low, high = before, start
            while high - low > 1:
                middle = (low + high) // 2
                if offset(zone, middle) == offset(zone, before):
                    low = middle
                else:
                    high = middle
            if high > last:
                yield high
        before = start
        month += 1


SECOND = datetime.timedelta(seconds=1)
skipped = 0
for name in sorted(zoneinfo.available_timezones()):
    zone = zoneinfo.ZoneInfo(name)
    instants = transitions(name)
    instants += later_transitions(zone, instants[-1] if instants else FIRST)
    print("=", name)
    for instant in instants:
        if not FIRST < instant < LAST:
            skipped += 1
            continue
        offsets = [offset(zone, instant + step) for step in (-1, 0, 1)]
        before, after = instant + offsets[0], instant + offsets[1]
        clocks = [before - 1, before, before + 1, after - 1, after, after + 1, (before + after) // 2]
        numbers = [instant, *offsets]
        for clock in clocks:
            numbers += [local_offset(zone, clock, 0), local_offset(zone, clock, 1)]
        print(*numbers)
print("skipped", skipped)
sys.stdout.flush()
