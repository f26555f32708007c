"""Writes the common faces beside the whole ones: `pip install fonttools brotli`, then `python3 subset.py` in this folder."""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.ttProgram import Program

# As fonts.css divides them.
ARABIC = "20 60c 61b 61f 621-63a 640-655 660-66c 670-671 67e 686 6a4 6a9 6af 6cc fdfa"
LATIN = "20-7e a0 a9 ab b0 b7 bb d7 e9 f7 2013-2014 2018-2019 201c-201d 2022 2026 2190-2193 2212"

# Smooth at every size, with dropouts filled: what a face without hints is to ask of a rasterizer.
SMOOTH = 0x000F
FILL_DROPOUTS = bytes([0xB8, 0x01, 0xFF, 0x85, 0xB0, 0x04, 0x8D])


def characters(ranges: str) -> set[int]:
    ends = [[int(end, 16) for end in part.split("-")] for part in ranges.split()]
    return {character for part in ends for character in range(part[0], part[-1] + 1)}


def write_common(whole: Path) -> None:
    options = subset.Options(layout_features=["*"], hinting=False, flavor="woff2", name_IDs=["*"], notdef_outline=True)
    font = subset.load_font(whole, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters(ARABIC if "arabic" in whole.name else LATIN))
    subsetter.subset(font)
    font["gasp"] = newTable("gasp")
    font["gasp"].version, font["gasp"].gaspRange = 1, {0xFFFF: SMOOTH}
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromBytecode(FILL_DROPOUTS)
    subset.save_font(font, whole.with_name(whole.name.replace("-whole", "")), options)


for face in Path(".").glob("*-whole.woff2"):
    write_common(face)
