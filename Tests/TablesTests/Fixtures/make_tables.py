#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes tables.json: random tables as Python's csv writes them, and as its strict reader reads them back.

    python3 make_tables.py
"""
import base64
import csv
import io
import json
import pathlib
import random

random.seed(20261121)
PIECES = ["coat", "navy", " ", ",", ";", "\t", "\"", "\n", "\r\n", "'", "é", "帽子", "🧥", "", "0", "-1.5", "a b", "\u00a0"]
cases = []
for number in range(120):
    columns = random.randint(1, 6)
    rows = [["".join(random.choices(PIECES, k=random.randint(0, 5))) for _ in range(columns)]
            for _ in range(random.randint(1, 8))]
    delimiter = random.choice([",", ";", "\t"])
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=delimiter, lineterminator=random.choice(["\r\n", "\n"]),
               quoting=random.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC])).writerows(rows)
    text = out.getvalue()
    if random.random() < 0.3:
        text = text.rstrip("\r\n") if not text.endswith("\"\n") else text
    read = [row for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True) if row]
    data = text.encode()
    if number % 5 == 0:
        data = b"\xef\xbb\xbf" + data
    cases.append({"delimiter": delimiter, "text": base64.b64encode(data).decode(), "rows": read})
lines = ",\n".join(json.dumps(case, ensure_ascii=True, sort_keys=True) for case in cases)
(pathlib.Path(__file__).parent / "tables.json").write_text(f"[\n{lines}\n]\n")
