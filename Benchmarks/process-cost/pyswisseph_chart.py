# SPDX-License-Identifier: AGPL-3.0-or-later
"""Computes the bodies and houses of `astro chart` with pyswisseph, for Benchmarks/run."""

import json

import swisseph as swe

BODIES = list(range(swe.SUN, swe.PLUTO + 1)) + [swe.TRUE_NODE, swe.MEAN_APOG, swe.CHIRON]
FLAGS = swe.FLG_SWIEPH | swe.FLG_SPEED

swe.set_ephe_path("/usr/share/libswe/ephe")
moment = swe.julday(1990, 5, 15, 11.5)
planets = []
for body in BODIES:
    ecliptic, _ = swe.calc_ut(moment, body, FLAGS)
    equatorial, _ = swe.calc_ut(moment, body, FLAGS | swe.FLG_EQUATORIAL)
    planets.append({"name": swe.get_planet_name(body), "longitude": ecliptic[0], "declination": equatorial[1]})
cusps, angles = swe.houses(moment, 50.45, 30.52, b"P")
print(json.dumps({"planets": planets, "houses": cusps, "ascendant": angles[0], "midheaven": angles[1]}))
