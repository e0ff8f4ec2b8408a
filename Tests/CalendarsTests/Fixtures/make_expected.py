#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the example calendars of this folder and, beside each, its occurrences as two Python packages see them.

icalendar reads the files, recurring-ical-events lays them out; occurrences.tsv has a row for each occurrence that touches
the days asked for. Times in a zone and in UTC are given as seconds since 1970, others as they stand.

    pip install icalendar==7.3.0 recurring-ical-events==3.8.2 tzdata
    python3 make_expected.py
"""
import datetime as dt
import pathlib

import icalendar
import recurring_ical_events

HERE = pathlib.Path(__file__).parent
BERLIN = """BEGIN:VTIMEZONE
TZID:Our Own Zone
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE"""


def event(uid, *lines):
    return "\n".join(["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z", *lines, "END:VEVENT"])


def rule(number, start, text, *more):
    return event(f"rule-{number}", f"SUMMARY:Rule {number}", start, "DURATION:PT45M", f"RRULE:{text}", *more)


PLAIN = [
    event("lunch", "SUMMARY:Lunch with the choir\\, and a walk", "LOCATION:Harbour café\\; terrace",
          "DESCRIPTION:Bring:\\n- shoes\\n- a \\\\ hat", "DTSTART;TZID=Europe/Paris:20261123T123000",
          "DTEND;TZID=Europe/Paris:20261123T140000"),
    event("call", "SUMMARY:Call", "DTSTART:20261124T170000Z", "DURATION:PT1H30M"),
    event("float", "SUMMARY:Alarm", "DTSTART:20261125T070000"),
    event("trip", "SUMMARY:Trip to the coast", "DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261124"),
    event("holiday", "SUMMARY:Holiday", "DTSTART;VALUE=DATE:20261126"),
    event("night", "SUMMARY:Night shift", "DTSTART;TZID=America/New_York:20261101T003000",
          "DTEND;TZID=America/New_York:20261101T053000"),
    event("flight", "SUMMARY:Flight", "DTSTART;TZID=Europe/London:20261127T220000",
          "DTEND;TZID=America/New_York:20261128T010000"),
    event("off", "SUMMARY:Called off", "STATUS:CANCELLED", "DTSTART;TZID=Europe/Paris:20261123T190000",
          "DTEND;TZID=Europe/Paris:20261123T210000"),
    event("own", "SUMMARY:In a zone of its own", "DTSTART;TZID=Our Own Zone:20260714T080000",
          "DTEND;TZID=Our Own Zone:20260714T090000"),
    event("own-winter", "SUMMARY:In winter", "DTSTART;TZID=Our Own Zone:20261214T080000",
          "DTEND;TZID=Our Own Zone:20261214T090000"),
    event("gap", "SUMMARY:Week", "DTSTART:20261130T090000Z", "DURATION:P1W"),
]
PARIS = "DTSTART;TZID=Europe/Paris:"
RULES = [
    rule(1, PARIS + "20260302T090000", "FREQ=DAILY;COUNT=30"),
    rule(2, PARIS + "20260301T083000", "FREQ=DAILY;INTERVAL=3;UNTIL=20260501T070000Z"),
    rule(3, PARIS + "20250106T090000", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR"),
    rule(4, PARIS + "20250107T190000", "FREQ=WEEKLY"),
    rule(5, PARIS + "20250107T190000", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=150"),
    rule(6, PARIS + "20250810T100000", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU"),
    rule(7, PARIS + "20250812T100000", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO"),
    rule(8, PARIS + "20250131T120000", "FREQ=MONTHLY"),
    rule(9, PARIS + "20250115T120000", "FREQ=MONTHLY;BYMONTHDAY=15,-1"),
    rule(10, PARIS + "20250110T120000", "FREQ=MONTHLY;BYDAY=2FR"),
    rule(11, PARIS + "20250131T120000", "FREQ=MONTHLY;BYDAY=-1FR;INTERVAL=2"),
    rule(12, PARIS + "20250213T120000", "FREQ=MONTHLY;BYDAY=TH,FR;BYMONTHDAY=13"),
    rule(13, PARIS + "20250131T120000", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
    rule(14, PARIS + "20250103T120000", "FREQ=MONTHLY;BYDAY=1FR,3FR;COUNT=60"),
    rule(15, PARIS + "20200229T120000", "FREQ=YEARLY"),
    rule(16, PARIS + "20200514T120000", "FREQ=YEARLY;BYMONTH=5;BYDAY=2TH"),
    rule(17, PARIS + "20200105T120000", "FREQ=YEARLY;BYDAY=1SU,-1SU"),
    rule(18, PARIS + "20200315T120000", "FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=15"),
    rule(19, PARIS + "20200120T120000", "FREQ=YEARLY;BYMONTH=1;BYDAY=MO;COUNT=30"),
    rule(20, PARIS + "20260329T023000", "FREQ=DAILY;COUNT=3"),
    rule(21, PARIS + "20261024T023000", "FREQ=DAILY;COUNT=4"),
    rule(22, "DTSTART:20260101T000000Z", "FREQ=WEEKLY;BYDAY=TH;UNTIL=20260630T000000Z"),
    rule(23, "DTSTART:20260105T060000", "FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20260331T060000"),
    rule(24, PARIS + "20260105T180000", "FREQ=WEEKLY;COUNT=20",
         "EXDATE;TZID=Europe/Paris:20260119T180000,20260202T180000", "EXDATE:20260216T170000Z"),
    rule(25, PARIS + "20260110T180000", "FREQ=MONTHLY;COUNT=6", "RDATE;TZID=Europe/Paris:20260120T180000,20260305T180000"),
    rule(26, "DTSTART;TZID=Our Own Zone:20260105T180000", "FREQ=WEEKLY;UNTIL=20261231T170000Z"),
    event("days", "SUMMARY:Market", "DTSTART;VALUE=DATE:20260103", "RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20260401",
          "EXDATE;VALUE=DATE:20260117"),
    event("birthday", "SUMMARY:Birthday", "DTSTART;VALUE=DATE:19900515", "RRULE:FREQ=YEARLY"),
    event("series", "SUMMARY:Class", "DTSTART;TZID=Europe/Paris:20260901T180000",
          "DTEND;TZID=Europe/Paris:20260901T193000", "RRULE:FREQ=WEEKLY;COUNT=8"),
    event("series", "SUMMARY:Class\\, moved to Thursday", "RECURRENCE-ID;TZID=Europe/Paris:20260915T180000",
          "DTSTART;TZID=Europe/Paris:20260917T200000", "DTEND;TZID=Europe/Paris:20260917T213000"),
    event("series", "SUMMARY:Class", "STATUS:CANCELLED", "RECURRENCE-ID:20260922T160000Z",
          "DTSTART;TZID=Europe/Paris:20260922T180000", "DTEND;TZID=Europe/Paris:20260922T193000"),
    event("days-series", "SUMMARY:Fair", "DTSTART;VALUE=DATE:20261003", "RRULE:FREQ=WEEKLY;COUNT=4"),
    event("days-series", "SUMMARY:Fair on a Sunday", "RECURRENCE-ID;VALUE=DATE:20261010",
          "DTSTART;VALUE=DATE:20261011"),
]


def fold(line):
    """Folds at 75 bytes, wherever a character may lie."""
    data = line.encode()
    pieces = [data[:75]] + [data[i:i + 74] for i in range(75, len(data), 74)]
    return b"\r\n ".join(pieces)


def write(name, events):
    text = "\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//Example//EN", BERLIN, *events, "END:VCALENDAR"])
    (HERE / name).write_bytes(b"".join(fold(line) + b"\r\n" for line in text.split("\n")))


def shown(value):
    if not isinstance(value, dt.datetime):
        return value.isoformat()
    return str(int(value.timestamp())) if value.tzinfo else value.isoformat()


write("plain.ics", PLAIN)
write("rules.ics", RULES)
rows = []
for name, first, last in [("plain.ics", "2026-07-01", "2026-12-31"), ("rules.ics", "2026-01-01", "2026-12-31"),
                          ("rules.ics", "2028-02-01", "2028-03-31")]:
    calendar = icalendar.Calendar.from_ical((HERE / name).read_bytes())
    start = dt.date.fromisoformat(first)
    end = dt.date.fromisoformat(last) + dt.timedelta(days=1)
    for one in recurring_ical_events.of(calendar).between(start, end):
        rows.append([name, first, last, str(one["UID"]), shown(one.start), shown(one.end),
                     str(one.get("STATUS", "")), str(one["SUMMARY"])])
rows.sort()
head = f"# icalendar {icalendar.__version__}, recurring-ical-events 3.8.2; made by make_expected.py\n"
columns = "\t".join(["file", "first", "last", "uid", "start", "end", "status", "title"])
(HERE / "occurrences.tsv").write_text(head + columns + "\n" + "".join("\t".join(row) + "\n" for row in rows))
