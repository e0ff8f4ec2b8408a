#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes phases.txt: the Moon's phase from the Swiss Ephemeris' own phenomena function.

Needs pyswisseph and the Swiss Ephemeris files sepl_18.se1 and semo_18.se1:
    python3 make_phases.py EPHEMERIS_FOLDER > phases.txt

A line: Sun's longitude and distance, Moon's longitude, latitude and distance, lit fraction (swe_pheno_ut),
1 if the lit fraction grows over the next hour.
"""
import random
import sys

import swisseph as swe

swe.set_ephe_path(sys.argv[1])
random.seed(48)
for _ in range(400):
    jd = random.uniform(2415021.0, 2488069.0)
    sun, _ = swe.calc_ut(jd, swe.SUN, swe.FLG_SWIEPH)
    moon, used = swe.calc_ut(jd, swe.MOON, swe.FLG_SWIEPH)
    if not used & swe.FLG_SWIEPH:
        raise SystemExit("ephemeris files missing")
    lit = swe.pheno_ut(jd, swe.MOON, swe.FLG_SWIEPH)[1]
    grows = swe.pheno_ut(jd + 1 / 24, swe.MOON, swe.FLG_SWIEPH)[1] > lit
    print(f"{sun[0]:.9f} {sun[2]:.9f} {moon[0]:.9f} {moon[1]:.9f} {moon[2]:.12f} {lit:.9f} {int(grows)}")
