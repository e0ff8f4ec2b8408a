# SPDX-License-Identifier: Apache-2.0
"""The files that a power cut leaves, from a log of changes by fault_shim.c.

A file system keeps what was synchronized: the content of a file until its last fsync, and the names in a folder until
the last fsync of that folder; syncfs keeps all. Of what was changed since, it keeps any part. These are simulated:

- nothing;
- the names, but not the content, as a file system does whose journal has only names;
- the content, but not the names;
- what was changed until some moment.
"""
import random

VARIANTS = ("nothing else", "also names", "also content", "also a part")


class Node:
    """A file or folder: what is certain to survive, and what was changed since, in order."""

    def __init__(self, durable):
        self.durable, self.pending = durable, []
        #: The numbers of the changes that are durable, which tell two states apart.
        self.numbers = ()

    def surviving(self, limit=float("inf")):
        """The bytes, or the nodes by name, with the changes up to a number."""
        if not self.pending:
            return self.durable
        found = bytearray(self.durable) if isinstance(self.durable, bytes) else dict(self.durable)
        for number, change in self.pending:
            if number <= limit:
                change(found)
        return bytes(found) if isinstance(found, bytearray) else found

    def numbers_until(self, limit):
        return self.numbers + tuple(number for number, _ in self.pending if number <= limit)

    def synchronize(self):
        self.durable, self.numbers, self.pending = self.surviving(), self.numbers_until(float("inf")), []


def writing(at, content):
    def change(found):
        found.extend(bytes(max(0, at - len(found))))
        found[at:at + len(content)] = content
    return change


def resizing(size):
    def change(found):
        found.extend(bytes(max(0, size - len(found))))
        del found[size:]
    return change


def naming(name, node):
    return lambda found: found.update({name: node}) if node else found.pop(name, None)


class Disk:
    """The files of a place, and what of them is durable."""

    def __init__(self, before, root):
        #: The nodes by their numbers in the log.
        self.nodes = {number: Node(content) for number, content in before.items() if isinstance(content, bytes)}
        self.root = self.folder(before, root)

    def folder(self, before, number):
        names = {name: self.folder(before, child) if isinstance(before[child], dict) else self.nodes[child]
                 for name, child in before[number].items()}
        node = self.nodes[number] = Node(names)
        return node

    def apply(self, number, change):
        kind, file, at, first, second = change
        if kind == "A":
            for node in self.nodes.values():
                node.synchronize()
            return
        if kind in "WTS":
            node = self.nodes.get(file)
            if node and kind == "S":
                node.synchronize()
            elif node:
                node.pending.append((number, writing(at, first) if kind == "W" else resizing(at)))
            return
        if kind in "CM":
            self.nodes[file] = Node(b"" if kind == "C" else {})
            self.name(number, first, self.nodes[file])
            return
        if kind == "R":
            folder, name = self.find(first)
            self.name(number, second, folder.surviving()[name])
        self.name(number, first, None)

    def find(self, path):
        node = self.root
        for name in path[:-1]:
            node = node.surviving()[name]
        return node, path[-1]

    def name(self, number, path, node):
        folder, name = self.find(path)
        folder.pending.append((number, naming(name, node)))

    def survivors(self, content, names):
        """The nodes by path, with changes of the content and of names up to two numbers."""
        found = {}

        def add(path, node):
            found[path] = node
            if isinstance(node.durable, dict):
                for name, child in node.surviving(names).items():
                    add(path + (name,), child)
        add((), self.root)
        return found


class Record:
    """The files before a command, and each change that it made."""

    def __init__(self, place):
        self.place, self.before, self.changes = place, {}, []
        self.root = self.load(place)

    def load(self, path):
        number = path.stat().st_ino
        self.before[number] = path.read_bytes() if path.is_file() else {
            child.name: self.load(child) for child in path.iterdir() if self.has(child)}
        return number

    def has(self, path):
        # SQLite makes the index of a log anew. Remembered keys are in memory, and trying a passphrase takes a second.
        return not path.name.endswith("-shm") and not path.is_relative_to(self.place / "run")

    def read(self, log):
        """Reads the log of the command."""
        while log:
            line, _, log = log.partition(b"\n")
            kind, file, at, count, second = line.decode()[0], *map(int, line.split()[1:])
            texts, log = [log[:count], log[count:count + second]], log[count + second:]
            if kind in "CMRU":
                paths = [self.place / text.decode() for text in texts if text]
                if not all(self.has(path) for path in paths):
                    continue
                texts = [path.relative_to(self.place).parts for path in paths] + [()]
            self.changes.append((kind, file, at, *texts[:2]))

    def is_complete(self):
        """Whether the changes make the files that the command left."""
        *_, (number, disk) = self.moments()
        found = {path: node.surviving() for path, node in disk.survivors(number, number).items()
                 if isinstance(node.durable, bytes)}
        files = (path for path in self.place.rglob("*") if path.is_file() and self.has(path))
        return found == {path.relative_to(self.place).parts: path.read_bytes() for path in files}

    def moments(self):
        """The files after each change, with its number."""
        disk = Disk(self.before, self.root)
        yield 0, disk
        for number, change in enumerate(self.changes, 1):
            disk.apply(number, change)
            yield number, disk

    def limits(self, cut, variant):
        moment = random.Random(cut).randrange(cut + 1)
        return dict(zip(VARIANTS, ((0, 0), (0, cut), (cut, 0), (moment, moment))))[variant]

    def cuts(self):
        """The numbers of changes before a cut, and what survives, without those that leave the same files."""
        found, known = [], set()
        for cut, disk in self.moments():
            for variant in VARIANTS:
                content, names = self.limits(cut, variant)
                state = frozenset(
                    (path, id(node), node.numbers_until(content) if isinstance(node.durable, bytes) else ())
                    for path, node in disk.survivors(content, names).items())
                # What a command that ended said must hold.
                state = state, cut == len(self.changes)
                if state not in known:
                    known.add(state)
                    found.append((cut, variant))
        return found

    def restore(self, place, cut, variant):
        """Makes the files that a cut leaves."""
        disk = next(disk for number, disk in self.moments() if number == cut)
        content, names = self.limits(cut, variant)
        for path, node in disk.survivors(content, names).items():
            file = place.joinpath(*path)
            if isinstance(node.durable, dict):
                file.mkdir(mode=0o700, exist_ok=True)
            else:
                file.write_bytes(node.surviving(content))
                file.chmod(0o600)
