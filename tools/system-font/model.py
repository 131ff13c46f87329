"""The model of the system font's widths, and its fit by regularised least squares.

width = size · (Σ (factor[weight][character] · Inter's advance + large(size) · display[character])
                + 0.87 · Inter's kerning + Σ correction[pair]
                + n · (tracking(size) − large(size) · tightening[weight]))
"""

import numpy as np

from labels import WEIGHTS

# Factors of Inter's advances by weight, from which characters differ, and of its kerning.
FACTORS = [0.9971, 1.0069, 1.0129, 1.0207]
KERNING = 0.87
TIGHTENING = 0.0542
# How far along a weight is between regular and bold, by the system font's numbers 400 510 590 700.
PLACES = [0, 0.37, 0.63, 1]
# How far letters have the spacing of large text, by size.
SIZES = [17, 18, 19, 20, 22, 24, 28, 34, 60]
SHARES = [0, 0.04, 0.08, 0.22, 0.52, 0.72, 1, 1, 1]
# Apple's tracking in thousandths of the size (Human Interface Guidelines, Typography, SF Pro).
STEPS = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26,
    18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14,
    31: 13, 33: 12, 35: 11, 36: 10, 41: 9, 44: 8, 49: 7, 52: 6, 58: 5, 60: 4, 66: 3, 68: 2, 76: 1,
    80: 0,
}
TRACKING_SIZES = list(range(6, 81))
TRACKING = [STEPS[max(step for step in STEPS if step <= size)] / 1000 for size in TRACKING_SIZES]

# How far parameters may be from what they are without data: the standard deviations of the fit.
PRIOR = {
    "common": 0.15, "slope": 0.015, "own": 0.004, "display": 0.01, "share": 0.03, "bold": 0.003,
    "semibold": 0.003, "old": 0.002, "oldSmall": 0.002, "oldLarge": 0.004, "pair": 0.002,
}
# In how many strings a pair of ASCII characters has to be to have a correction.
LEAST_STRINGS = 2
NOISE, RELATIVE_NOISE, OUTLIER, ROUNDS = 0.06, 0.0015, 1.0, 8


def pairs(text):
    """The pairs of ASCII characters that stand beside each other."""
    return [a + b for a, b in zip(text, text[1:]) if ord(a) < 128 and ord(b) < 128]


class Model:
    """The parameters of all characters, and what they are fitted to."""

    def __init__(self, characters, labels):
        self.characters = list(characters)
        self.index = {character: i for i, character in enumerate(self.characters)}
        count = len(self.characters)
        self.start, self.deviations = {}, []
        for name, length in [
            ("common", count), ("slope", count), ("own", count * len(WEIGHTS)), ("display", count),
            ("share", len(SIZES) - 1), ("bold", 1), ("semibold", 1), ("old", 1), ("oldSmall", 1),
            ("oldLarge", 1),
        ]:
            self.start[name] = len(self.deviations)
            self.deviations += [PRIOR[name]] * length
        strings = {}
        for label in labels:
            for pair in set(pairs(label.text)):
                strings.setdefault(pair, set()).add(label.text)
        known = sorted(x for x, found in strings.items() if len(found) >= LEAST_STRINGS)
        self.pairs = {x: len(self.deviations) + i for i, x in enumerate(known)}
        self.deviations += [PRIOR["pair"]] * len(known)
        self.values = np.zeros(len(self.deviations))

    def equation(self, label, is_old):
        """What a label's width is without data, and by how much each parameter changes it."""
        row, size, weight = np.zeros(len(self.values)), label.size, WEIGHTS.index(label.weight)
        count = len(label.letters)
        # Before iOS 14 letters changed to the form for large text at once.
        leaps = is_old and 20 <= size < 24
        share = np.interp(size, SIZES, SHARES)
        width = label.kerning * KERNING * size
        for character, advance in label.letters:
            width += advance * FACTORS[weight] * size
            position = self.index.get(character)
            if position is None:
                continue
            row[self.start["common"] + position] += advance * size
            row[self.start["slope"] + position] += advance * size * PLACES[weight]
            row[self.start["own"] + weight * len(self.characters) + position] += advance * size
            row[self.start["display"] + position] += (1 if leaps else share) * size
        for pair in pairs(label.text):
            if pair in self.pairs:
                row[self.pairs[pair]] += size
        tracking = np.interp(size, TRACKING_SIZES, TRACKING)
        width += count * size * (tracking - share * TIGHTENING)
        if leaps:
            row[self.start["oldLarge"]] = count * size
        else:
            for knot, part in self.parts(size):
                row[self.start["share"] + knot - 1] -= count * size * TIGHTENING * part
        if is_old and size < 20:
            row[self.start["old" if size >= 17 else "oldSmall"]] = count * size
        if weight > 0:
            row[self.start["bold" if weight == 3 else "semibold"]] = count * size * share
        return width, row

    @staticmethod
    def parts(size):
        """The knots of the share beside a size, and how much of each counts there."""
        size = min(size, SIZES[-1])
        if size <= SIZES[0]:
            return []
        upper = next(i for i, knot in enumerate(SIZES) if knot >= size)
        part = (size - SIZES[upper - 1]) / (SIZES[upper] - SIZES[upper - 1])
        return [(upper, part)] + ([(upper - 1, 1 - part)] if upper > 1 else [])

    def fit(self, labels):
        """Fits all parameters; labels that disagree with all others count less."""
        equations = [self.equation(label, label.is_old) for label in labels]
        widths = np.array([width for width, _ in equations])
        rows = np.array([row for _, row in equations])
        low, high = (np.array(bounds) for bounds in zip(*(label.interval for label in labels)))
        low, high = low + 0.4 * (high - low), high - 0.4 * (high - low)
        noise, trust = np.hypot(NOISE, RELATIVE_NOISE * high), np.ones(len(labels))
        for _ in range(ROUNDS):
            goal = np.clip(widths + rows @ self.values, low, high)
            scale = np.sqrt(trust) / noise
            matrix = rows * scale[:, None]
            self.information = matrix.T @ matrix + np.diag(1 / np.array(self.deviations) ** 2)
            self.values = np.linalg.solve(self.information, matrix.T @ ((goal - widths) * scale))
            found = widths + rows @ self.values
            error = abs(np.clip(found, low, high) - found) / noise
            trust = np.minimum(1, OUTLIER / np.maximum(error, 1e-9))
        return self

    def width(self, label):
        """How wide a label is on a system of today."""
        width, row = self.equation(label, is_old=False)
        return width + row @ self.values

    def value(self, name):
        """A parameter that there is once."""
        return self.values[self.start[name]]

    def factor(self, character, weight):
        """A character's factor of Inter's advance in a weight, and its standard deviation."""
        position, row = self.index[character], np.zeros(len(self.values))
        row[self.start["common"] + position] = 1
        row[self.start["slope"] + position] = PLACES[weight]
        row[self.start["own"] + weight * len(self.characters) + position] = 1
        return FACTORS[weight] + row @ self.values, self.deviation(row)

    def display(self, character):
        """What a character's advance changes by in large text, and its standard deviation."""
        row = np.zeros(len(self.values))
        row[self.start["display"] + self.index[character]] = 1
        return row @ self.values, self.deviation(row)

    def deviation(self, row):
        return float(np.sqrt(row @ np.linalg.solve(self.information, row)))
