#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes sect.txt: whether the Sun is above the horizon, at random times and places, the polar ones too.

Needs pyswisseph and the Swiss Ephemeris file sepl_18.se1:
    python3 make_sect.py EPHEMERIS_FOLDER > sect.txt

A line: Sun's longitude, obliquity, sidereal time in degrees, geographic latitude, Ascendant, and the Sun's true
altitude (swe_azalt, no refraction). Altitudes within 0.001 degree of the horizon are left out.
"""
import random
import sys

import swisseph as swe

swe.set_ephe_path(sys.argv[1])
random.seed(7)
lines = 0
while lines < 600:
    jd = random.uniform(2415021.0, 2488069.0)
    latitude = random.uniform(-89, 89) if lines % 3 == 0 else random.uniform(-66, 66)
    east = random.uniform(-180, 180)
    sun, used = swe.calc_ut(jd, swe.SUN, swe.FLG_SWIEPH)
    if not used & swe.FLG_SWIEPH:
        raise SystemExit("ephemeris files missing")
    altitude = swe.azalt(jd, swe.ECL2HOR, (east, latitude, 0), 0, 0, sun[:3])[1]
    if abs(altitude) < 0.001:
        continue
    obliquity = swe.calc_ut(jd, swe.ECL_NUT, 0)[0][0]
    ascmc = swe.houses(jd, latitude, east, b"O" if abs(latitude) < 66 else b"W")[1]
    print(f"{sun[0]:.8f} {obliquity:.8f} {ascmc[2]:.8f} {latitude:.6f} {ascmc[0]:.8f} {altitude:.8f}")
    lines += 1
