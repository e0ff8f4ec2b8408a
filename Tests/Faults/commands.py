# SPDX-License-Identifier: Apache-2.0
"""The commands whose changes of files are made to fail, and the homes that they begin with."""
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
    "things.csv": b"name,kind,location,quantity\nLadder,tools,Home / Attic,1\nRice,food,Home / Kitchen,3\n",
    "Checkmarks.csv": b"Date,Smoked,No use,\n2026-11-05,2,0,\n2026-11-04,0,2,\n",
    "Meditate.csv": b"Date,Meditate,\n2026-09-05,2,\n2026-09-04,0,\n",
    "Reading.csv": b"Date,Reading,\n2026-10-08,2,\n2026-10-07,2,\n",
    "Habits.csv": (
        b"Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
        b"Target Value,Archived?\n001,Smoked,YES_NO,,,1,1,#fff,,,,false\n002,No use,YES_NO,,,1,1,#fff,,,,false\n"),
}


@dataclasses.dataclass(frozen=True)
class Home:
    """The records with which commands begin."""
    #: The plugins whose records are compared.
    plugins: tuple
    #: The commands that make them.
    setup: tuple
    #: Commands that open each store, and so complete what a killed one left. They change no records.
    opening: tuple


@dataclasses.dataclass(frozen=True)
class Case:
    """A command and what it promises."""
    home: str
    command: tuple
    #: Whether it begins with an empty home.
    is_fresh: bool = False
    #: The plugins of which it leaves no byte.
    erases: tuple = ()
    #: Whether it removes all that has the planted text.
    forgets: bool = False
    #: The archive or list that it writes, which is complete or the former one.
    writes: str = ""
    #: Whether it only shows records, all of them or none.
    shows: bool = False
    #: Whether a new passphrase replaces the old one.
    changes_passphrase: bool = False
    #: Whether it shows a recovery code, which replaces the former one.
    shows_code: bool = False


def case(home, *command, **promises):
    return Case(home, command, **promises)


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
DAILY_OPENING = (("outfit", "items"), ("challenge", "list", "--own"), ("almanac", "backups"))
SEALING = (
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
    "sealed-things": Home(
        ("twins",), THINGS + (("almanac", "seal", "twins", "--passphrase-file", "pass.txt"),),
        (("twins", "list"), ("almanac", "backups"))),
    "diary": Home(("cravings",), DIARY, (("cravings", "history"),)),
    "archived-diary": Home(
        ("cravings",), DIARY + (PRIVATE, ("cravings", "remove", "last")),
        (("cravings", "history"), ("almanac", "backups"))),
    "sealed-diary": Home(
        ("cravings",), DIARY + (("almanac", "seal", "cravings", "--passphrase-file", "pass.txt"), PRIVATE),
        (("cravings", "history"), ("almanac", "backups"))),
}
#: The homes whose records are sealed.
SEALED_HOMES = {"sealed", "sealed-things", "sealed-diary"}

#: Every command that writes records, and every operation on stores.
COMMANDS = {
    "add-item": case(
        "daily", "outfit", "add", "Red scarf", "--category", "scarf", "--color", "red", "--photo", "c.png"),
    "edit-item": case("daily", "outfit", "edit", "White shirt", "--photo", "c.png", "--laundry", "dirty"),
    "remove-item": case("daily", "outfit", "remove", "White shirt"),
    "import-items": case("daily", "outfit", "import", "items.csv"),
    "wear": case("daily", "outfit", "wear", "White shirt", "Gray trousers", "--photo", "c.png"),
    "undo-wear": case("daily", "outfit", "wear", "--undo"),
    "rate-wear": case("daily", "outfit", "rate", "5", "--date", "2026-11-20"),
    "save-outfit": case("daily", "outfit", "save", "Tuesday", "White shirt", "Oxfords"),
    "edit-outfit": case("daily", "outfit", "outfits", "edit", "Monday", "--name", "Workday"),
    "remove-outfit": case("daily", "outfit", "outfits", "remove", "Monday"),
    "import-calendar": case("daily", "outfit", "calendar", "import", "second.ics"),
    "remove-event": case("daily", "outfit", "calendar", "remove", "Winter gala"),
    "choose-outfit": case("daily", "outfit", "calendar", "choose", "gala", "Monday"),
    "set-profile": case("daily", "outfit", "profile", "set", "--unit", "C"),
    "set-measurements": case(
        "daily", "outfit", "profile", "measure", "chest=97", "waist=82", "--passphrase-file", "pass.txt"),
    "add-wish": case("daily", "outfit", "wishlist", "add", "Boots", "--category", "boots"),
    "edit-wish": case("daily", "outfit", "wishlist", "edit", "Rain coat", "--color", "olive"),
    "buy-wish": case("daily", "outfit", "wishlist", "bought", "Rain coat", "--color", "olive"),
    "note-price": case("daily", "outfit", "wishlist", "price", "Rain coat", "89 EUR"),
    "note-try-on": case("daily", "outfit", "wishlist", "tried", "Rain coat"),
    "remove-wish": case("daily", "outfit", "wishlist", "remove", "Rain coat"),
    "complete": case("daily", "challenge", "done", "--rating", "4", "--photo", "c.png"),
    "skip": case("daily", "challenge", "skip"),
    "swap": case("daily", "challenge", "swap"),
    "add-challenge": case("daily", "challenge", "add", "Swim", "--category", "physical"),
    "edit-challenge": case("daily", "challenge", "edit", "Call " + MARKER, "--time", "medium"),
    "remove-challenge": case("daily", "challenge", "remove", "Call " + MARKER),
    "give-feedback": case("daily", "challenge", "more-like", "creative-street-alphabet"),
    "set-preferences": case("daily", "challenge", "prefs", "set", "--like", "creative"),
    "add-holiday": case("daily", "challenge", "holidays", "add", "School break", "--from", f"{after(35)}"),
    "remove-holiday": case("daily", "challenge", "holidays", "remove", "Name day"),
    "reset-learning": case("daily", "challenge", "reset-learning", "--yes"),
    "clear-days": case("daily", "challenge", "clear", "--keep-days", "30", "--yes"),
    "import-history": case("daily", "challenge", "import-history", "Reading.csv", "--habit", "Reading=learning"),
    "import": case("daily", "almanac", "import", "old.tar", "--replace"),
    "restore": case("daily", "almanac", "restore", "wardrobe"),
    "erase": case("daily", "almanac", "erase", "--yes", erases=("wardrobe", "challenges")),
    "erase-one": case("daily", "almanac", "erase", "--plugin", "wardrobe", "--yes", erases=("wardrobe",)),
    "export": case("daily", "almanac", "export", "old.tar", writes="old.tar"),
    "change-passphrase": case(
        "daily", "almanac", "passphrase", "change", "--passphrase-file", "pass.txt", "--new-file", "new.txt"),
    "renew-code": case("daily", "almanac", "passphrase", "renew-code", "--passphrase-file", "pass.txt"),
    "keep-days": case("daily", "almanac", "backups", "--keep-days", "30"),
    "first-item": case("daily", "outfit", "add", "First", "--category", "shirt", "--color", "white", is_fresh=True),
    "create-challenges": case("daily", "challenge", "today", is_fresh=True),
    # Sealed records.
    "seal": case("daily", "almanac", "seal", "challenges", "--passphrase-file", "pass.txt"),
    "seal-with-passphrase": case("daily", "almanac", "seal", "wardrobe", "--passphrase-file", "pass.txt"),
    "unseal": case("sealed", "almanac", "unseal", "wardrobe", "--passphrase-file", "pass.txt"),
    "unseal-challenges": case("sealed", "almanac", "unseal", "challenges", "--passphrase-file", "pass.txt"),
    "sealed-add-item": case(
        "sealed", "outfit", "add", "Red scarf", "--category", "scarf", "--color", "red", "--photo", "c.png"),
    "sealed-remove-item": case("sealed", "outfit", "remove", "White shirt"),
    "sealed-complete": case("sealed", "challenge", "done", "--rating", "4", "--photo", "c.png"),
    "sealed-change-passphrase": case(
        "sealed", "almanac", "passphrase", "change", "--plugin", "wardrobe", "--passphrase-file", "pass.txt",
        "--new-file", "new.txt", changes_passphrase=True, shows_code=True),
    "sealed-renew-code": case(
        "sealed", "almanac", "passphrase", "renew-code", "--plugin", "wardrobe", "--passphrase-file", "pass.txt",
        shows_code=True),
    "sealed-recover": case(
        "sealed", "almanac", "passphrase", "recover", "--plugin", "wardrobe", "--code-file", "wardrobe-code.txt",
        "--new-file", "new.txt", changes_passphrase=True, shows_code=True),
    "sealed-export": case("sealed", "almanac", "export", "old.tar", writes="old.tar"),
    "sealed-import": case("sealed", "almanac", "import", "old.tar", "--replace"),
    "sealed-restore": case("sealed", "almanac", "restore", "wardrobe"),
    "sealed-erase": case("sealed", "almanac", "erase", "--yes", erases=("wardrobe", "challenges")),
    # Things and places.
    "first-twin": case("things", "twins", "add", "other", "First", is_fresh=True),
    "add-twin": case(
        "things", "twins", "add", "electronics", "Phone", "--place", "Study", "--warranty", "2027-12-01",
        "--picture", "c.png"),
    "add-by-code": case(
        "things", "twins", "add", "Yogurt", "--code", "(01)09506000134352(17)271231(10)ABC123"),
    "edit-twin": case("things", "twins", "edit", "book", "The " + MARKER, "--pages", "387", "--picture", "c.png"),
    "edit-twin-item": case("things", "twins", "edit", "Drill", "--condition", "fair", "--value", "40 EUR"),
    "remove-twin": case("things", "twins", "remove", "The " + MARKER, forgets=True),
    "remove-twin-place": case("things", "twins", "remove", "Bookcase"),
    "move-item": case("things", "twins", "move", "Drill", "Kitchen"),
    "lend": case("things", "twins", "lend", "Drill", "Olha", "--due", f"{after(35)}"),
    "return": case("things", "twins", "return", "The " + MARKER),
    "consume": case("things", "twins", "consume", "Oat milk"),
    "consume-all": case("things", "twins", "consume", "Oat milk", "--quantity", "4"),
    "open": case("things", "twins", "open", "Oat milk", "--quantity", "1"),
    "freeze": case("things", "twins", "freeze", "Oat milk", "--quantity", "2"),
    "water": case("things", "twins", "water", "Monstera"),
    "service": case("things", "twins", "service", "Drill"),
    "read-on": case("things", "twins", "progress", "The " + MARKER, "100"),
    "add-photo": case("things", "twins", "photo", "add", "Drill", "c.png"),
    "remove-photo": case("things", "twins", "photo", "remove", "The " + MARKER, "1"),
    "add-location": case("things", "twins", "place", "add", "Attic", "--parent", "Home"),
    "edit-location": case("things", "twins", "place", "edit", "Study", "--name", "Office", "--top-level"),
    "remove-location": case("things", "twins", "place", "remove", "Study"),
    "recall": case("things", "twins", "recall", "--gtin", "4006381333931", "--batch", "A1"),
    "claim-notifications": case("things", "twins", "notifications"),
    "set-settings": case("things", "twins", "settings", "set", "--first-warning", "5", "--currency", "EUR"),
    "import-twins": case("things", "twins", "import", "things.csv"),
    "export-twins": case("things", "twins", "export", "former.csv", writes="former.csv"),
    "export-things": case("archived-things", "almanac", "export", "things.tar", writes="things.tar"),
    "import-things": case("archived-things", "almanac", "import", "things.tar", "--replace"),
    "erase-things": case("archived-things", "almanac", "erase", "--plugin", "twins", "--yes", erases=("twins",)),
    "seal-things": case("archived-things", "almanac", "seal", "twins", "--passphrase-file", "pass.txt"),
    "unseal-things": case("sealed-things", "almanac", "unseal", "twins", "--passphrase-file", "pass.txt"),
    "sealed-add-twin": case("sealed-things", "twins", "add", "other", "Lamp", "--picture", "c.png"),
    # The diary.
    "first-craving": case("diary", "cravings", "log", "--intensity", "3", is_fresh=True),
    "log-craving": case("diary", "cravings", "log", "--intensity", "5", "--trigger", "Tired", "--place", "Work"),
    "log-use": case("diary", "cravings", "use", "--method", "Joints", "--amount", "0.5"),
    "edit-entry": case("diary", "cravings", "edit", "last", "--amount", "5", "--note", "later"),
    "remove-entry": case("diary", "cravings", "remove", "last"),
    "set-day-status": case("diary", "cravings", "day", "nothing", "--date", "2026-11-19"),
    "unset-day-status": case("diary", "cravings", "day", "unknown", "--date", "2026-11-20"),
    "record": case("diary", "cravings", "record", "c.wav", "--title", "New", "--purpose", "craving"),
    "edit-recording": case("diary", "cravings", "recordings", "edit", "Calm", "--title", "Calmer"),
    "remove-recording": case("diary", "cravings", "recordings", "remove", "Calm"),
    "play": case("diary", "cravings", "play", "Calm", "--output", "out.wav"),
    "take-message": case("diary", "cravings", "message"),
    "add-message": case("diary", "cravings", "message", "add", "Call Ana", "--trigger", "Lonely"),
    "edit-message": case("diary", "cravings", "message", "edit", "urge-body", "--priority", "5"),
    "switch-message-on": case("diary", "cravings", "message", "on", "urge-wave"),
    "set-help-lines": case("diary", "cravings", "help-lines", "set", "--line", "Olena=112"),
    "import-entries": case(
        "diary", "cravings", "import", "Checkmarks.csv", "--habits-file", "Habits.csv", "--uses", "Smoked=Joints:1",
        "--days-without", "No use"),
    "export-history": case(
        "diary", "cravings", "history", "--format", "csv", "-o", "former-history.csv", writes="former-history.csv"),
    "erase-diary": case("diary", "cravings", "erase", "--yes", erases=("cravings",)),
    "export-diary": case(
        "archived-diary", "almanac", "export", "private.tar", "--plugin", "cravings", writes="private.tar"),
    "import-diary": case("archived-diary", "almanac", "import", "private.tar", "--replace"),
    "seal-diary": case("archived-diary", "almanac", "seal", "cravings", "--passphrase-file", "pass.txt"),
    "unseal-diary": case("sealed-diary", "almanac", "unseal", "cravings", "--passphrase-file", "pass.txt"),
    "sealed-log-craving": case("sealed-diary", "cravings", "log", "--intensity", "5", "--trigger", "Tired"),
    "sealed-record": case("sealed-diary", "cravings", "record", "c.wav", "--title", "New"),
    "sealed-remove-recording": case("sealed-diary", "cravings", "recordings", "remove", "Calm"),
    "sealed-diary-passphrase": case(
        "sealed-diary", "almanac", "passphrase", "change", "--plugin", "cravings", "--passphrase-file", "pass.txt",
        "--new-file", "new.txt", changes_passphrase=True, shows_code=True),
    "sealed-import-diary": case("sealed-diary", "almanac", "import", "private.tar", "--replace"),
    "sealed-erase-diary": case("sealed-diary", "cravings", "erase", "--yes", erases=("cravings",)),
    # Commands that change nothing, whose reading can fail.
    "list-items": case("daily", "outfit", "items", shows=True),
    "list-challenges": case("daily", "challenge", "list", "--own", shows=True),
    "list-backups": case("daily", "almanac", "backups", shows=True),
    "list-sealed": case("sealed", "outfit", "items", shows=True),
    "list-twins": case("things", "twins", "list", shows=True),
    "list-entries": case("diary", "cravings", "history", shows=True),
    "examine": case("archived-things", "almanac", "doctor", shows=True),
}
