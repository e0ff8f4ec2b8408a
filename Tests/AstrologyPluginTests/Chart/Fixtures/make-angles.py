#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes angles.tsv beside this file: Ascendant, Midheaven and Placidus cusps without the Swiss Ephemeris.

    pip install pyerfa && python3 make-angles.py

Sidereal time, obliquity and nutation are those of ERFA (IAU 2006 and 2000A; eraGst06a, eraObl06, eraNut06a), whose
own test values PublishedValuesTests quotes. The rest is spherical trigonometry: the Midheaven is the ecliptic's point
on the meridian, the Ascendant the rising one on the horizon, and a Placidus cusp has gone a third or two thirds of its
own semi-arc, by day to the meridian or by night to the one below.

The times are those of the moments in ../../Ephemeris/Fixtures/horizons.tsv, and of Albert Einstein's birth. UTC is
taken for UT1, as the charts take it. Delta T is in whole seconds: ten more move nothing by 0.00001".
"""

import math
import os

import erfa

HERE = os.path.dirname(os.path.abspath(__file__))
MOMENTS = [
    # moment, year, month, day, hours of Universal Time, latitude, longitude, delta T
    ("point 2", 1800, 1, 1, 0.0, 51.48, 0.0, 18),
    ("Ulm 1879", 1879, 3, 14, 10 + 50 / 60, 48.4, 10.0, -5),
    ("point 3", 1900, 2, 28, 23.0, 41.9, 12.5, -2),
    ("point 5", 1941, 12, 7, 18.0, 21.3, -157.86, 25),
    ("point 7", 1969, 7, 20, 20 + 17 / 60, 28.4, -80.6, 40),
    ("point 9", 1987, 4, 10, 19 + 21 / 60, 51.48, 0.0, 55),
    ("point 11", 2000, 1, 1, 12.0, 51.48, 0.0, 64),
    ("point 16", 2021, 11, 7, 5.5, 40.71, -74.01, 69),
]
COLUMNS = ["moment", "latitude", "longitude", "ascendant", "midheaven", "cusp11", "cusp12", "cusp2", "cusp3"]


def degrees(angle):
    return math.degrees(angle) % 360


def ecliptic_longitude(right_ascension, obliquity):
    """The longitude of the ecliptic's point that has this right ascension."""
    return degrees(math.atan2(math.sin(right_ascension), math.cos(right_ascension) * math.cos(obliquity)))


def placidus(meridian, latitude, obliquity, share, by_day):
    """The cusp whose point is so large a share of its semi-arc away from the meridian."""
    right_ascension = meridian + share * math.pi / 2
    for _ in range(200):
        declination = math.atan(math.sin(right_ascension) * math.tan(obliquity))
        day_arc = math.acos(-math.tan(latitude) * math.tan(declination))
        if by_day:
            right_ascension = meridian + share * day_arc
        else:
            right_ascension = meridian + math.pi - share * (math.pi - day_arc)
    return ecliptic_longitude(right_ascension, obliquity)


def angles(universal_day, hours, latitude, longitude, delta_t):
    terrestrial = hours / 24 + delta_t / 86400
    _, nutation = erfa.nut06a(universal_day, terrestrial)
    obliquity = erfa.obl06(universal_day, terrestrial) + nutation
    greenwich = erfa.gst06a(universal_day, hours / 24, universal_day, terrestrial)
    meridian = greenwich + math.radians(longitude)
    latitude = math.radians(latitude)
    rising = math.atan2(
        math.cos(meridian),
        -(math.sin(meridian) * math.cos(obliquity) + math.tan(latitude) * math.sin(obliquity)))
    return [
        degrees(rising), ecliptic_longitude(meridian, obliquity),
        placidus(meridian, latitude, obliquity, 1 / 3, True), placidus(meridian, latitude, obliquity, 2 / 3, True),
        placidus(meridian, latitude, obliquity, 2 / 3, False), placidus(meridian, latitude, obliquity, 1 / 3, False),
    ]


def main():
    with open(os.path.join(HERE, "angles.tsv"), "w", encoding="utf-8") as file:
        file.write("# made by make-angles.py, with pyerfa " + erfa.__version__ + "\n")
        file.write("\t".join(COLUMNS) + "\n")
        for moment, year, month, day, hours, latitude, longitude, delta_t in MOMENTS:
            start, modified = erfa.cal2jd(year, month, day)
            values = angles(start + modified, hours, latitude, longitude, delta_t)
            cells = [moment, repr(latitude), repr(longitude)] + [f"{value:.7f}" for value in values]
            file.write("\t".join(cells) + "\n")


main()
