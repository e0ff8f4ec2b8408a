#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes the expected positions, houses, ayanamsas and stars beside this file.

They come from pyswisseph 2.10.03 (pip install pyswisseph), which carries its own copy of the Swiss Ephemeris library,
over the files of Debian's swe-basic-data, and are checked against the program swetest of the system before they are
written, to 1e-7 degrees. What that proves, and what it does not, is said in PositionTests.swift.

    python3 make-fixtures.py [folder with the .se1 files]
"""

import os
import random
import subprocess
import sys

import swisseph as swe

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/libswe/ephe"
SEED = 20261

BODIES = [
    ("Sun", 0, "0"), ("Moon", 1, "1"), ("Mercury", 2, "2"), ("Venus", 3, "3"), ("Mars", 4, "4"), ("Jupiter", 5, "5"),
    ("Saturn", 6, "6"), ("Uranus", 7, "7"), ("Neptune", 8, "8"), ("Pluto", 9, "9"), ("mean node", 10, "m"),
    ("true node", 11, "t"), ("Lilith", 12, "A"), ("osculating lilith", 13, "B"), ("Chiron", 15, "D"),
    ("Pholus", 16, "E"), ("Ceres", 17, "F"), ("Pallas", 18, "G"), ("Juno", 19, "H"), ("Vesta", 20, "I"),
    ("interpolated lilith", 21, None), ("interpolated perigee", 22, None), ("Cupido", 40, "J"), ("Isis", 48, "R"),
    ("white-moon", 56, "Z"),
]
SYSTEMS = "PKORCADNWVXMHTBUYFGIiJLQS"
FLAGS = swe.FLG_SWIEPH | swe.FLG_SPEED
PLACES = [
    # Julian day (UT), latitude, longitude
    (2448027.104166667, 50.45, 30.52), (2433282.5, 0.0, 0.0), (2415020.5, -33.87, 151.21), (2440587.5, 59.91, 10.75),
    (2451545.0, 69.65, 18.96), (2460310.5, 78.22, 15.65), (2459000.25, -77.85, 166.67), (2378500.5, 40.71, -74.0),
    (2550000.125, -54.8, -68.3), (2466000.9, 89.9, 100.0), (2455555.55, 66.4, 25.7), (2444444.44, 23.4, -82.4),
]
STARS = ["Regulus", "Spica", "Aldebaran", "Antares", "Fomalhaut", "Sirius", "Algol", "Vega", "Polaris", "alLeo",
         "14And", "Gal. Center"]


def row(*values):
    return "\t".join(v if isinstance(v, str) else format(v, ".12g") for v in values) + "\n"


def write(name, columns, rows):
    with open(os.path.join(HERE, name), "w", encoding="utf-8") as file:
        file.write("# made by make-fixtures.py, pyswisseph with Swiss Ephemeris " + swe.version + "\n")
        file.write("\t".join(columns) + "\n")
        file.writelines(rows)
    print(f"{name}: {len(rows)} rows")


def swetest(*options):
    command = ["swetest", "-head", "-edir" + DATA, "-eswe", *options]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "error" not in output, (command, output)
    return output


def angle(a, b):
    return abs((a - b + 180) % 360 - 180)


def positions():
    generator = random.Random(SEED)
    dates = sorted(generator.uniform(2378497.5, 2597641.5) for _ in range(60))
    rows = []
    for date in dates:
        date = round(date, 6)
        for name, number, letter in BODIES:
            zodiacal = swe.calc_ut(date, number, FLAGS)[0]
            equatorial = swe.calc_ut(date, number, FLAGS | swe.FLG_EQUATORIAL)[0]
            if letter:  # swetest takes the letters c and g for something else when they stand alone
                printed = swetest(f"-bj{date!r}", "-ut", "-p" + letter, "-fld").split()
                assert angle(float(printed[0]), zodiacal[0]) < 1.01e-7, (date, name, printed, zodiacal)
                assert abs(float(printed[1]) - equatorial[1]) < 1.01e-7, (date, name, printed, equatorial)
            rows.append(row(repr(date), name, *zodiacal, equatorial[0], equatorial[1], equatorial[3], equatorial[4]))
    write("positions.tsv", ["julianDayUT", "body", "longitude", "latitude", "distance", "longitudeSpeed",
                            "latitudeSpeed", "distanceSpeed", "rightAscension", "declination",
                            "rightAscensionSpeed", "declinationSpeed"], rows)
    deltas = [row(repr(round(d, 6)), swe.deltat_ex(round(d, 6), swe.FLG_SWIEPH) * 86400,
                  *swe.calc_ut(round(d, 6), swe.ECL_NUT, swe.FLG_SWIEPH)[0][:4]) for d in dates]
    write("frame.tsv", ["julianDayUT", "deltaT", "obliquity", "meanObliquity", "nutationInLongitude",
                        "nutationInObliquity"], deltas)


def houses():
    rows = []
    for sidereal in (None, "lahiri", "j2000"):
        flags = swe.FLG_SWIEPH
        if sidereal:
            swe.set_sid_mode({"lahiri": swe.SIDM_LAHIRI, "j2000": swe.SIDM_J2000}[sidereal])
            flags |= swe.FLG_SIDEREAL
        for date, latitude, longitude in PLACES:
            for system in SYSTEMS:
                if sidereal and system in "iW":
                    continue  # see HouseTests.siderealSystemsLibsweMistakes
                used = system
                try:
                    cusps, angles, _, speeds = swe.houses_ex2(date, latitude, longitude, system.encode(), flags)
                except swe.Error:
                    used = "O"
                    cusps, angles, _, speeds = swe.houses_ex2(date, latitude, longitude, b"O", flags)
                rows.append(row(repr(date), latitude, longitude, sidereal or "tropical", system, used,
                                ",".join(format(c, ".8f") for c in cusps), *angles[:8], *speeds[:8]))
    names = ["ascendant", "midheaven", "armc", "vertex", "equatorialAscendant", "coAscendantKoch",
             "coAscendantMunkasey", "polarAscendant"]
    write("houses.tsv", ["julianDayUT", "latitude", "longitude", "zodiac", "system", "systemUsed", "cusps", *names,
                         *[n + "Speed" for n in names]], rows)


def sidereal():
    rows = []
    for mode in range(47):
        swe.set_sid_mode(mode)
        for date in (2378600.25, 2433282.4, 2451545.0, 2500000.75):
            flags = FLAGS | swe.FLG_SIDEREAL
            value = swe.get_ayanamsa_ex_ut(date, swe.FLG_SWIEPH)[1]
            sun, moon, mars = (swe.calc_ut(date, p, flags)[0] for p in (0, 1, 4))
            ascendant = swe.houses_ex2(date, 28.61, 77.21, b"P", swe.FLG_SWIEPH | swe.FLG_SIDEREAL)
            printed = swetest(f"-bj{date!r}", "-ut", "-p1", "-fl", f"-sid{mode}").split()
            assert angle(float(printed[0]), moon[0]) < 1.01e-7, (mode, printed, moon)
            rows.append(row(str(mode), repr(date), value, sun[0], sun[3], moon[0], moon[1], mars[0],
                            ascendant[1][0], ascendant[1][1], ascendant[0][1]))
    write("sidereal.tsv", ["mode", "julianDayUT", "ayanamsa", "sunLongitude", "sunSpeed", "moonLongitude",
                           "moonLatitude", "marsLongitude", "ascendant", "midheaven", "secondCusp"], rows)


def stars():
    rows = []
    for name in STARS:
        for date in (2378600.25, 2451545.0, 2500000.75):
            query = name if name not in ("alLeo", "14And") else "," + name
            zodiacal, full, _ = swe.fixstar2_ut(query, date, FLAGS)
            equatorial = swe.fixstar2_ut(query, date, FLAGS | swe.FLG_EQUATORIAL)[0]
            rows.append(row(name, repr(date), full, *zodiacal[:4], equatorial[0], equatorial[1]))
    write("stars.tsv", ["star", "julianDayUT", "fullName", "longitude", "latitude", "distance", "longitudeSpeed",
                        "rightAscension", "declination"], rows)


def topocentric():
    rows = []
    for date, latitude, longitude in PLACES:
        swe.set_topo(longitude, latitude, 250.0)
        for name, number, _ in BODIES[:11]:
            zodiacal = swe.calc_ut(date, number, FLAGS | swe.FLG_TOPOCTR)[0]
            equatorial = swe.calc_ut(date, number, FLAGS | swe.FLG_TOPOCTR | swe.FLG_EQUATORIAL)[0]
            rows.append(row(repr(date), latitude, longitude, name, *zodiacal, equatorial[0], equatorial[1]))
    write("topocentric.tsv", ["julianDayUT", "latitude", "longitude", "body", "lon", "lat", "distance",
                              "longitudeSpeed", "latitudeSpeed", "distanceSpeed", "rightAscension", "declination"],
          rows)


def moshier():
    rows = []
    for date in (625100.5, 1356173.5, 1721424.5, 2086302.5, 2299160.5, 2299161.5, 2451545.0, 2600000.5, 2817900.5):
        for name, number, _ in BODIES[:14]:
            flags = swe.FLG_MOSEPH | swe.FLG_SPEED
            zodiacal = swe.calc_ut(date, number, flags)[0]
            equatorial = swe.calc_ut(date, number, flags | swe.FLG_EQUATORIAL)[0]
            rows.append(row(repr(date), name, *zodiacal, equatorial[0], equatorial[1]))
    write("moshier.tsv", ["julianDayUT", "body", "longitude", "latitude", "distance", "longitudeSpeed",
                          "latitudeSpeed", "distanceSpeed", "rightAscension", "declination"], rows)


os.environ.pop("SE_EPHE_PATH", None)
swe.set_ephe_path(DATA)
positions()
houses()
sidereal()
stars()
topocentric()
moshier()
