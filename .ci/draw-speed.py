#!/usr/bin/env python3
"""Draws the chart of measured speed from Benchmarks/RESULTS.md.

    .ci/draw-speed.py light|dark    prints the chart as SVG
    .ci/draw-speed.py words         prints the same figures as one sentence, for readers who don't see the chart
"""

import pathlib
import re
import sys
from xml.sax.saxutils import escape

RESULTS = pathlib.Path(__file__).resolve().parent.parent / "Benchmarks" / "RESULTS.md"

# A panel: its title, the heading of its table, and its bars. A bar: the row and the column of the time, its label, what
# it computes, and whether it is Almanac.
PANELS = [
    (
        "One natal chart, from the start of the program to its end",
        "Whole programs",
        [
            ("swetest, same bodies and houses", "median", "swetest (C)", "positions and houses", False),
            ("astro chart --format json", "median", "astro chart", "the whole chart", True),
            ("pyswisseph, same bodies and houses", "median", "pyswisseph (Python)", "positions and houses", False),
        ],
    ),
    (
        "One natal chart inside a running program",
        "A typed chart compared with a plain C loop",
        [
            ("random", "C loop", "Swiss Ephemeris (C)", "positions and houses", False),
            ("random", "typed, through the engine", "Almanac (Swift)", "the whole chart", True),
        ],
    ),
]

COLORS = {
    "light": {"paper": "#ffffff", "ink": "#1f2328", "quiet": "#59636e", "own": "#2f6f5e", "peer": "#b6bec8"},
    "dark": {"paper": "#0d1117", "ink": "#f0f6fc", "quiet": "#9198a1", "own": "#7cc7b0", "peer": "#4a525c"},
}

WIDTH, MARGIN, BARS, LONGEST, ROW = 840, 24, 236, 480, 44
FONT = "-apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"


def time(text: str, heading: str, row: str, column: str) -> str:
    """The cell of the first table below a heading, such as "5.58 ms"."""
    section = re.search(rf"^## {re.escape(heading)}$(.*?)(?=^## |\Z)", text, re.M | re.S)
    lines = section[1].splitlines() if section else []
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    for cells in table[2:]:
        if cells[0] == row and column in table[0]:
            return cells[table[0].index(column)]
    sys.exit(f"draw-speed: {RESULTS.name} has no {column!r} of {row!r} below {heading!r}")


def run_of(text: str) -> str:
    """Day, version, and machine of the measurement."""
    line = " ".join(text.split("## ", 1)[0].split())
    found = re.search(r"Measured (\d{4}-\d\d-\d\d) .*? at version (\w+): (.*?), cc ", line)
    return f"Measured {found[1]} at version {found[2]}: {found[3]}" if found else sys.exit(
        f"draw-speed: {RESULTS.name} doesn't begin with the day, version, and machine of the measurement")


def words(text: str) -> str:
    """The chart in one sentence for each panel."""
    sentences = []
    for title, heading, bars in PANELS:
        figures = [f"{name}, {what}, {time(text, heading, row, column)}" for row, column, name, what, _ in bars]
        sentences.append(f"{title}: {'; '.join(figures)}.")
    return " ".join(sentences)


def chart(text: str, theme: str) -> str:
    """The chart as an SVG that needs no other font or file."""
    color = COLORS[theme]
    shapes, y = [], MARGIN

    def write(x: float, y: float, words: str, ink: str, size: int, rest: str = "") -> None:
        shapes.append(f'<text x="{x:g}" y="{y:g}" fill="{color[ink]}" font-size="{size}"{rest}>{escape(words)}</text>')

    for title, heading, bars in PANELS:
        write(MARGIN, y + 14, title, "ink", 17, ' font-weight="600"')
        y += 34
        cells = [time(text, heading, row, column) for row, column, *_ in bars]
        longest = max(float(cell.split()[0]) for cell in cells)
        for cell, (_, _, name, what, is_own) in zip(cells, bars):
            length = max(2, LONGEST * float(cell.split()[0]) / longest)
            write(MARGIN, y + 15, name, "ink", 15, ' font-weight="600"' if is_own else "")
            write(MARGIN, y + 32, what, "quiet", 13)
            shapes.append(
                f'<rect x="{BARS}" y="{y + 5}" width="{length:.1f}" height="24" rx="3" '
                f'fill="{color["own" if is_own else "peer"]}"/>')
            write(BARS + round(length) + 10, y + 22, cell, "ink", 15, ' font-weight="600"' if is_own else "")
            y += ROW
        y += 22
    write(MARGIN, y, "Medians; shorter is faster.", "quiet", 12)
    y += 18
    write(MARGIN, y, f"{run_of(text)}.", "quiet", 12)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{WIDTH}" height="{y + MARGIN}" '
            f'viewBox="0 0 {WIDTH} {y + MARGIN}" font-family="{FONT}">',
            f"<title>Speed of a natal chart</title>\n<desc>{escape(words(text))}</desc>",
            f'<rect width="{WIDTH}" height="{y + MARGIN}" fill="{color["paper"]}"/>',
            *shapes,
            "</svg>",
        ])


if len(sys.argv) != 2 or sys.argv[1] not in [*COLORS, "words"]:
    sys.exit("usage: draw-speed.py light|dark|words")
results = RESULTS.read_text(encoding="utf-8")
print(words(results) if sys.argv[1] == "words" else chart(results, sys.argv[1]))
