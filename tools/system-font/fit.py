"""Fits the system font's advances (see the script `fit` beside it)."""

import math
import random
import statistics
import sys

from labels import WEIGHTS, read
from model import FACTORS, KERNING, SHARES, SIZES, TIGHTENING, TRACKING, Model

LABELS = "Tests/TextPangoTests/Labels/text-widths.tsv"
TABLE = "Sources/Output/TextPango/Fonts/SystemAdvances+Table.swift"
FOLDS = 5
# Corrections of pairs below so many ten-thousandths of the size are left out of the table.
LEAST_CORRECTION = 3


def characters(labels):
    return sorted({character for label in labels for character, _ in label.letters})


def cross_validated(labels, seed):
    """The labels with the widths of fits that did not see them; a string is in one fold only."""
    strings = sorted({label.text for label in labels})
    random.Random(seed).shuffle(strings)
    fold = {string: position % FOLDS for position, string in enumerate(strings)}
    pairs = []
    for number in range(FOLDS):
        seen = [x for x in labels if fold[x.text] != number]
        model = Model(characters(labels), seen).fit(seen)
        pairs += [(x, model.width(x)) for x in labels if fold[x.text] == number]
    return pairs


def kind(text):
    """The class of a string by its characters."""
    letters = [x for x in text if x.isalpha()]
    if not letters:
        return "digits and signs"
    if all(x.isupper() for x in letters):
        return "capitals"
    if any(x.isdigit() for x in text):
        return "letters and digits"
    if any(not x.isalpha() and x != " " for x in text):
        return "letters and signs"
    return "several words" if " " in text else "a word"


def report(pairs):
    classes = {}
    for label, width in pairs:
        size = label.size
        band = "below 20" if size < 20 else "20 to 22" if size <= 22 else "24 and up"
        error = 100 * abs(width / (label.width - label.pixel / 2) - 1)
        shown = math.ceil(width / label.pixel - 1e-9) * label.pixel
        hit = abs(shown - label.width) <= label.pixel + 0.02
        for key in ((0, f"{band}, {label.weight}"), (1, "all")):
            classes.setdefault(key, []).append((error, hit))
        classes.setdefault((3, kind(label.text)), []).append((error, hit))
        if not label.is_old:
            classes.setdefault((2, "all of iOS 14 and later"), []).append((error, hit))
    print("| size, weight | labels | median error | within a pixel |\n| --- | --- | --- | --- |")
    for (_, name), entries in sorted(classes.items()):
        median = statistics.median(error for error, _ in entries)
        share = 100 * sum(hit for _, hit in entries) / len(entries)
        print(f"| {name} | {len(entries)} | {median:.2f} % | {share:.0f} % |")


def literal(character):
    if character in "\"\\":
        return f'"\\{character}"'
    code = ord(character)
    return f'"{character}"' if 0x20 <= code < 0x7F else '"\\u{%04X}"' % code


def table(model, labels):
    def thousandths(value):
        return round(value * 10_000)

    counts = {x: sum(x in label.text for label in labels) for x in model.characters}
    shares = [0.0] + [
        SHARES[i + 1] + model.values[model.start["share"] + i] for i in range(len(SIZES) - 1)
    ]
    bold, semibold = model.value("bold"), model.value("semibold")
    tightening = [TIGHTENING, TIGHTENING - semibold, TIGHTENING - semibold, TIGHTENING - bold]
    lines = [
        f"// Written by tools/system-font/fit from {len(labels)} labels: change it there.",
        "",
        "extension SystemAdvances {",
        "  /// The factors of Inter's advances by weight, for characters without a separate one.",
        f"  static let commonFactors: [Int] = {[thousandths(x) for x in FACTORS]}",
        "  /// The share of Inter's kerning in the system font, in hundredths.",
        f"  static let kerning = {round(KERNING * 100)}",
        "  /// The tightening of large letters, by weight, in ten-thousandths of the size.",
        f"  static let tightening: [Int] = {[thousandths(x) for x in tightening]}",
        "  /// The share of the advances for large text in letters, by size, in thousandths.",
        "  static let largeShares: [(size: Double, share: Int)] = [",
        *[f"    ({size}, {round(share * 1000)})," for size, share in zip(SIZES, shares)],
        "  ]",
        "",
        "  /// The tracking of each size from 6 points on, in thousandths of it.",
        "  static let tracking: [Int] = [",
    ]
    steps = [f"{round(x * 1000)}" for x in TRACKING]
    lines += ["    " + ", ".join(steps[i : i + 15]) + "," for i in range(0, len(steps), 15)]
    lines += [
        "  ]",
        "",
        "  /// The data of each character: the number of labels that have it; its factors of Inter's",
        "  /// advance by weight and their uncertainties; the change of its advance in large text.",
        "  static let rows: [Row] = [",
    ]
    for character in model.characters:
        factors = [model.factor(character, weight) for weight in range(len(WEIGHTS))]
        display = model.display(character)
        values = ", ".join(str(thousandths(value)) for value, _ in factors)
        errors = ", ".join(str(thousandths(error)) for _, error in factors)
        lines += [
            f"    Row({literal(character)}, {counts[character]}, [{values}], [{errors}], "
            f"{thousandths(display[0])}, {thousandths(display[1])}),"
        ]
    known = [(x, thousandths(model.values[i])) for x, i in model.pairs.items()]
    known = [(x, value) for x, value in known if abs(value) >= LEAST_CORRECTION]
    lines += [
        "  ]",
        "",
        "  /// The pairs of characters that have a correction beside kerning, one after the other.",
        "  static let pairLetters = [",
    ]
    letters = ["".join(x for x, _ in known[i : i + 40]) for i in range(0, len(known), 40)]
    lines += [f'    #"{line}"#,' for line in letters]
    lines += [
        "  ]",
        "",
        "  /// Their corrections, in ten-thousandths of the size.",
        "  static let pairCorrections: [Int16] = [",
    ]
    values = [str(value) for _, value in known]
    lines += ["    " + ", ".join(values[i : i + 15]) + "," for i in range(0, len(values), 15)]
    return "\n".join(lines + ["  ]", "}", ""])


def main(arguments):
    paths = [x for x in arguments if not x.startswith("--")]
    labels = read(paths[-1] if paths else LABELS)
    if "--cross-validate" in arguments:
        report([pair for seed in range(3) for pair in cross_validated(labels, seed)])
        return
    model = Model(characters(labels), labels).fit(labels)
    with open(TABLE, "w", encoding="utf8") as file:
        file.write(table(model, labels))
    print(f"{TABLE}: {len(model.characters)} characters from {len(labels)} labels")


if __name__ == "__main__":
    main(sys.argv[1:])
