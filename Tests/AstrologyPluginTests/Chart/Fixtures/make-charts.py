#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes charts.jsonl beside this file: whole charts by the program swetest, as a chart should have them.

Everything is what swetest of the system (Debian's libswe) prints over the files of swe-basic-data; longitudes,
latitudes, speeds and angles are compared with pyswisseph (pip install pyswisseph), another build of the library, before
they are written. The house of a body is worked out here from swetest's cusps. Declinations are asked for without
the sidereal option, since swetest leaves nutation out there.

    python3 make-charts.py [folder with the .se1 files]
"""

import json
import os
import random
import subprocess
import sys

import swisseph as swe

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/libswe/ephe"
SEED = 18002399

# Our names, and swetest's letters and names. South Node follows from the North Node.
BODIES = [
    ("Sun", "0", "Sun"), ("Moon", "1", "Moon"), ("Mercury", "2", "Mercury"), ("Venus", "3", "Venus"),
    ("Mars", "4", "Mars"), ("Jupiter", "5", "Jupiter"), ("Saturn", "6", "Saturn"), ("Uranus", "7", "Uranus"),
    ("Neptune", "8", "Neptune"), ("Pluto", "9", "Pluto"), ("Lilith", "A", "mean Apogee"), ("Chiron", "D", "Chiron"),
    ("Ceres", "F", "Ceres"), ("Pallas", "G", "Pallas"), ("Juno", "H", "Juno"), ("Vesta", "I", "Vesta"),
    ("Lilith (osculating)", "B", "osc. Apogee"),
]
NUMBERS = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "A": 12, "B": 13, "D": 15,
           "F": 17, "G": 18, "H": 19, "I": 20, "t": 11, "m": 10}

# Place, latitude, longitude: every continent, both hemispheres, both sides of Greenwich and of the date line.
PLACES = [
    ("Kyiv", 50.45, 30.5234), ("London", 51.5085, -0.1257), ("Reykjavik", 64.1355, -21.8954),
    ("Lisbon", 38.7167, -9.1333), ("Tromso", 69.6496, 18.957), ("Moscow", 55.7522, 37.6156),
    ("Cairo", 30.0626, 31.2497), ("Lagos", 6.4541, 3.3947), ("Nairobi", -1.2833, 36.8167),
    ("Cape Town", -33.9258, 18.4232), ("Antananarivo", -18.9137, 47.5361), ("Delhi", 28.6519, 77.2315),
    ("Beijing", 39.9075, 116.3972), ("Tokyo", 35.6895, 139.6917), ("Singapore", 1.2897, 103.8501),
    ("Yakutsk", 62.0339, 129.7331), ("Anadyr", 64.7337, 177.4968), ("Kathmandu", 27.7017, 85.3206),
    ("New York", 40.7143, -74.006), ("Honolulu", 21.3069, -157.8583), ("Anchorage", 61.2181, -149.9003),
    ("Mexico City", 19.4285, -99.1277), ("Havana", 23.133, -82.383), ("Quito", -0.2299, -78.525),
    ("Sao Paulo", -23.5475, -46.6361), ("Ushuaia", -54.8, -68.3), ("Lima", -12.0432, -77.0282),
    ("Sydney", -33.8679, 151.2073), ("Auckland", -36.8485, 174.7635), ("Suva", -18.1416, 178.4415),
    ("Apia", -13.8333, -171.7667), ("McMurdo", -77.8463, 166.6682), ("Longyearbyen", 78.2232, 15.6267),
    ("Equator and Greenwich", 0.0, 0.0),
]
# Our word and the letter of swetest.
SYSTEMS = [
    ("placidus", "P"), ("koch", "K"), ("porphyry", "O"), ("regiomontanus", "R"), ("campanus", "C"), ("equal", "A"),
    ("whole-sign", "W"), ("alcabitius", "B"), ("polich-page", "T"), ("morinus", "M"), ("meridian", "X"),
    ("horizontal", "H"), ("vehlow", "V"), ("krusinski", "U"), ("apc", "Y"), ("gauquelin", "G"), ("sunshine", "I"),
    ("equal-midheaven", "D"), ("carter", "F"), ("pullen-delta", "L"), ("pullen-ratio", "Q"), ("sripati", "S"),
    ("savard", "J"), ("equal-aries", "N"),
]
# Our word and libswe's number of the ayanamsa.
ZODIACS = [("tropical", None), ("lahiri", 1), ("tropical", None), ("fagan-bradley", 0), ("tropical", None),
           ("raman", 3), ("tropical", None), ("krishnamurti", 5), ("tropical", None), ("true-citra", 27),
           ("tropical", None), ("galactic-center-0-sagittarius", 17)]
NEED_PORPHYRY = {"P", "K", "G"}
# Charts beyond the polar circles in systems that do not exist there, after the others: place and system.
POLAR = {48: (32, 0), 49: (32, 1), 50: (31, 0), 51: (31, 1), 52: (4, 0), 53: (32, 15)}


def swetest(*options):
    command = ["swetest", "-head", "-edir" + DATA, "-eswe", "-g\t", *options]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    if "error" in output or "not found" in output:
        raise RuntimeError(f"{command}: {output}")
    rows = [[cell.strip() for cell in line.split("\t")] for line in output.splitlines() if line.strip()]
    return {cells[0]: [float(cell) for cell in cells[1:] if cell] for cells in rows}


def away(a, b):
    return abs((a - b + 180) % 360 - 180)


def house(longitude, cusps):
    """The house of a longitude: the last cusp before it; Gauquelin's 36 sectors run clockwise."""
    count = len(cusps)
    for index in range(count):
        here, following = cusps[index], cusps[(index + 1) % count]
        if count == 36:
            if 0 <= (here - longitude) % 360 < (here - following) % 360:
                return index + 1
        elif (longitude - here) % 360 < (following - here) % 360:
            return index + 1
    raise AssertionError((longitude, cusps))


def chart(index, generator):
    place, order = POLAR.get(index, (index % len(PLACES), index % len(SYSTEMS)))
    name, latitude, longitude = PLACES[place]
    system, letter = SYSTEMS[order]
    zodiac, mode = ZODIACS[index % len(ZODIACS)]
    node = ("true", "mean")[(index // 2) % 2]
    year = 1800 + (index * 600 // 42) if index < 42 else generator.randint(1800, 2399)
    month, day = generator.randint(1, 12), generator.randint(1, 28)
    hour, minute, second = generator.randint(0, 23), generator.randint(0, 59), generator.randint(0, 59)
    julian_day = swe.julday(year, month, day, hour + minute / 60 + second / 3600)
    moment = [f"-b{day}.{month}.{year}", f"-ut{hour}:{minute}:{second}"]
    sidereal = [] if mode is None else [f"-sid{mode}"]
    letters = "".join(body[1] for body in BODIES) + ("t" if node == "true" else "m")
    used = letter
    if abs(latitude) > 66 and letter in NEED_PORPHYRY:
        used = "O"
    printed = swetest(*moment, *sidereal, "-p" + letters, "-fPlbRs", f"-house{longitude},{latitude},{used}")
    equatorial = swetest(*moment, "-p" + letters, "-fPda")

    flags = swe.FLG_SWIEPH | swe.FLG_SPEED
    if mode is not None:
        swe.set_sid_mode(mode)
        flags |= swe.FLG_SIDEREAL
    cusps = [printed[f"house {number:2d}"][0] for number in range(1, 37) if f"house {number:2d}" in printed]
    assert len(cusps) == (36 if used == "G" else 12), (used, printed)
    other_cusps, angles = swe.houses_ex(julian_day, latitude, longitude, used.encode(), flags)
    for mine, other in zip(cusps, other_cusps):
        assert away(mine, other) < 3e-7, (index, letter, cusps, other_cusps)
    for label, place in (("Ascendant", 0), ("MC", 1), ("Vertex", 3), ("equat. Asc.", 4)):
        assert away(printed[label][0], angles[place]) < 3e-7, (index, label)

    def body(title, letter, label):
        longitude, latitude, distance, speed = printed[label]
        other = swe.calc_ut(julian_day, NUMBERS[letter], flags)[0]
        for mine, reference in zip((longitude, latitude, distance, speed), other):
            assert away(mine, reference) < 3e-7, (index, title, printed[label], other)
        return {"name": title, "longitude": longitude, "latitude": latitude, "distance": distance, "speed": speed,
                "declination": equatorial[label][0], "rightAscension": equatorial[label][1],
                "house": house(longitude, cusps)}

    planets = [body(*entry) for entry in BODIES]
    north = body("North Node", "t" if node == "true" else "m", "true Node" if node == "true" else "mean Node")
    south = {"name": "South Node", "longitude": (north["longitude"] + 180) % 360, "latitude": -north["latitude"],
             "distance": north["distance"], "speed": north["speed"], "declination": -north["declination"],
             "rightAscension": (north["rightAscension"] + 180) % 360}
    south["house"] = house(south["longitude"], cusps)
    words = [entry[0] for entry in BODIES] + ["North Node", "South Node"]
    return {
        "title": f"{name} {year}, {system}, {zodiac}, {node} node",
        "request": {
            "birth": {"date": f"{year:04d}-{month:02d}-{day:02d}T{hour:02d}:{minute:02d}:{second:02d}Z",
                      "latitude": latitude, "longitude": longitude},
            "bodies": words, "houseSystem": system, "zodiac": zodiac, "node": node,
        },
        "julianDay": julian_day, "houseSystemUsed": "porphyry" if used != letter else system,
        "planets": planets + [north, south], "cusps": cusps, "ascendant": printed["Ascendant"][0],
        "midheaven": printed["MC"][0], "vertex": printed["Vertex"][0], "eastPoint": printed["equat. Asc."][0],
    }


os.environ.pop("SE_EPHE_PATH", None)
swe.set_ephe_path(DATA)
generator = random.Random(SEED)
with open(os.path.join(HERE, "charts.jsonl"), "w", encoding="utf-8") as file:
    for index in range(54):
        file.write(json.dumps(chart(index, generator), ensure_ascii=True) + "\n")
