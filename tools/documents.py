"""The documents of the repository and the blocks in them, for tools/check-commands and tools/check-docs."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ANY_LINES = "…"
FENCE = re.compile(r"^ *```(\S*)")
DIRECTIVE = re.compile(r"^<!-- ([a-z][a-z ]*)(?:: (.+))? -->$")


class Block:
    """A block of a document: its name, its lines, and what the comments above it say."""

    def __init__(self, number, name, directives):
        # The number of the line with its fence, from 1.
        self.number, self.name, self.directives = number, name, directives
        self.lines = []


class Document:
    """A document: its blocks, and the numbered lines outside of them."""

    def __init__(self, path):
        self.path = path
        self.name = path.relative_to(ROOT)
        self.blocks, self.prose = [], []
        block, directives = None, {}
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            fence = FENCE.match(line)
            if block and not fence:
                block.lines.append(line)
            elif block:
                block, directives = None, {}
            elif fence:
                block = Block(number, fence[1], directives)
                self.blocks.append(block)
            elif directive := DIRECTIVE.match(line):
                directives[directive[1]] = directive[2] or ""
            else:
                if line.strip():
                    directives = {}
                self.prose.append((number, line))

    def place(self, number):
        """A place in the document, as compilers write it."""
        return f"{self.name}:{number}"


def documents(names):
    """The documents of these names; without names README.md, docs/ and the articles of the modules."""
    paths = [Path(name).resolve() for name in names] or [
        ROOT / "README.md",
        *sorted((ROOT / "docs").rglob("*.md")),
        *sorted((ROOT / "Sources").glob("*/*/*.docc/*.md")),
    ]
    return [Document(path) for path in paths]


def matches(expected, actual):
    """Whether lines are those that are expected, of which some may stand for any number."""
    if not expected:
        return not actual
    if expected[0] == ANY_LINES:
        return any(matches(expected[1:], actual[start:]) for start in range(len(actual) + 1))
    return bool(actual) and expected[0] == actual[0] and matches(expected[1:], actual[1:])
