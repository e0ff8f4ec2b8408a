# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes local-times.csv: local times and every moment they can mean, by Python's zoneinfo.

Cases lie around changes of zones whose history of 1900 to 2000 has not been in dispute for years: an hour and a
half before, inside and after the gap or fold of each change. A reading counts when converting it back gives the
local time again (PEP 495).

Usage: python3 make_local_times.py   (needs Python 3.9 or later and the system's tzdata)
"""

import datetime
import pathlib
import random
import zoneinfo

UTC = datetime.timezone.utc
ZONES = """
Europe/London Europe/Paris Europe/Berlin Europe/Kyiv Europe/Moscow Europe/Rome Europe/Madrid Europe/Vienna
Europe/Budapest Europe/Helsinki Europe/Athens Europe/Istanbul America/New_York America/Chicago America/Denver
America/Los_Angeles America/Toronto America/St_Johns America/Sao_Paulo America/Argentina/Buenos_Aires
America/Santiago America/Mexico_City Asia/Tokyo Asia/Kolkata Asia/Shanghai Asia/Tehran Asia/Jerusalem
Australia/Sydney Australia/Adelaide Australia/Lord_Howe Pacific/Auckland Africa/Cairo Africa/Johannesburg
Africa/Algiers
""".split()

rng = random.Random(1883)


def changes(zone):
    """Moments between 1900 and 2000 at which the zone's offset changes, to the second."""
    step = 6 * 3600
    start = int(datetime.datetime(1900, 1, 1, tzinfo=UTC).timestamp())
    end = int(datetime.datetime(2000, 1, 1, tzinfo=UTC).timestamp())

    def offset(moment):
        return datetime.datetime.fromtimestamp(moment, UTC).astimezone(zone).utcoffset()

    before = offset(start)
    for moment in range(start + step, end, step):
        after = offset(moment)
        if after != before:
            low, high = moment - step, moment
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if offset(middle) == before else (low, middle)
            yield high, before, after
        before = after


def readings(zone, local):
    found = set()
    for fold in (0, 1):
        moment = local.replace(tzinfo=zone, fold=fold).astimezone(UTC)
        if moment.astimezone(zone).replace(tzinfo=None, fold=0) == local:
            found.add(moment)
    return sorted(found)


rows = []
for name in ZONES:
    zone = zoneinfo.ZoneInfo(name)
    every = list(changes(zone))
    for moment, before, after in sorted(rng.sample(every, min(4, len(every)))):
        edge = datetime.datetime.fromtimestamp(moment, UTC).replace(tzinfo=None)
        middle = edge + (before + after) / 2
        middle = middle.replace(microsecond=0)
        for local in (middle - datetime.timedelta(minutes=90), middle, middle + datetime.timedelta(minutes=90)):
            moments = [f"{m:%Y-%m-%dT%H:%M:%SZ}" for m in readings(zone, local)]
            rows.append(f"{name},{local:%Y-%m-%dT%H:%M:%S},{';'.join(moments)}")
target = pathlib.Path(__file__).with_name("local-times.csv")
target.write_text("zone,local,utc\n" + "\n".join(rows) + "\n")
