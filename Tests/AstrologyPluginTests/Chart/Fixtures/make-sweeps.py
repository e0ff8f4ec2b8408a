#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes days.jsonl and sensitivity.jsonl beside this file: what changes during a day, and around a birth time.

Found by brute force with pyswisseph (pip install pyswisseph), a build of the Swiss Ephemeris of its own: every body at
every minute of a local day, and every body, house and angle at every second around a birth. Local days come from
Python's zoneinfo over the system's time zone files. The moments at which the Moon enters a sign are asked of the
program swetest again, a second before and after.

    python3 make-sweeps.py [folder with the .se1 files]
"""

import json
import os
import subprocess
import sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import swisseph as swe

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/libswe/ephe"
FLAGS = swe.FLG_SWIEPH | swe.FLG_SPEED
SIGNS = ["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn",
         "Aquarius", "Pisces"]
BODIES = [("Sun", 0), ("Moon", 1), ("Mercury", 2), ("Venus", 3), ("Mars", 4), ("Jupiter", 5), ("Saturn", 6),
          ("Uranus", 7), ("Neptune", 8), ("Pluto", 9), ("North Node", 11), ("South Node", None), ("Lilith", 12),
          ("Chiron", 15)]
NAMES = [name for name, _ in BODIES]
# The five major aspects with the orbs a chart has unless told otherwise.
ASPECTS = [("Conjunction", 0, 8), ("Opposition", 180, 8), ("Trine", 120, 7), ("Square", 90, 7), ("Sextile", 60, 6)]

DAYS = [
    # zone, day, length in hours, why
    ("Europe/Berlin", date(2024, 3, 31), 23.0, "summer time begins"),
    ("Europe/Berlin", date(2024, 10, 27), 25.0, "summer time ends"),
    ("Australia/Lord_Howe", date(2024, 4, 7), 24.5, "summer time of half an hour ends"),
    ("Europe/Kyiv", date(1990, 5, 15), 24.0, "the Moon changes sign"),
    ("America/New_York", date(2024, 4, 1), 24.0, "Mercury turns retrograde"),
    ("UTC", date(2024, 4, 25), 24.0, "Mercury turns direct"),
    ("Asia/Tokyo", date(2023, 4, 21), 24.0, "Mercury turns retrograde, a day after an eclipse"),
    ("America/Santiago", date(1960, 5, 22), 24.0, "an ordinary day in the south"),
    ("Europe/London", date(2000, 3, 20), 24.0, "the Sun enters Aries"),
    ("Asia/Kolkata", date(1947, 8, 15), 24.0, "an offset of half hours"),
]
BIRTHS = [
    # UTC, latitude, longitude, system, libswe's letter, minutes
    ("1990-05-15T11:30:00", 50.45, 30.52, "placidus", "P", 15),
    ("1962-02-04T23:57:00", 51.5, -0.12, "koch", "K", 10),
    ("2000-03-20T07:35:00", -33.87, 151.21, "whole-sign", "W", 10),
    ("2024-04-01T22:14:00", 40.71, -74.0, "regiomontanus", "R", 12),
    ("1950-07-04T18:12:30", 64.13, -21.9, "porphyry", "O", 20),
    ("1899-12-31T12:00:00", -1.29, 36.82, "campanus", "C", 8),
    ("2024-06-21T03:43:00", 51.5, -0.12, "placidus", "P", 12),
    ("2055-09-23T16:45:00", -54.8, -68.3, "placidus", "P", 25),
]


def julian_day(moment):
    hour = moment.hour + moment.minute / 60 + (moment.second + moment.microsecond / 1e6) / 3600
    return swe.julday(moment.year, moment.month, moment.day, hour)


def utc(day):
    return (datetime(2000, 1, 1, 12, tzinfo=timezone.utc) + timedelta(days=day - 2451545)).replace(tzinfo=None)


def positions(day):
    found = []
    for _, number in BODIES:
        if number is None:
            north = found[-1]
            found.append(((north[0] + 180) % 360, north[1]))
        else:
            values = swe.calc_ut(day, number, FLAGS)[0]
            found.append((values[0], values[3]))
    return found


def sign(longitude):
    return SIGNS[int(longitude // 30) % 12]


def aspect_words(points, angles_from):
    """Each aspect within its orb, with the orb, among named longitudes; angles only with bodies."""
    found = {}
    for first in range(len(points)):
        for second in range(first + 1, len(points)):
            if first >= angles_from or (points[first][0], points[second][0]) == ("North Node", "South Node"):
                continue
            apart = abs((points[first][1] - points[second][1] + 180) % 360 - 180)
            for name, angle, orb in ASPECTS:
                if abs(apart - angle) <= orb:
                    found[(points[first][0], name, points[second][0])] = abs(apart - angle)
    return found


def house(longitude, cusps):
    for index in range(12):
        if (longitude - cusps[index]) % 360 < (cusps[(index + 1) % 12] - cusps[index]) % 360:
            return index + 1
    raise AssertionError((longitude, cusps))


def state(day, place=None):
    """Everything a chart says in words at an instant."""
    words = {}
    found = positions(day)
    points = [(name, place_[0]) for name, place_ in zip(NAMES, found)]
    for name, (longitude, speed) in zip(NAMES, found):
        words[("planet-sign", name)] = sign(longitude)
        words[("direction", name)] = "retrograde" if speed < 0 else "direct"
    if place:
        latitude, east, letter = place
        cusps, angles = swe.houses_ex(day, latitude, east, letter.encode(), swe.FLG_SWIEPH)
        for name, (longitude, _) in zip(NAMES, found):
            words[("planet-house", name)] = str(house(longitude, cusps))
        for name, longitude in (("Ascendant", angles[0]), ("Midheaven", angles[1])):
            words[("angle-sign", name)] = sign(longitude)
            points.append((name, longitude))
        for index, cusp in enumerate(cusps):
            words[("cusp-sign", f"house {index + 1}")] = sign(cusp)
        sun = swe.calc_ut(day, 0, FLAGS)[0][:3]
        height = swe.azalt(day, swe.ECL2HOR, (east, latitude, 0), 0, 0, sun)[1]
        words[("sect", "chart")] = "Day" if height >= 0 else "Night"
    for first, name, second in aspect_words(points, len(NAMES)):
        words[("aspect", f"{first} {name} {second}")] = "within orb"
    return words


def word(words, key):
    return words.get(key, "out of orb")


def differences(before, after):
    for key in sorted(set(before) | set(after)):
        if word(before, key) != word(after, key):
            yield key, word(before, key), word(after, key)


def sweep(start, seconds, step, place=None):
    """The changes, each to the second at which the new state holds for the first time."""
    changes = []
    last = state(start, place)
    for second in range(step, seconds + 1, step):
        current = state(start + second / 86400, place)
        for key, before, after in differences(last, current):
            low, high = second - step, second
            while high - low > 1:
                middle = (low + high) // 2
                if word(state(start + middle / 86400, place), key) == before:
                    low = middle
                else:
                    high = middle
            changes.append({"kind": key[0], "subject": key[1], "from": before, "to": after, "second": high})
        last = current
    return sorted(changes, key=lambda change: (change["second"], change["kind"], change["subject"]))


def swetest_moon(moment):
    command = ["swetest", "-head", "-edir" + DATA, "-eswe", "-p1", "-fl",
               f"-b{moment.day}.{moment.month}.{moment.year}", f"-ut{moment:%H:%M:%S}"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def day(zone, local, hours, why):
    place = ZoneInfo(zone)
    start = datetime(local.year, local.month, local.day, tzinfo=place).astimezone(timezone.utc)
    following = local + timedelta(days=1)
    end = datetime(following.year, following.month, following.day, tzinfo=place).astimezone(timezone.utc)
    seconds = int((end - start).total_seconds())
    assert seconds == hours * 3600, (zone, local, seconds)
    first = julian_day(start)
    tracks = [positions(first + minute / 1440) for minute in range(seconds // 60 + 1)]
    aspects = {}
    for track in tracks:
        found = aspect_words([(name, place_[0]) for name, place_ in zip(NAMES, track)], len(NAMES))
        for key, orb in found.items():
            known = aspects.setdefault(key, [orb, orb, 0])
            aspects[key] = [min(known[0], orb), max(known[1], orb), known[2] + 1]
    changes = sweep(first, seconds, 60)
    for change in changes:
        if change["kind"] == "planet-sign" and change["subject"] == "Moon":
            moment = utc(first + change["second"] / 86400)
            moment = (moment + timedelta(microseconds=500000)).replace(microsecond=0)
            assert sign(swetest_moon(moment + timedelta(seconds=1))) == change["to"], (zone, local, change)
            assert sign(swetest_moon(moment - timedelta(seconds=2))) == change["from"], (zone, local, change)
    def signs(index):
        found = []
        for track in tracks:
            if sign(track[index][0]) not in found[-1:]:
                found.append(sign(track[index][0]))
        return found
    return {
        "why": why, "zone": zone, "date": local.isoformat(), "start": f"{start:%Y-%m-%dT%H:%M:%SZ}",
        "end": f"{end:%Y-%m-%dT%H:%M:%SZ}", "seconds": seconds,
        "bodies": [{"name": name, "start": tracks[0][index][0], "end": tracks[-1][index][0], "signs": signs(index)}
                   for index, name in enumerate(NAMES)],
        "aspects": [{"planet1": key[0], "type": key[1], "planet2": key[2], "smallestOrb": value[0],
                     "largestOrb": value[1], "holdsAllDay": value[2] == len(tracks)}
                    for key, value in sorted(aspects.items())],
        "changes": changes,
    }


def birth(moment, latitude, longitude, system, letter, minutes):
    centre = julian_day(datetime.fromisoformat(moment))
    changes = sweep(centre - minutes / 1440, minutes * 120, 1, (latitude, longitude, letter))
    return {
        "request": {"birth": {"date": moment + "Z", "latitude": latitude, "longitude": longitude},
                    "houseSystem": system, "sensitivityMinutes": minutes},
        "changes": [dict(change, second=change["second"] - minutes * 60) for change in changes],
    }


def write(name, rows):
    with open(os.path.join(HERE, name), "w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=True) + "\n")


os.environ.pop("SE_EPHE_PATH", None)
swe.set_ephe_path(DATA)
write("days.jsonl", [day(*entry) for entry in DAYS])
write("sensitivity.jsonl", [birth(*entry) for entry in BIRTHS])
