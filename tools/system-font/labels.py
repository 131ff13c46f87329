"""Labels that Apple's systems measured, and what Inter's letters in them are."""

import csv
import re

import uharfbuzz as hb

FACES = {"regular": "Regular", "medium": "Medium", "semibold": "SemiBold", "bold": "Bold"}
WEIGHTS = list(FACES)
FONTS = "/usr/share/fonts/opentype/inter/Inter-%s.otf"
# The first document version of Xcode 12, whose labels have the letters of iOS 14 and later.
FIRST_MODERN_DOCUMENT = 16500


class Label:
    """A string, its font and the width that a system measured, rounded up to a multiple of pixel."""

    fonts = {}

    def __init__(self, fields):
        text, size, self.weight, width, pixel, self.kind, self.source = fields[:7]
        if text.startswith('"') and text.endswith('"') and '""' in text:
            text = text[1:-1].replace('""', '"')
        self.text = text
        self.size, self.width, self.pixel = float(size), float(width), float(pixel)
        document = re.search(r"document (\d+)", self.source)
        self.is_old = bool(document) and int(document.group(1)) < FIRST_MODERN_DOCUMENT
        self.letters, self.kerning = self.shaped()

    def shaped(self):
        """Characters with Inter's advances, and the sum of its kerning, as fractions of the size."""
        font = Label.fonts.get(self.weight)
        if font is None:
            path = FONTS % FACES[self.weight]
            font = Label.fonts[self.weight] = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
        buffer = hb.Buffer()
        buffer.add_str(self.text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer, {"calt": False})
        letters, kerning, em = [], 0.0, font.face.upem
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
            advance = font.get_glyph_h_advance(info.codepoint)
            letters.append((self.text[info.cluster], advance / em))
            kerning += (position.x_advance - advance) / em
        return letters, kerning

    @property
    def interval(self):
        """Between which widths the true one lies."""
        return self.width - (self.pixel if self.pixel > 0.1 else 0), self.width


def read(path):
    """The labels of a table that are exact enough to be fitted to."""
    with open(path, encoding="utf8", newline="") as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    labels = [Label(row) for row in rows if row[5] != "ink"]
    # One published width disagrees with 400 others by 0.7 %; one label's weight is not stated.
    return [
        label
        for label in labels
        if label.pixel > 0.1 and "weight not stated" not in label.source
    ]
