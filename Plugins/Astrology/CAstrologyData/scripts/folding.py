# SPDX-License-Identifier: Apache-2.0
"""The folding of place names, shared by the generators.

A name is folded one Unicode scalar at a time, so that Swift, whose standard library has no public
decomposition, can do exactly the same with the table in data/folding.tsv:

1. ASCII letters are converted to lower case; ASCII digits are kept; apostrophes, backquotes, and quotation marks are
   removed; every other ASCII character is a separator.
2. A scalar in the table is replaced by its entry (which can be empty or a separator).
3. Any other scalar is converted to lower case.
4. Runs of separators become one space, and are removed at both ends.

The table is generated from Unicode's case folding and compatibility decomposition without the diacritical marks of
Latin, Greek, Cyrillic, Hebrew, and Arabic. Vowel signs of Indic scripts and the voicing marks of kana are
letters to their readers, and are kept.
"""

import unicodedata

# Letters with a stroke or a ligature, which Unicode doesn't decompose, and how they are typed without it.
BARE = {
    "ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th",
    "ŋ": "n", "ĸ": "k", "ƙ": "k", "ɓ": "b", "ɗ": "d", "ƴ": "y", "ɛ": "e", "ɔ": "o", "ə": "a", "ɖ": "d",
    # Persian, Urdu and Arabic keyboards write these letters with different scalars.
    "ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ہ": "ه", "ھ": "ه", "ـ": "",
}


def is_dropped_mark(character):
    """Diacritics that people often omit."""
    point = ord(character)
    return (
        0x0300 <= point <= 0x036F
        or (0x0483 <= point <= 0x0487)
        or (0x0591 <= point <= 0x05C7 and unicodedata.category(character) == "Mn")
        or (0x0610 <= point <= 0x061A)
        or (0x064B <= point <= 0x065F)
        or point == 0x0670
        or (0x06D6 <= point <= 0x06ED and unicodedata.category(character) == "Mn")
        or 0x1AB0 <= point <= 0x1AFF
        or 0x1DC0 <= point <= 0x1DFF
        or 0x20D0 <= point <= 0x20FF
        or 0xFE00 <= point <= 0xFE0F
        or 0xFE20 <= point <= 0xFE2F
    )


def folded_scalar(character):
    """The table's entry for a scalar outside ASCII."""
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", character).casefold())
    text = "".join(one for one in text if not is_dropped_mark(one))
    text = unicodedata.normalize("NFKC", text)
    result = ""
    for one in "".join(BARE.get(one, one) for one in text):
        category = unicodedata.category(one)
        if category in ("Lm", "Sk") and one not in "々ー〻〱ヽヾゝゞๆ" or one in "’‘ʼ'`\"“”„«»״׳":
            continue  # modifier letters and quotation marks: apostrophes in romanisations
        if category.startswith(("P", "Z", "S", "C")) and category not in ("Co", "Cn"):
            result += "" if category == "Cf" else " "
            continue
        result += one
    return result.lower()


def folding_table():
    """Every scalar of the basic plane whose folding differs from its lower case: {scalar: folded}."""
    table = {}
    for point in range(0x80, 0x10000):
        if 0xD800 <= point <= 0xF8FF or unicodedata.category(chr(point)) == "Cn":
            continue  # surrogates, private use, unassigned
        character = chr(point)
        result = folded_scalar(character)
        if result != character.lower():
            table[character] = result
    return table


def fold(name, table):
    """The folded form of `name`, as described at the top of this module."""
    result = []
    for character in name:
        if character.isascii():
            if character.isalnum():
                result.append(character.lower())
            elif character not in "'`\"":
                result.append(" ")
        else:
            result.append(table.get(character, character.lower()))
    return " ".join(part for part in "".join(result).split(" ") if part)
