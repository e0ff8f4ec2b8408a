#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes utci.tsv, wind-chill.tsv and heat-index.tsv beside this script; heat-index-chart.tsv is transcribed.

    pip install pythermalcomfort==4.8.1
    python3 make-fixtures.py

utci.tsv: pythermalcomfort (MIT), an independent implementation of Bröde et al. 2012; - where the model does not hold.
wind-chill.tsv: the chart of the US National Weather Service (2001, public domain), 216 cells, recomputed by its formula and
rounded half up; it was compared cell by cell with a copy of the official chart (215 equal, one misprint in that copy).
heat-index.tsv: the equations of the US Weather Prediction Center (public domain), computed here term by term.
"""
import math
from itertools import product
from pathlib import Path

from pythermalcomfort.models import utci

HERE = Path(__file__).parent


def write(name, comments, columns, rows):
    lines = [f"# {c}" for c in comments] + ["\t".join(columns)]
    lines += ["\t".join(f"{v:.6f}".rstrip("0").rstrip(".") if isinstance(v, float) else str(v) for v in r) for r in rows]
    (HERE / name).write_text("\n".join(lines) + "\n")


def utci_rows():
    for t, dt, v, rh in product((-40, -20, -5, 0, 5, 12, 20, 28, 36, 44), (-5, 0, 20, 50), (0.5, 2, 5, 12), (10, 50, 90)):
        r = utci(tdb=t, tr=t + dt, v=v, rh=rh, limit_inputs=True, round_output=False)
        value = float(r.utci)
        yield (t, t + dt, v, rh, *(("-", "-") if math.isnan(value) else (value, str(r.stress_category))))


def heat_index(t, r):
    simple = 0.5 * (t + 61.0 + (t - 68.0) * 1.2 + r * 0.094)
    full = (-42.379 + 2.04901523 * t + 10.14333127 * r - 0.22475541 * t * r - 0.00683783 * t * t - 0.05481717 * r * r
            + 0.00122874 * t * t * r + 0.00085282 * t * r * r - 0.00000199 * t * t * r * r)
    adjustment = 0.0
    if r < 13 and 80 <= t <= 112:
        adjustment = -((13 - r) / 4) * math.sqrt((17 - abs(t - 95.0)) / 17)
    elif r > 85 and 80 <= t <= 87:
        adjustment = ((r - 85) / 10) * ((87 - t) / 5)
    return simple, full, adjustment, full + adjustment if simple >= 80 else simple


write("utci.tsv", ["pythermalcomfort 4.8.1 (MIT), by make-fixtures.py. Tolerance 0.01 °C."],
      ["tdb", "tr", "v", "rh", "utci", "category"], utci_rows())
winds, temperatures = range(5, 65, 5), range(40, -50, -5)
write("wind-chill.tsv", ["US National Weather Service, wind chill chart of 2001 (public domain): °F by °F and mph. Exact."],
      ["t", *map(str, winds)],
      ((t, *(math.floor(35.74 + 0.6215 * t - 35.75 * v**0.16 + 0.4275 * t * v**0.16 + 0.5) for v in winds))
       for t in temperatures))
write("heat-index.tsv", ["Equations of the US Weather Prediction Center (public domain), °F by °F and %. Tolerance 1e-4."],
      ["t", "rh", "simple", "regression", "adjustment", "index"],
      ((t, r, *heat_index(t, r)) for t, r in product((60, 75, 79, 80, 82, 85, 87, 95, 105, 112, 115),
                                                     (0, 5, 10, 12, 13, 20, 40, 60, 80, 85, 86, 90, 100))))
