# SPDX-License-Identifier: Apache-2.0
"""The homes that commands begin with, and the files that commands read."""
import dataclasses
import datetime
import struct
import zlib

MARKER = "zqxjkvmarker"
PASSPHRASE = "three gray herons"
NEW_PASSPHRASE = "four white storks"


def after(days):
    """The date some days from now, for what can't be in the past."""
    return datetime.date.today() + datetime.timedelta(days=days)


CALENDAR = f"""BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//Almanac//faults//EN\r
BEGIN:VEVENT\r
UID:gala@example.org\r
DTSTAMP:20261101T000000Z\r
DTSTART:{after(14):%Y%m%d}T190000Z\r
DTEND:{after(14):%Y%m%d}T220000Z\r
SUMMARY:Winter gala\r
END:VEVENT\r
END:VCALENDAR\r
"""


def png(color):
    """A picture of 16 by 16 pixels."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes(color) * 16 for _ in range(16))
    header = struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def wav(seconds, text=""):
    """A recording of 8000 samples of one byte in a second, with some text among them."""
    samples = (text.encode() + bytes([128]) * (8000 * seconds))[:8000 * seconds]
    form = struct.pack("<HHIIHH", 1, 1, 8000, 8000, 1, 8)
    body = b"WAVEfmt " + struct.pack("<I", len(form)) + form + b"data" + struct.pack("<I", len(samples)) + samples
    return b"RIFF" + struct.pack("<I", len(body)) + body


#: The files that commands read.
FILES = {
    "a.png": png((250, 250, 250)),
    "b.png": png((10, 10, 90)),
    "c.png": png((200, 0, 0)),
    "calm.wav": wav(2, MARKER),
    "walk.wav": wav(1),
    "c.wav": wav(3),
    "pass.txt": (PASSPHRASE + "\n").encode(),
    "new.txt": (NEW_PASSPHRASE + "\n").encode(),
    "calendar.ics": CALENDAR.encode(),
    "second.ics": CALENDAR.replace("gala@", "ball@").replace("gala", "ball").encode(),
    "items.csv": b"name,category,primaryColor\nGreen hat,hat,#008000\nBlue belt,belt,#0000FF\n",
    "births.csv": b"name,date,time,place\nSofia,1983-09-25,12:30,Lviv\nTaras,1814-03-09,,Kyiv\n",
    "things.csv": b"name,kind,location,quantity\nLadder,tools,Home / Attic,1\nRice,food,Home / Kitchen,3\n",
    "Checkmarks.csv": b"Date,Smoked,No use,\n2026-11-05,2,0,\n2026-11-04,0,2,\n",
    "Meditate.csv": b"Date,Meditate,\n2026-09-05,2,\n2026-09-04,0,\n",
    "Reading.csv": b"Date,Reading,\n2026-10-08,2,\n2026-10-07,2,\n",
    "Habits.csv": (
        b"Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
        b"Target Value,Archived?\n001,Smoked,YES_NO,,,1,1,#fff,,,,false\n002,No use,YES_NO,,,1,1,#fff,,,,false\n"),
}
#: So many photos that an import makes them durable together.
ALBUM = {f"{number}.png": png((number, 0, 0)) for number in range(40)}
FILES |= ALBUM


@dataclasses.dataclass(frozen=True)
class Home:
    """The records with which commands begin."""
    #: The plugins whose records are compared.
    plugins: tuple
    #: The commands that make them.
    setup: tuple
    #: Commands that open each store, and so complete what a killed one left. They change no records.
    opening: tuple


DAILY = (
    ("outfit", "add", "White shirt", "--category", "shirt", "--color", "white", "--photo", "a.png", "--notes", MARKER),
    ("outfit", "add", "Gray trousers", "--category", "pants", "--color", "gray"),
    ("outfit", "add", "Navy blazer", "--category", "blazer", "--color", "navy", "--photo", "b.png"),
    ("outfit", "add", "Oxfords", "--category", "shoes", "--color", "black"),
    ("outfit", "save", "Monday", "White shirt", "Gray trousers", "Oxfords", "--occasion", "work"),
    ("outfit", "wear", "White shirt", "Gray trousers", "--date", "2026-11-20"),
    ("outfit", "wishlist", "add", "Rain coat", "--category", "coat", "--price", "120 EUR"),
    ("outfit", "calendar", "import", "calendar.ics"),
    ("outfit", "profile", "measure", "chest=96", "--passphrase-file", "pass.txt"),
    ("challenge", "add", "Call " + MARKER, "--category", "social", "--company", "family"),
    ("challenge", "import-history", "Meditate.csv", "--habit", "Meditate=mindfulness"),
    ("challenge", "today"),
    ("challenge", "holidays", "add", "Name day", "--from", f"{after(30)}"),
    ("almanac", "export", "old.tar"),
    ("almanac", "import", "old.tar", "--replace"),
    ("outfit", "remove", "Navy blazer"),
)
CHARTS = (
    ("astro", "save", "Olena", "--date", "1990-05-15T14:30", "--place", "Kyiv", "--notes", MARKER, "--tag", MARKER),
    ("astro", "save", "Albert", "--date", "1879-03-14T11:30", "--place", "Ulm"),
    ("astro", "report", "Olena"),
    ("astro", "edit", "Olena", "--date", "1990-05-15T14:35"),
    ("astro", "report", "Olena", "--language", "uk"),
    ("astro", "purchases", "add", "Olena", "career", MARKER),
    ("almanac", "export", "charts.tar"),
    ("astro", "export", "-o", "former-charts.csv"),
)
DAILY_OPENING = (("outfit", "items"), ("challenge", "list", "--own"), ("almanac", "backups"))
SEALING = (
    ("almanac", "export", "clear.tar"),
    ("almanac", "seal", "challenges", "--passphrase-file", "pass.txt"),
    ("almanac", "seal", "wardrobe", "--passphrase-file", "pass.txt"),
    ("outfit", "add", "Rain hat", "--category", "hat", "--color", "olive", "--photo", "b.png"),
    ("almanac", "export", "old.tar"),
    ("almanac", "import", "old.tar", "--replace"),
    ("outfit", "remove", "Gray trousers"),
)
THINGS = (
    ("twins", "place", "add", "Home", "--kind", "home"),
    ("twins", "place", "add", "Study", "--kind", "room", "--parent", "Home"),
    ("twins", "place", "add", "Kitchen", "--kind", "room", "--parent", "Home"),
    ("twins", "add", "book", "The " + MARKER, "--author", "Ursula K. Le Guin", "--isbn13", "9780060512750",
     "--place", "Study", "--notes", MARKER, "--price", "12 EUR", "--tags", MARKER, "--picture", "a.png"),
    ("twins", "photo", "add", "The " + MARKER, "b.png"),
    ("twins", "lend", "The " + MARKER, "Ana " + MARKER, "--due", f"{after(7)}"),
    ("twins", "add", "food", "Oat milk", "--quantity", "4", "--best-before", f"{after(100)}", "--place", "Kitchen"),
    ("twins", "add", "tool", "Drill", "--price", "79 EUR", "--place", "Study"),
    ("twins", "photo", "add", "Drill", "a.png"),
    ("twins", "add", "plant", "Monstera", "--watering-days", "7", "--watered", "2026-11-01", "--place", "Study"),
    ("twins", "add", "furniture", "Bookcase", "--place", "Study"),
    ("twins", "place", "add", "--thing", "Bookcase"),
    ("twins", "add", "other", "Vase", "--place", "Bookcase"),
    ("twins", "recall", "Vase", "--url", "https://example.org/recall"),
    ("twins", "export", "former.csv"),
)
DIARY = (
    ("cravings", "record", "calm.wav", "--title", "Calm", "--note", MARKER),
    ("cravings", "record", "walk.wav", "--title", "Walk", "--purpose", "milestone"),
    ("cravings", "log", "--intensity", "7", "--trigger", "Anxious", "--place", "Home", "--note", MARKER,
     "--recording", "Calm", "--at", "2026-11-20T21:30"),
    ("cravings", "use", "--method", "Vape", "--amount", "3", "--at", "2026-11-21T20:00"),
    ("cravings", "day", "complete", "--date", "2026-11-20"),
    ("cravings", "message", "add", "Drink a glass of water", "--trigger", "Hungry"),
    ("cravings", "message", "off", "urge-wave"),
    ("cravings", "history", "--format", "csv", "-o", "former-history.csv"),
)
PRIVATE = ("almanac", "export", "private.tar", "--plugin", "cravings")

HOMES = {
    "daily": Home(("wardrobe", "challenges"), DAILY, DAILY_OPENING),
    "sealed": Home(("wardrobe", "challenges"), DAILY + SEALING, DAILY_OPENING),
    "things": Home(("twins",), THINGS, (("twins", "list"),)),
    "archived-things": Home(
        ("twins",), THINGS + (("almanac", "export", "things.tar"), ("twins", "remove", "Vase")),
        (("twins", "list"), ("almanac", "backups"))),
    "removed-things": Home(("twins",), THINGS + (("twins", "remove", "The " + MARKER),), (("twins", "list"),)),
    "undone-things": Home(
        ("twins",), THINGS + (("twins", "remove", "The " + MARKER), ("twins", "undo")), (("twins", "list"),)),
    "sealed-things": Home(
        ("twins",), THINGS + (("almanac", "seal", "twins", "--passphrase-file", "pass.txt"),),
        (("twins", "list"), ("almanac", "backups"))),
    "album": Home(
        ("twins",), (
            ("twins", "add", "other", "Album"), ("twins", "photo", "add", "Album", *ALBUM),
            ("almanac", "export", "album.tar"), ("almanac", "erase", "--yes"), ("twins", "add", "other", "Vase")),
        (("twins", "list"), ("almanac", "backups"))),
    "charts": Home(("astrology",), CHARTS, (("astro", "charts"), ("almanac", "backups"))),
    "removed-charts": Home(
        ("astrology",), CHARTS + (("astro", "remove", "Olena"),), (("astro", "charts"), ("almanac", "backups"))),
    "sealed-charts": Home(
        ("astrology",), CHARTS + (("almanac", "seal", "astrology", "--passphrase-file", "pass.txt"),),
        (("astro", "charts"), ("almanac", "backups"))),
    "diary": Home(("cravings",), DIARY, (("cravings", "history"),)),
    "archived-diary": Home(
        ("cravings",), DIARY + (PRIVATE, ("cravings", "remove", "last")),
        (("cravings", "history"), ("almanac", "backups"))),
    "sealed-diary": Home(
        ("cravings",), DIARY + (("almanac", "seal", "cravings", "--passphrase-file", "pass.txt"), PRIVATE),
        (("cravings", "history"), ("almanac", "backups"))),
}
#: The homes whose records are sealed.
SEALED_HOMES = {"sealed", "sealed-things", "sealed-diary", "sealed-charts"}
