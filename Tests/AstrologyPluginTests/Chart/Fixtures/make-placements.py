#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes placements.tsv beside this file: the houses of points of the ecliptic, by libswe's own swe_house_pos.

swe_house_pos finds a house on the sphere, from right ascension of the meridian and latitude, and not from cusps; for a
point on the ecliptic itself it must agree with them. Places reach from pole to pole, so that charts whose cusps run
backward are among them; frames whose cusps cross each other are left out, and so are the horizontal and the Sunshine
houses, for which swe_house_pos does not divide the ecliptic as the cusps do, and Sripati's, for which it takes the twelfth
house for the first. Made with pyswisseph (pip install pyswisseph).

    python3 make-placements.py [folder with the .se1 files]
"""

import os
import random
import sys

import swisseph as swe

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/libswe/ephe"
SEED = 66565
SYSTEMS = "PKORCAWBTXMUYFDNVJ"


def ahead(start, end):
    return (end - start) % 360


def rows(system, generator):
    forward = backward = 0
    while forward < 6 or (backward < 6 and system in "RCTYJ"):
        day = round(generator.uniform(2378500, 2597000), 5)
        latitude = round(generator.uniform(-65, 65) if system in "PK" else generator.uniform(-89.5, 89.5), 4)
        longitude = round(generator.uniform(-180, 180), 4)
        cusps, angles = swe.houses_ex(day, latitude, longitude, system.encode())
        obliquity = swe.calc_ut(day, swe.ECL_NUT)[0][0]
        widths = [ahead(cusps[index], cusps[(index + 1) % 12]) for index in range(12)]
        runs_forward = abs(sum(widths) - 360) < 1e-6
        if not runs_forward and abs(sum(360 - width for width in widths) - 360) > 1e-6:
            continue
        if forward >= 6 and runs_forward or backward >= 6 and not runs_forward:
            continue
        forward += runs_forward
        backward += not runs_forward
        for _ in range(8):
            point = round(generator.uniform(0, 360), 3)
            if min(min(ahead(cusp, point), ahead(point, cusp)) for cusp in cusps) < 0.01:
                continue
            house = int(swe.house_pos(angles[2], latitude, obliquity, (point, 0.0), system.encode()))
            yield f"{system}\t{day!r}\t{latitude}\t{longitude}\t{point}\t{house}\n"


os.environ.pop("SE_EPHE_PATH", None)
swe.set_ephe_path(DATA)
generator = random.Random(SEED)
with open(os.path.join(HERE, "placements.tsv"), "w", encoding="utf-8") as file:
    file.write("# system\tJulian day (UT)\tlatitude\tlongitude\tecliptic longitude\thouse\n")
    for system in SYSTEMS:
        file.writelines(rows(system, generator))
