# SPDX-License-Identifier: Apache-2.0
"""The commands that meet faults, and what each promises."""
import dataclasses

from homes import MARKER, after


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
    "sealed-import-clear": case("sealed", "almanac", "import", "clear.tar", "--replace"),
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
    "remove-twin": case("things", "twins", "remove", "The " + MARKER),
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
    "import-album": case("album", "almanac", "import", "album.tar", "--replace"),
    "erase-things": case("archived-things", "almanac", "erase", "--plugin", "twins", "--yes", erases=("twins",)),
    "seal-things": case("archived-things", "almanac", "seal", "twins", "--passphrase-file", "pass.txt"),
    "unseal-things": case("sealed-things", "almanac", "unseal", "twins", "--passphrase-file", "pass.txt"),
    "undo-removal": case("removed-things", "twins", "undo"),
    "undo-several": case("removed-things", "twins", "undo", "6"),
    "redo-removal": case("undone-things", "twins", "redo"),
    "forget-actions": case("removed-things", "twins", "history", "--forget-actions", forgets=True),
    "sealed-undo": case("sealed-things", "twins", "undo"),
    "sealed-add-twin": case("sealed-things", "twins", "add", "other", "Lamp", "--picture", "c.png"),
    # Charts.
    "first-chart": case(
        "charts", "astro", "save", "First", "--date", "2000-01-01T12:00", "--place", "Paris, FR", is_fresh=True),
    "save-chart": case("charts", "astro", "save", "Sofia", "--date", "1983-09-25T12:30", "--place", "Paris, FR"),
    "edit-chart": case("charts", "astro", "edit", "Albert", "--date", "1879-03-14T11:35", "--tag", "physics"),
    "rename-chart": case("charts", "astro", "rename", "Albert", "Einstein"),
    "make-report": case("charts", "astro", "report", "Albert", "--area", "career"),
    "add-purchase": case("charts", "astro", "purchases", "add", "Olena", "general", "T-2"),
    "remove-report": case("charts", "astro", "reports", "remove", "Olena general en"),
    "import-births": case("charts", "astro", "import", "births.csv"),
    "export-births": case("charts", "astro", "export", "-o", "former-charts.csv", writes="former-charts.csv"),
    "remove-chart": case("charts", "astro", "remove", "Olena"),
    "refresh-charts": case("charts", "astro", "refresh"),
    "export-charts": case("charts", "almanac", "export", "charts.tar", writes="charts.tar"),
    "import-charts": case("charts", "almanac", "import", "charts.tar", "--replace"),
    "erase-charts": case("charts", "almanac", "erase", "--plugin", "astrology", "--yes", erases=("astrology",)),
    "undo-removed-chart": case("removed-charts", "astro", "undo"),
    "forget-chart-actions": case("removed-charts", "astro", "history", "--forget-actions", forgets=True),
    "seal-charts": case("charts", "almanac", "seal", "astrology", "--passphrase-file", "pass.txt"),
    "unseal-charts": case("sealed-charts", "almanac", "unseal", "astrology", "--passphrase-file", "pass.txt"),
    "sealed-save-chart": case(
        "sealed-charts", "astro", "save", "Sofia", "--date", "1983-09-25T12:30", "--place", "Paris, FR"),
    "sealed-remove-chart": case("sealed-charts", "astro", "remove", "Olena"),
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
    "list-charts": case("charts", "astro", "charts", shows=True),
    "list-entries": case("diary", "cravings", "history", shows=True),
    "examine": case("archived-things", "almanac", "doctor", shows=True),
}
