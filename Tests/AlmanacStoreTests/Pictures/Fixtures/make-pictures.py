#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the pictures of this folder with the encoders that people have, and sizes.tsv: the size each is shown in.

libwebp, libavif and libheif through Pillow, and the programs of Debian's libavif-bin and libheif-examples for what Pillow
does not ask of them, such as grids and cuts. The sizes are those that Pillow (WebP) and heif-info (HEIC, AVIF) tell.

    apt-get install libavif-bin libheif-examples
    pip install pillow==13.0.0 pillow-heif==1.8.1
    python3 make-pictures.py
"""
import pathlib
import re
import subprocess
import tempfile

import pillow_heif
from PIL import Image

pillow_heif.register_heif_opener()
HERE = pathlib.Path(__file__).parent
SCRATCH = pathlib.Path(tempfile.mkdtemp())


def turned_exif():
    """Exif data with orientation 6, a camera that was turned by a quarter; savers take it out of what they are given."""
    exif = Image.Exif()
    exif[0x0112] = 6
    return exif


def plain(width, height, colour=(40, 90, 160), mode="RGB"):
    return Image.new(mode, (width, height), colour + (128,) * (len(mode) - 3))


def png(width, height):
    path = SCRATCH / f"{width}x{height}.png"
    plain(width, height).save(path)
    return str(path)


def program(name, *arguments):
    subprocess.run([name, *map(str, arguments)], check=True, capture_output=True)


def save(name, picture, **options):
    picture.save(HERE / name, **options)


save("lossy.webp", plain(37, 21), quality=50)
save("lossless.webp", plain(301, 17), lossless=True)
save("lossless-wide.webp", plain(16383, 2), lossless=True)
save("alpha.webp", plain(40, 30, mode="RGBA"), quality=50)
save("frames.webp", plain(64, 300), save_all=True, append_images=[plain(64, 300, (200, 0, 0))], duration=100)
save("odd.avif", plain(37, 21), quality=30, speed=10)
save("alpha.avif", plain(40, 30, mode="RGBA"), quality=30, speed=10)
save("turned.avif", plain(48, 20), quality=30, speed=10, exif=turned_exif())
save("frames.avif", plain(64, 40), save_all=True, append_images=[plain(64, 40, (200, 0, 0))], quality=30, speed=10)
save("even.heic", plain(64, 48), quality=30)
save("odd.heic", plain(37, 21), quality=30)
turned = pillow_heif.from_pillow(plain(48, 20))
turned.save(HERE / "turned.heic", quality=30, exif=turned_exif().tobytes())
both = pillow_heif.from_pillow(plain(64, 48))
both.add_from_pillow(plain(80, 32))
both.save(HERE / "second.heic", quality=30, primary_index=1)
program("avifenc", "-s", "10", "--irot", "3", "--crop", "2,4,40,24", png(64, 48), HERE / "cut-turned.avif")
program("avifenc", "-s", "10", "--irot", "2", png(50, 34), HERE / "upside-down.avif")
program("avifenc", "-s", "10", "--grid", "2x2", png(256, 192), HERE / "grid.avif")
program("heif-enc", "-q", "30", "-t", "16", png(51, 33), "-o", HERE / "padded.heic")

with open(HERE / "sizes.tsv", "w") as table:
    print("file\twidth\theight", file=table)
    for path in sorted(HERE.iterdir()):
        if path.suffix == ".webp":
            with Image.open(path) as picture:
                width, height = picture.size
        elif path.suffix in (".avif", ".heic"):
            told = subprocess.run(["heif-info", path], check=True, capture_output=True, text=True).stdout
            width, height = re.search(r"image: (\d+)x(\d+) .*primary", told).groups()
        else:
            continue
        print(path.name, width, height, sep="\t", file=table)
