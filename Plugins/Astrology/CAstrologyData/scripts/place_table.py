# SPDX-License-Identifier: Apache-2.0
"""Writes and reads places.bin, the table of places. The header of make-places describes the format."""

import struct
from collections import namedtuple

Place = namedtuple("Place", "geonameid name country region_code region latitude longitude time_zone population")
"""A place; latitude and longitude are in units of 0.00001 degrees."""

Name = namedtuple("Name", "folded own others")
"""A folded name, with the ranks of the places whose own name it is, and of those that have it as another name."""

MAGIC = b"PLAC"
VERSION = 1
HEADER = struct.Struct("<4s10I")
ROW = struct.Struct("<iiIIIHH")
NAMES_PER_BLOCK = 16


def encode(comment, places, names):
    """The bytes of the table, from places in the order of their ranks, and names in any order."""
    divisions = list(dict.fromkeys((one.country, one.region_code, one.region) for one in places))
    zones = list(dict.fromkeys(one.time_zone for one in places))
    division_numbers = {division: number for number, division in enumerate(divisions)}
    zone_numbers = {zone: number for number, zone in enumerate(zones)}
    by_latitude = sorted(range(len(places)), key=lambda rank: (places[rank].latitude, rank))
    names = sorted(names, key=lambda one: one.folded.encode())
    block_count = -(-len(names) // NAMES_PER_BLOCK)

    comment = comment.encode() + b"\0"
    starts, position = [], len(comment) + HEADER.size
    for size in (ROW.size * len(places), 4 * len(places), 4 * len(divisions), 4 * len(zones), 4 * block_count):
        starts.append(position)
        position += size
    texts = bytearray()

    def put(data):
        """Adds data after the arrays, and returns its offset."""
        texts.extend(data)
        return position + len(texts) - len(data)

    rows = b"".join(
        ROW.pack(one.latitude, one.longitude, put(text(one.name)), one.geonameid, one.population,
                 division_numbers[one.country, one.region_code, one.region], zone_numbers[one.time_zone])
        for one in places)
    offsets = [put(b"".join(map(text, division))) for division in divisions]
    offsets += [put(text(zone)) for zone in zones]
    offsets += [put(block(names[first:first + NAMES_PER_BLOCK])) for first in range(0, len(names), NAMES_PER_BLOCK)]
    counts = len(places), len(names), len(divisions), len(zones)
    return b"".join([
        comment, HEADER.pack(MAGIC, VERSION, *counts, *starts), rows,
        struct.pack(f"<{len(by_latitude) + len(offsets)}I", *by_latitude, *offsets), texts,
    ])


def block(names):
    """Front-coded names with their ranks."""
    result, previous = bytearray(), b""
    for name in names:
        folded = name.folded.encode()
        shared = 0
        while shared < min(len(previous), len(folded)) and previous[shared] == folded[shared]:
            shared += 1
        suffix = folded[shared:]
        result.append(min(shared, 15) << 4 | min(len(suffix), 15))
        for length in (shared, len(suffix)):
            if length >= 15:
                result += varint(length - 15)
        result += suffix
        ranks = [(rank, 0) for rank in name.own] + [(rank, 2) for rank in name.others]
        before = {0: 0, 2: 0}
        for index, (rank, is_other) in enumerate(ranks):
            result += varint((rank - before[is_other]) << 2 | is_other | (index + 1 < len(ranks)))
            before[is_other] = rank
        previous = folded
    return bytes(result)


def text(string):
    data = string.encode()
    return varint(len(data)) + data


def varint(number):
    """An unsigned integer in LEB128: seven bits in each byte, the lowest first; the high bit is set in all but the last."""
    result = bytearray()
    while number > 0x7F:
        result.append(number & 0x7F | 0x80)
        number >>= 7
    result.append(number)
    return bytes(result)


class Reader:
    def __init__(self, data, offset):
        self.data, self.offset = data, offset

    def take(self, count):
        self.offset += count
        return self.data[self.offset - count:self.offset]

    def varint(self):
        result = shift = 0
        while True:
            byte, = self.take(1)
            result |= (byte & 0x7F) << shift
            if byte < 0x80:
                return result
            shift += 7

    def text(self):
        return self.take(self.varint()).decode()


def header(data):
    """The counts of places, names, divisions, and zones, and the starts of the five arrays."""
    magic, version, *numbers = HEADER.unpack_from(data, data.index(0) + 1)
    if (magic, version) != (MAGIC, VERSION):
        raise ValueError("not a table of places, or another version")
    return numbers[:4], numbers[4:]


def places(data):
    """The places of a table, in the order of their ranks."""
    (count, _, division_count, zone_count), (rows, _, division_starts, zone_starts, _) = header(data)

    def readers(start, count):
        return (Reader(data, offset) for offset in struct.unpack_from(f"<{count}I", data, start))

    divisions = [(one.text(), one.text(), one.text()) for one in readers(division_starts, division_count)]
    zones = [one.text() for one in readers(zone_starts, zone_count)]
    for latitude, longitude, name, number, population, division, zone in ROW.iter_unpack(
            data[rows:rows + count * ROW.size]):
        yield Place(number, Reader(data, name).text(), *divisions[division], latitude, longitude, zones[zone], population)


def names(data):
    """The names of a table, by the bytes of the folded name."""
    (_, count, _, _), (*_, blocks) = header(data)
    folded = b""
    for index in range(count):
        if index % NAMES_PER_BLOCK == 0:
            reader = Reader(data, *struct.unpack_from("<I", data, blocks + index // NAMES_PER_BLOCK * 4))
        lengths, = reader.take(1)
        shared, length = (
            part + reader.varint() if part == 15 else part for part in (lengths >> 4, lengths & 15))
        folded = folded[:shared] + reader.take(length)
        ranks, before, follows = ([], []), [0, 0], True
        while follows:
            number = reader.varint()
            kind, follows = number >> 1 & 1, number & 1
            before[kind] += number >> 2
            ranks[kind].append(before[kind])
        yield Name(folded.decode(), *ranks)
