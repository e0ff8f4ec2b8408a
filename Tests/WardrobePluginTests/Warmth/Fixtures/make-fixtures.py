#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the tables of expected values beside this script.

    pip install pythermalcomfort==4.8.1
    python3 make-fixtures.py

pythermalcomfort (MIT) is an independent implementation of ISO 7730, ISO 9920, ISO 11079 and ASHRAE 55; its own tests hold it
to the tables that these standards publish. clo is I_cl, met is 58.15 W/m2 unless the column says W/m2.
"""
from itertools import product
from pathlib import Path

from pythermalcomfort.clothing import clo_dynamic_ashrae, clo_dynamic_iso
from pythermalcomfort.models import clo_tout, ireq, pmv_ppd_iso

HERE = Path(__file__).parent
SOURCE = "# pythermalcomfort 4.8.1 (MIT), by make-fixtures.py"


def write(name, title, columns, rows):
    lines = [SOURCE, f"# {title}", "\t".join(columns)]
    lines += ["\t".join(f"{v:.6f}".rstrip("0").rstrip(".") if isinstance(v, float) else str(v) for v in r) for r in rows]
    (HERE / name).write_text("\n".join(lines) + "\n")


def pmv():
    for t, clo, met, v, rh in product((12, 16, 20, 24, 28), (0.3, 0.57, 0.96, 1.5), (1.0, 1.4, 2.0), (0.1, 0.4), (30, 70)):
        r = pmv_ppd_iso(
            tdb=t, tr=t, vr=v, rh=rh, met=met, clo=clo, model="7730-2005", limit_inputs=False, round_output=False)
        yield t, t, v, rh, met, clo, float(r.pmv), float(r.ppd)
    # Radiant temperatures other than the air's.
    for t, tr, clo in product((18, 24), (12, 36), (0.5, 1.0)):
        r = pmv_ppd_iso(
            tdb=t, tr=tr, vr=0.2, rh=50, met=1.2, clo=clo, model="7730-2005", limit_inputs=False, round_output=False)
        yield t, tr, 0.2, 50, 1.2, clo, float(r.pmv), float(r.ppd)
    # Below 1 met nobody sweats.
    for t, met in product((22, 28), (0.8, 0.95)):
        r = pmv_ppd_iso(
            tdb=t, tr=t, vr=0.1, rh=50, met=met, clo=1.0, model="7730-2005", limit_inputs=False, round_output=False)
        yield t, t, 0.1, 50, met, 1.0, float(r.pmv), float(r.ppd)


def iso11079():
    pace = lambda m: round(min(1.2, 0.0052 * (m - 58)), 6)
    grid = list(product((10, 5, 0, -5, -10, -20, -30, -40), (0.4, 2, 5, 10), (69.78, 90, 116, 145, 175), (0.96, 1.5, 2.5), (8, 50)))
    for t, v, m, clo, p in grid:
        yield row(t, t, v, m, clo, p, pace(m))
    for t, tr, v in product((-10, 5), (-25, 20), (1, 4)):
        yield row(t, tr, v, 130, 1.5, 50, 1.0)


def row(t, tr, v, m, clo, p, walk):
    r = ireq(tdb=t, tr=tr, vr=v, rh=50, met=m / 58.15, clo=clo, p=p, walk_sp=walk, limit_inputs=False, round_output=False)
    hours = [d if isinstance(d, str) else float(d) for d in (r.dle_min, r.dle_neutral)]
    hours = ["-" if isinstance(h, str) else h for h in hours]
    return (t, tr, v, m, clo, p, walk, float(r.ireq_min), float(r.ireq_neutral), float(r.icl_min), float(r.icl_neutral), *hours)


def dynamic():
    for clo, met, v in product((0.0, 0.3, 0.5, 0.6, 0.8, 1.0, 1.4), (1.0, 1.2, 1.6, 2.0, 3.0), (0.1, 0.3, 1.0, 3.0)):
        yield clo, met, v, float(clo_dynamic_iso(clo=clo, met=met, v=v)), float(clo_dynamic_ashrae(clo=clo, met=met))


def habit():
    for t in range(-20, 41):
        yield t, float(clo_tout(tout=t).clo_tout)


write("pmv.tsv", "ISO 7730 without limits. Tolerance: PMV 0.005 (its iteration stops 0.003 early), PPD from PMV 0.0001.",
      ["tdb", "tr", "vr", "rh", "met", "clo", "pmv", "ppd"], pmv())
write("ireq.tsv", "ISO 11079, rh 50 %; met in W/m2, hours until 40 Wh/m2 are lost, - for above 8. Tolerance 0.1 %, hours 1 %.",
      ["tdb", "tr", "vr", "met", "clo", "p", "walk", "ireq_min", "ireq_neutral", "icl_min", "icl_neutral", "hours_min",
       "hours_neutral"], iso11079())
write("dynamic.tsv", "ISO 9920 and ASHRAE 55. Tolerance: ISO 1e-6, ASHRAE (rounded to 0.001) 0.0006.",
      ["clo", "met", "v", "iso9920", "ashrae55"], dynamic())
write("habit.tsv", "ASHRAE 55: clothing by the outdoor temperature at 06:00, rounded to 0.01. Tolerance 0.0051.",
      ["tout", "clo"], habit())
