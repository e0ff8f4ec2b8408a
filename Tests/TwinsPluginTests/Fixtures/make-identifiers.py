#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes identifiers-*.tsv beside it: expected values of barcodes, ISBNs, and GS1 codes by other implementations.

Requires biip 5.2.0 (Apache-2.0) and python-stdnum 2.2 (LGPL-2.1-or-later):

    pip install biip==5.2.0 python-stdnum==2.2

Years with two digits are read in the year 2026.
"""

import datetime
import pathlib
import random

import biip.gs1_element_strings
import stdnum.ean
import stdnum.isbn
from biip.gs1_digital_link_uris import GS1DigitalLinkURI
from biip.gs1_messages import GS1Message
from biip.gtin import Gtin
from biip.upc import Upc
from stdnum import numdb

FOLDER = pathlib.Path(__file__).resolve().parent
TODAY = datetime.date(2026, 11, 23)
RANDOM = random.Random(20261123)


class FixedDate(datetime.date):
    @classmethod
    def today(cls):
        return TODAY


# biip reads dates by way of its own name of the module.
biip.gs1_element_strings.dt = type("FixedModule", (), {**vars(datetime), "date": FixedDate})


def write(name, source, columns, rows):
    text = f"# {source}; made by make-identifiers.py\n" + "\t".join(columns) + "\n"
    text += "".join("\t".join(str(cell) if cell not in (None, "") else "-" for cell in row) + "\n" for row in rows)
    (FOLDER / name).write_text(text, encoding="utf-8")
    print(f"{name}: {len(rows)} rows")


def digits(count):
    return "".join(RANDOM.choice("0123456789") for _ in range(count))


def gtins():
    rows = []
    for length in (8, 12, 13, 14):
        for _ in range(60):
            body = digits(length - 1)
            number = body + stdnum.ean.calc_check_digit(body)
            if length != 12:
                assert stdnum.ean.is_valid(number)
            # biip takes 14 digits with leading zeros for the shorter form, so the form is in the table.
            rows.append((number, number[-1], number.zfill(14)))
    write("identifiers-gtin.tsv", "python-stdnum 2.2, stdnum.ean", ("number", "digit", "gtin14"), rows)


def upcs():
    rows = []
    for system in "01":
        for last in "0123456789":
            for _ in range(6):
                seven = system + digits(5) + last
                # The check digit of UPC-E is that of the expanded number.
                for check in "0123456789":
                    try:
                        upc = Upc.parse(seven + check)
                    except Exception:
                        continue
                    rows.append((seven + check, upc.as_upc_a()))
    write("identifiers-upce.tsv", "biip 5.2.0, biip.upc", ("upce", "upca"), rows)


def isbns():
    rows = []
    database = numdb.get("isbn")

    def add(body):
        number = body + stdnum.ean.calc_check_digit(body)
        parts = stdnum.isbn.split(number)
        hyphenated = "-".join(part for part in parts if part) if parts[2] and parts[3] else ""
        ten = stdnum.isbn.to_isbn10(number) if number.startswith("978") else ""
        rows.append((number, ten, hyphenated))

    def walk(prefixes, so_far):
        for length, low, high, _, children in prefixes:
            for value in {low, high}:
                if children:
                    walk(children, so_far + value)
                else:
                    for fill in ("0", "9"):
                        body = (so_far + value).ljust(12, fill)
                        if len(body) == 12:
                            add(body)

    walk(database.prefixes, "")
    for _ in range(300):
        add(RANDOM.choice(("978", "979")) + RANDOM.choice("12345678") + digits(8))
    unique = sorted({row for row in rows if not row[0].startswith("9790")})
    write("identifiers-isbn.tsv", "python-stdnum 2.2 with the range message of 2026-01-04",
          ("isbn13", "isbn10", "hyphenated"), unique)


def gtin14():
    body = digits(13)
    return body + stdnum.ean.calc_check_digit(body)


def day():
    year, month = RANDOM.randrange(100), RANDOM.randrange(1, 13)
    return f"{year:02}{month:02}{RANDOM.choice((0, 1, 15, 28)):02}"


def text(limit):
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-./_+"
    return "".join(RANDOM.choice(alphabet) for _ in range(RANDOM.randrange(1, limit + 1)))


def described(message):
    cells = []
    for element in message.element_strings:
        cell = f"{element.ai.ai}={element.value}"
        if element.date:
            cell += f"|{element.date.isoformat()}"
        if element.decimal is not None and element.ai.ai[:2] in ("31", "32", "33", "34", "35", "36", "39"):
            cell += f"|{element.decimal}"
        cells.append(cell)
    return " ".join(cells)


def messages():
    optional = [
        lambda: ("11", day(), False), lambda: ("13", day(), False), lambda: ("15", day(), False),
        lambda: ("17", day(), False), lambda: ("10", text(20), True), lambda: ("21", text(20), True),
        lambda: (f"310{RANDOM.randrange(6)}", digits(6), False), lambda: (f"320{RANDOM.randrange(6)}", digits(6), False),
        lambda: ("30", str(RANDOM.randrange(1, 10**8)), True), lambda: ("240", text(30), True),
        lambda: ("422", RANDOM.choice(("276", "804", "250", "840")), True), lambda: ("20", digits(2), False),
        lambda: ("7003", RANDOM.choice(("261231", "270228")) + RANDOM.choice(("0000", "2359", "1230")), True),
    ]
    rows = []
    while len(rows) < 250:
        parts = [("01", gtin14(), False)]
        seen = set()
        for make in RANDOM.sample(optional, RANDOM.randrange(0, 6)):
            part = make()
            if part[0][:2] not in seen:
                seen.add(part[0][:2])
                parts.append(part)
        raw = ""
        for index, (ai, value, separated) in enumerate(parts):
            raw += ai + value + ("\x1d" if separated and index + 1 < len(parts) else "")
        # A date such as February 29 of a year that has none is left to other tests.
        try:
            message = GS1Message.parse(raw)
        except Exception:
            continue
        days = {element.ai.ai: element.date for element in message.element_strings if element.date}
        ends = [days[ai] for ai in ("15", "17", "7003") if ai in days]
        if "11" in days and ends and min(ends) < days["11"]:
            continue
        rows.append((raw.replace("\x1d", "{GS}"), "".join(f"({ai}){value}" for ai, value, _ in parts), described(message)))
    write("identifiers-gs1.tsv", "biip 5.2.0 in the year 2026", ("raw", "bracketed", "elements"), rows)


def links():
    rows = []
    number = gtin14()
    for uri in (
        f"https://id.gs1.org/01/{number}", f"https://example.com/some/path/01/{number}/10/ABC%2F1/21/x-9?17=280229",
        f"https://shop.example.org/01/{number}/22/2A/10/L%2B7", f"http://example.com/01/{number}?3103=001250&15=270600",
        f"https://example.com/01/{number}?linkType=gs1:pip&17=261231#top", f"https://id.gs1.org/00/95212345678912345{stdnum.ean.calc_check_digit('95212345678912345')}",
    ):
        link = GS1DigitalLinkURI.parse(uri)
        rows.append((uri, " ".join(f"{each.ai.ai}={each.value}" for each in link.element_strings)))
    write("identifiers-links.tsv", "biip 5.2.0, biip.gs1_digital_link_uris", ("uri", "elements"), rows)


gtins()
upcs()
isbns()
messages()
links()
