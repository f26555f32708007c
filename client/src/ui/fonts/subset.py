"""Writes the common faces, and those of marks, beside the whole ones: `pip install fonttools brotli`, then `python3 subset.py` in this folder."""

import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.ttProgram import Program

FACES = Path("../theme/fonts.css").read_text().split("@font-face")

# Smooth at every size, with dropouts filled: what a face without hints is to ask of a rasterizer.
SMOOTH = 0x000F
FILL_DROPOUTS = bytes([0xB8, 0x01, 0xFF, 0x85, 0xB0, 0x04, 0x8D])


def characters_of(file: str) -> set[int]:
    """What fonts.css has a face for."""
    (face,) = (face for face in FACES if f"/{file}" in face)
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face)
    return {character for first, last in ranges for character in range(int(first, 16), int(last or first, 16) + 1)}


def write_part(whole: Path, part: Path) -> None:
    options = subset.Options(layout_features=["*"], hinting=False, flavor="woff2", name_IDs=["*"], notdef_outline=True)
    font = subset.load_font(whole, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters_of(part.name))
    subsetter.subset(font)
    font["gasp"] = newTable("gasp")
    font["gasp"].version, font["gasp"].gaspRange = 1, {0xFFFF: SMOOTH}
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromBytecode(FILL_DROPOUTS)
    subset.save_font(font, part, options)


for face in Path(".").glob("*-whole.woff2"):
    write_part(face, face.with_name(face.name.replace("-whole", "")))
    if "-latin" in face.name:
        write_part(face, face.with_name(face.name.replace("-latin", "-marks").replace("-whole", "")))
