# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes calendar-days.csv: random dates of both calendars and their Julian day numbers, by swetest.

Usage: python3 make_calendar_days.py   (needs swetest 2.10 from the Swiss Ephemeris)
"""

import pathlib
import random
import re
import subprocess

rng = random.Random(1582)
rows = []
for number in range(800):
    calendar = ("gregorian", "julian")[number % 2]
    near = number % 4 < 2
    year = rng.randint(-50, 2100) if near else rng.randint(-12_900, 16_700)
    month, day = rng.randint(1, 12), rng.randint(1, 28)
    suffix = "greg" if calendar == "gregorian" else "jul"
    text = subprocess.run(
        ["swetest", f"-b{day}.{month}.{year}{suffix}", "-ut12", "-p0", "-fJ", "-emos"],
        capture_output=True, text=True, check=False,
    ).stdout
    found = re.search(r"^UT:\s+(-?\d+)\.0+\s", text, re.MULTILINE)
    rows.append(f"{calendar},{year},{month},{day},{found.group(1)}")
target = pathlib.Path(__file__).with_name("calendar-days.csv")
target.write_text("calendar,year,month,day,julianDayNumber\n" + "\n".join(rows) + "\n")
