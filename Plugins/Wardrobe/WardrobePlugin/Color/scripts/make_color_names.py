#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes ColorName+table.swift.

    make_color_names.py CSS.json SURVEY.txt > ColorName+table.swift

CSS.json maps the keywords of CSS Color Module Level 4, section 6.1 "Named Colors", to their digits
(https://www.w3.org/TR/css-color-4/#named-colors). SURVEY.txt is the list of the xkcd color survey
(https://xkcd.com/color/rgb.txt, dedicated to the public domain under CC0 1.0): a name, a tab and the digits a line.
The table has all keywords, with one spelling of gray, and the names for clothes below that CSS lacks, from the survey.
"""
import json
import re
import sys

SURVEY = """apricot|army green|aubergine|berry|blush|bottle green|brick|bronze|burgundy|burnt orange|camel|charcoal
cobalt|copper|cranberry|cream|denim|dusty pink|dusty rose|emerald|heather|hunter green|jade|lilac|mahogany|mauve
merlot|mint|moss|mulberry|mushroom|mustard|ochre|off white|peach|petrol|pine|putty|raspberry|rose|rust|saffron|sage
sand|scarlet|steel|stone|taupe|terracotta|wine|dark brown|dark navy"""
WORDS = sorted(
    """alice antique aqua aquamarine azure beige bisque black blanched almond blue violet brown burly wood cadet
    chartreuse chocolate coral cornflower cornsilk silk crimson cyan dark gold gray green khaki magenta olive orange
    orchid red salmon sea slate turquoise deep pink sky dim dodger fire brick floral white forest fuchsia gainsboro
    ghost rod honeydew hot indian indigo ivory lavender blush lawn lemon chiffon light yellow lime linen maroon medium
    midnight mint cream misty rose moccasin navajo navy old lace drab pale papaya whip peach puff peru plum powder
    purple rebecca rosy royal saddle sandy shell sienna silver snow spring steel tan teal thistle tomato wheat smoke
    goldenrod marine""".split(), key=len, reverse=True)


def spaced(keyword):
    words = []
    rest = keyword
    whole = {"cornsilk", "seashell", "goldenrod", "aquamarine", "honeydew", "gainsboro"}
    while rest:
        word = next((w for w in sorted(whole, key=len, reverse=True) if rest.startswith(w)), None)
        word = word or next(w for w in WORDS if rest.startswith(w))
        words.append(word)
        rest = rest[len(word):]
    return " ".join(words)


def main():
    css = json.load(open(sys.argv[1]))
    survey = dict(
        re.match(r"([^\t]+)\t(#[0-9a-f]{6})", line).groups() for line in open(sys.argv[2]) if "\t#" in line)
    names = {spaced(name): digits.upper() for name, digits in css.items() if "grey" not in name}
    for name in ("aqua", "fuchsia"):
        names.pop(name)
    for name in re.split(r"[|\n]", SURVEY):
        if name in survey and name not in names:
            names[name] = survey[name].upper()
    assert len(set(names.values())) == len(names), "two names of one color"
    print("// SPDX-License-Identifier: Apache-2.0\n//")
    print("// Made by make_color_names.py. Facts from CSS Color Module Level 4 (W3C, Software and Document License) and")
    print("// from the xkcd color survey (CC0 1.0).\n")
    print("extension ColorName {")
    print("    /// A name and its digits a line, by name.")
    print('    static let table = """')
    for name in sorted(names):
        print(f"        {name} {names[name]}")
    print('        """')
    print("}")


main()
