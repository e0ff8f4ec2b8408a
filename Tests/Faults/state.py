# SPDX-License-Identifier: Apache-2.0
"""What a command left on the disk: records, files, and traces of removed text."""
import csv
import hashlib
import io
import json
import re
import sqlite3
import tarfile

from homes import MARKER

UNIQUE = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[0-9:.]+(Z|[+-]\d\d:\d\d)?|\b1[678]\d{8}(\.\d+)?\b")

#: Tables that describe a store, and those of the catalog, which any writing command can fill.
IGNORED_TABLES = {
    "storeDefinition", "storeMigration", "grdb_migrations", "storeKeySlot", "storeSealedBlock", "pack", "configuration",
    "model",
}
#: Columns that are chosen at random or measured.
IGNORED_COLUMNS = {
    "userChallenge": {"content", "challenge", "candidates", "ranking", "reasons", "swappedFor"}, "person": {"seedName"},
    "recognition": {"processingTime"}, "storeAction": {"run", "names", "digest"},
}


def database(place, plugin):
    return place / "home" / plugin / f"{plugin}.sqlite"


def opened(path):
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True)


def is_sealed(place, plugin):
    """Whether the records are sealed as a whole."""
    path = database(place, plugin)
    if not path.exists() or path.stat().st_size == 0:
        return False
    connection = opened(path)
    try:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'storeSealedBlock'").fetchone():
            return False
        return connection.execute("SELECT 1 FROM storeSealedBlock LIMIT 1").fetchone() is not None
    finally:
        connection.close()


def rows(path):
    """The rows of a store without what differs between two runs: keys, times, sealed bytes, and random choices."""
    if not path.exists() or path.stat().st_size == 0:
        return []
    connection = opened(path)
    try:
        found = []
        tables = [name for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql LIKE '%STRICT%'")]
        for table in tables:
            if table in IGNORED_TABLES:
                continue
            columns = [name for (_, name, *_) in connection.execute(f'PRAGMA table_info("{table}")')]
            columns = [name for name in columns if name not in IGNORED_COLUMNS.get(table, set())]
            condition = " WHERE pack IS NULL" if table == "challenge" else ""
            listed = ", ".join(f'"{name}"' for name in columns)
            for row in connection.execute(f'SELECT {listed} FROM "{table}"{condition}'):
                values = ["<bytes>" if isinstance(value, bytes) else UNIQUE.sub("<unique>", str(value)) for value in row]
                found.append(table + ": " + " | ".join(values))
        return sorted(found)
    finally:
        connection.close()


def index_problems(path):
    """The full-text indexes that don't have what their tables have."""
    if not path.exists() or path.stat().st_size == 0:
        return []
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        problems = []
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE sql LIKE '%USING fts5%'").fetchall():
            try:
                connection.execute(f"INSERT INTO {name} ({name}, rank) VALUES ('integrity-check', 1)")
            except sqlite3.DatabaseError as error:
                problems.append(f"the index {name} differs from its table: {error}")
        return problems
    finally:
        connection.close()


def hashes(path):
    connection = opened(path)
    try:
        problems = [text for (text,) in connection.execute("PRAGMA integrity_check") if text != "ok"]
        problems += [f"a reference of {row[0]} is broken" for row in connection.execute("PRAGMA foreign_key_check")]
        if problems:
            return problems, set()
        tables = connection.execute(
            "SELECT name FROM sqlite_master WHERE name IN ('storeAttachment', 'storeActionAttachment')").fetchall()
        return [], {name for (table,) in tables for (name,) in connection.execute(f"SELECT hash FROM {table}")}
    finally:
        connection.close()


def damage(place):
    """Every problem of the files, after a command that completes what was left."""
    problems = []
    for folder in (place / "home").iterdir() if (place / "home").exists() else []:
        if not folder.is_dir():
            if folder.name not in ("lock", "settings.json"):
                problems.append(f"{folder.name} is left")
            continue
        named = set()
        databases = [folder / f"{folder.name}.sqlite", *sorted((folder / "backups").glob("*.sqlite"))]
        problems += [f"{path.name} is a copy of records that aren't damaged" for path in databases if "-damaged" in path.name]
        for path in databases:
            if "-damaged" not in path.name and path.exists() and path.stat().st_size > 0:
                found, own = hashes(path)
                problems += [f"{path.name}: {text}" for text in found]
                named |= own
        files = {path.name: path for path in (folder / "attachments").rglob("*") if path.is_file()}
        for name in named - files.keys():
            problems.append(f"the photo {name[:8]} of {folder.name} is missing")
        for name, path in files.items():
            if name not in named:
                problems.append(f"the photo {name[:8]} of {folder.name} is left")
            elif hashlib.sha256(path.read_bytes()).hexdigest() != name:
                problems.append(f"the photo {name[:8]} of {folder.name} is altered")
        known = {"lock", "attachments", "backups", f"{folder.name}.sqlite"}
        known |= {f"{folder.name}.sqlite{suffix}" for suffix in ("-wal", "-shm")}
        known |= {"sealed"} if is_sealed(place, folder.name) else set()
        problems += [f"{folder.name}/{path.name} is left" for path in folder.iterdir() if path.name not in known]
        problems += [
            f"{folder.name}/backups/{path.name} is left" for path in (folder / "backups").glob("*")
            if not path.name.endswith(".sqlite")]
    return problems


def traces(place, plugins):
    """The files of plugins with the planted text."""
    return [str(path.relative_to(place)) for plugin in plugins for path in (place / "home" / plugin).rglob("*")
            if path.is_file() and MARKER.encode() in path.read_bytes()]


def file_problems(path):
    """Every problem of an archive or list, of which a part of a file is one."""
    if path.suffix == ".csv":
        text = path.read_bytes().decode()
        lines = list(csv.reader(io.StringIO(text)))
        if not text.endswith("\n") or len({len(line) for line in lines}) != 1 or len(lines) < 2:
            return [f"{path.name} is a part of a list"]
        return []
    problems = []
    try:
        with tarfile.open(path) as archive:
            manifest = json.load(archive.extractfile("manifest.json"))
            for member in manifest["members"]:
                content = archive.extractfile(member["name"]).read()
                if hashlib.sha256(content).hexdigest() != member["sha256"]:
                    problems.append(f"{member['name']} of the archive is altered")
    except (tarfile.TarError, KeyError, OSError) as error:
        problems.append(f"the archive is damaged: {error}")
    return problems
