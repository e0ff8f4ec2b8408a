#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes applying.txt: real charts and the same charts one minute later.

Needs pyswisseph and the Swiss Ephemeris files sepl_18.se1, semo_18.se1 and seas_18.se1:
    python3 make_applying.py EPHEMERIS_FOLDER > applying.txt

Lines of the file:
    m KIND JULIAN-DAY-UT LATITUDE
    p NAME LONGITUDE SPEED DECLINATION DECLINATION-SPEED LONGITUDE-LATER DECLINATION-LATER
    a PLACE1 PLACE2 TYPE ORB APPLYING
"later" is 1/1440 day later. Positions are kept to 1e-11 degree. An aspect applies when its orb, taken from
these positions alone, is smaller then. Kinds: random; station (a planet about to turn); level (two planets
of nearly one speed while in aspect); exact (an aspect exact within the minute); aries (exact across 0 Aries);
north (latitude 60-64.9); polar (beyond 65).
"""
import math
import random
import sys

import swisseph as swe

swe.set_ephe_path(sys.argv[1])
random.seed(20)
MINUTE = 1 / 1440
FIRST, LAST = 2415021.0, 2488069.0  # 1900 to 2100
BODIES = [
    ("Sun", swe.SUN), ("Moon", swe.MOON), ("Mercury", swe.MERCURY), ("Venus", swe.VENUS),
    ("Mars", swe.MARS), ("Jupiter", swe.JUPITER), ("Saturn", swe.SATURN), ("Uranus", swe.URANUS),
    ("Neptune", swe.NEPTUNE), ("Pluto", swe.PLUTO), ("North Node", swe.TRUE_NODE),
    ("Chiron", swe.CHIRON), ("Lilith", swe.OSCU_APOG),
]
ID = dict(BODIES)
MAJOR = {"Conjunction": (0, 8), "Opposition": (180, 8), "Trine": (120, 7), "Square": (90, 7), "Sextile": (60, 6)}
MINOR = {
    "Semisextile": (30, 2), "Semisquare": (45, 2), "Sesquisquare": (135, 2), "Quincunx": (150, 2),
    "Quintile": (72, 2), "Biquintile": (144, 2), "Septile": (360 / 7, 1.7), "Biseptile": (720 / 7, 1.7),
    "Triseptile": (1080 / 7, 1.7), "Novile": (40, 1.3), "Binovile": (80, 1.3), "Quadranovile": (160, 1.3),
    "Decile": (36, 1.2), "Tredecile": (108, 1.2),
}
TYPES = {**MAJOR, **MINOR}
ECL = swe.FLG_SWIEPH | swe.FLG_SPEED
EQU = ECL | swe.FLG_EQUATORIAL


def position(name, jd):
    ecl, used = swe.calc_ut(jd, ID[name], ECL)
    if not used & swe.FLG_SWIEPH:
        raise SystemExit(f"{name}: ephemeris files missing, flag {used}")
    equ, _ = swe.calc_ut(jd, ID[name], EQU)
    return [ecl[0], ecl[3], equ[1], equ[4]]


def angle_point(longitude, speed, obliquity):
    e, l = math.radians(obliquity), math.radians(longitude)
    declination = math.asin(math.sin(e) * math.sin(l))
    rate = math.sin(e) * math.cos(l) / math.cos(declination) * speed
    return [longitude, speed, math.degrees(declination), rate]


def points(jd, latitude, east):
    found = {name: position(name, jd) for name, _ in BODIES}
    node = found["North Node"]
    found["South Node"] = [(node[0] + 180) % 360, node[1], -node[2], -node[3]]
    obliquity = swe.calc_ut(jd, swe.ECL_NUT, 0)[0][0]
    _, ascmc, _, speeds = swe.houses_ex2(jd, latitude, east, b"O")
    for place, name in ((0, "Ascendant"), (1, "Midheaven"), (3, "Vertex")):
        found[name] = angle_point(ascmc[place], speeds[place], obliquity)
    return found


def apart(a, b):
    """Separation of two longitudes, 0 to 180."""
    return 180 - abs((a - b) % 360 - 180)


def write(kind, jd, latitude, east):
    now, later = (
        {name: [round(value, 11) for value in values] for name, values in points(time, latitude, east).items()}
        for time in (jd, jd + MINUTE))
    names = list(now)
    print(f"m {kind} {jd!r} {latitude:.4f}")
    for name in names:
        values = now[name] + [later[name][0], later[name][2]]
        print("p", name.replace(" ", "_"), *(f"{value:.11f}".rstrip("0").rstrip(".") for value in values))
    angles = {"Ascendant", "Midheaven", "Vertex"}
    for i, first in enumerate(names):
        for j in range(i + 1, len(names)):
            second = names[j]
            if {first, second} == {"North Node", "South Node"} or {first, second} <= angles:
                continue
            separation, next_ = apart(now[first][0], now[second][0]), apart(later[first][0], later[second][0])
            fits = [
                (abs(separation - exact) / orb, kind_, exact)
                for kind_, (exact, orb) in TYPES.items() if abs(separation - exact) <= orb
            ]
            if fits:
                _, name, exact = min(fits)
                orb, after = abs(separation - exact), abs(next_ - exact)
                print("a", i, j, name, f"{orb:.7f}", int(after < orb))
            for name, sign in (("Parallel", -1), ("Contraparallel", 1)):
                same_side = now[first][2] * now[second][2] >= 0
                if same_side != (name == "Parallel"):
                    continue
                orb = abs(now[first][2] + sign * now[second][2])
                if orb <= 1:
                    after = abs(later[first][2] + sign * later[second][2])
                    print("a", i, j, name, f"{orb:.7f}", int(after < orb))


def bisect(function, low, high):
    for _ in range(60):
        middle = (low + high) / 2
        if (function(low) < 0) == (function(middle) < 0):
            low = middle
        else:
            high = middle
    return low


def crossing(function, start, step, tries=4000):
    """The next time a function changes sign without a jump."""
    time, value = start, function(start)
    for _ in range(tries):
        following = function(time + step)
        if (value < 0) != (following < 0) and abs(value - following) < 90:
            return bisect(function, time, time + step)
        time, value = time + step, following
    return None


def anywhere():
    return random.uniform(-60, 60), random.uniform(-180, 180)


def moments():
    for _ in range(40):
        yield "random", random.uniform(FIRST, LAST), *anywhere()
    for name in ("Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Chiron",
                 "North Node", "Lilith"):
        for _ in range(3):
            start = random.uniform(FIRST, LAST - 900)
            turn = crossing(lambda jd: position(name, jd)[1], start, 0.5)
            yield "station", turn + random.uniform(-2, 1) * MINUTE, *anywhere()
    slow = ("Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Chiron")
    count = 0
    while count < 24:
        first, second = random.sample(slow, 2)
        start = random.uniform(FIRST, LAST - 900)
        level = crossing(lambda jd: position(first, jd)[1] - position(second, jd)[1], start, 2)
        separation = apart(position(first, level)[0], position(second, level)[0])
        if any(abs(separation - exact) <= orb for exact, orb in TYPES.values()):
            count += 1
            yield "level", level + random.uniform(-1.5, 0.5) * MINUTE, *anywhere()
    for exact, _ in TYPES.values():
        for _ in range(2):
            first, second = random.choice((
                ("Moon", "Sun"), ("Moon", "Saturn"), ("Mercury", "Jupiter"), ("Venus", "Mars"),
                ("Mars", "Pluto"), ("Moon", "North Node"), ("Lilith", "Jupiter"), ("Mercury", "Neptune")))
            start = random.uniform(FIRST, LAST - 4000)

            def off(jd):
                return apart(position(first, jd)[0], position(second, jd)[0]) - exact

            # A conjunction or opposition touches its angle without crossing it: use the signed arc.
            def arc(jd):
                return (position(first, jd)[0] - position(second, jd)[0] - exact + 180) % 360 - 180

            time = crossing(arc if exact in (0, 180) else off, start, 0.25, 12000)
            if time:
                yield "exact", time + random.uniform(-0.505, -0.495) * MINUTE, *anywhere()
                yield "exact", time + random.uniform(-1, 0) * MINUTE, *anywhere()
    for first in ("Moon", "Mercury", "Venus", "Sun"):
        for exact in (0, 60, 90, 120, 180):
            start = random.uniform(FIRST, LAST - 400)
            ingress = crossing(lambda jd: (position(first, jd)[0] + 180) % 360 - 180, start, 0.5)

            def arc(jd):
                return (position(first, jd)[0] - position("Moon", jd)[0] - exact + 180) % 360 - 180

            time = ingress if first == "Moon" else crossing(arc, ingress, 0.25)
            yield "aries", time + random.uniform(-1, 0) * MINUTE, *anywhere()
    for _ in range(8):
        yield "north", random.uniform(FIRST, LAST), random.uniform(60, 64.9), random.uniform(-180, 180)
    for _ in range(8):
        latitude = random.choice((-1, 1)) * random.uniform(65.5, 80)
        yield "polar", random.uniform(FIRST, LAST), latitude, random.uniform(-180, 180)


for moment in moments():
    write(*moment)
