"""The public declarations of the module SwiftUI, read from its sources: which are inert, and which arguments
have no effect.

An argument has no effect if the body of its function or initializer does not name it. That is not all of
the truth (a function that is called may drop it), but never too much.
"""

import glob
import re

SOURCES = "Sources/SwiftFrontEnd/SwiftUI"
# Foundation's and other frameworks' names, which are in the module for want of another place.
ELSEWHERE = {"CoreGraphics", "CoreText", "Foundation", "Platform", "Placeholders", "Security"}
# Types whose modifiers are SwiftUI's modifiers.
MODIFIED = {"View", "Text", "Image", "Scene", "Shape", "TabContent", "ToolbarContent",
            "CustomizableToolbarContent", "DynamicViewContent", "TableColumn", "Gesture"}
# The only role is search, which these initializers have the label of.
OF_ONE_VALUE = {"Tab(value:role:content:)", "Tab(role:content:)"}
# For translators, in SwiftUI as well; and what macros and literals pass.
WITHOUT_EFFECT_IN_SWIFTUI = {"comment", "literalCapacity", "interpolationCount"}

DECLARATION = re.compile(
    r"^(?: *@[\w.]+(?:\([^)\n]*\))? )* *(?:(?:nonisolated|static|mutating|final|override|required|convenience|"
    r"@MainActor|@ViewBuilder|@inlinable) )*public (?:[a-z]+(?:\(set\))? )*?"
    r"(func|init|var|let|struct|class|enum|protocol|typealias)\b *(`?\w*)", re.M)
OUTER = re.compile(r"^(?:@[\w.]+(?:\([^)\n]*\))? )*(?:public |internal |private |fileprivate |final |nonisolated )*"
                   r"(?:extension|struct|class|enum|protocol|actor) ([\w.]+)", re.M)
ATTRIBUTE = re.compile(r"@\w+(?:<[^>]*>)?(?:\([^)]*\))? ")
PAIRS = {"(": ")", "[": "]", "{": "}"}


class Declaration:
    """A public declaration: its name with the labels of its arguments, and what of it has no effect."""

    def __init__(self, name, title, inert, dropped):
        self.name, self.title, self.inert, self.dropped = name, title, inert, dropped


def end_of(text, start):
    """The position of the bracket that closes the one at a position; −1 for none."""
    depth = 0
    for position in range(start, len(text)):
        if text[position] in PAIRS:
            depth += 1
        elif text[position] in PAIRS.values():
            depth -= 1
            if depth == 0:
                return position
    return -1


def split(parameters):
    """The parameters of a list."""
    found, depth, begun = [], 0, 0
    for position, sign in enumerate(parameters):
        arrow = sign == ">" and parameters[position - 1] == "-"
        if sign in "([{<":
            depth += 1
        elif sign in ")]}" or (sign == ">" and not arrow):
            depth -= 1
        elif sign == "," and depth == 0:
            found.append(parameters[begun:position])
            begun = position + 1
    return [part for part in [*found, parameters[begun:]] if part.strip()]


def inert_reason(lines):
    """Why a declaration with a comment is inert; None if it is not."""
    words = "\n".join(line.strip() for line in lines)
    for paragraph in words.split("\n\n"):
        if paragraph.startswith("Inert:"):
            return " ".join(paragraph.removeprefix("Inert:").split())
    return None


def comment_before(text, position):
    """The lines of the doc comment of a declaration."""
    lines = []
    for line in reversed(text[:position].rstrip("\n").split("\n")):
        line = line.strip()
        if line.startswith("///"):
            lines.insert(0, line[3:])
        elif not line.startswith(("@", "#")):
            break
    return lines


def dropped(parameters, body):
    """The parameters that a body does not use: their labels, or the names of those without one."""
    found = []
    for parameter in parameters:
        names, _, kind = parameter.partition(":")
        names = [name.strip("`") for name in names.split()]
        # The type is all that counts.
        generics = re.findall(r"\b[A-Z]\w*\b", kind)
        by_type = ".Type" in kind or any(re.search(rf"\b{name}\._?\w", body) for name in generics
                                         if not re.search(rf"\b{name}\(", body))
        if by_type or names[0] in WITHOUT_EFFECT_IN_SWIFTUI:
            continue
        if names[-1] == "_" or not re.search(rf"\b{re.escape(names[-1])}\b", body):
            found.append(names[0] + ":" if names[0] != "_" else names[-1])
    return found


def read(path):
    """The public declarations of a file."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    text = re.sub(r"//[^\n]*", lambda found: " " * len(found[0]), source)
    outers = [(found.start(), found[1].split(".")[-1]) for found in OUTER.finditer(text)]
    for found in DECLARATION.finditer(text):
        outer = next((name for start, name in reversed(outers) if start < found.start()), "")
        kind, name = found[1], found[2].strip("`")
        if name.startswith("_") or outer.startswith("_"):
            continue
        inert = inert_reason(comment_before(source, found.start()))
        title, lost = (outer if kind == "init" else name), []
        if kind in ("func", "init"):
            opening = text.find("(", found.end())
            closing = end_of(text, opening)
            parameters = split(ATTRIBUTE.sub("", text[opening + 1:closing]))
            labels = [parameter.split(":")[0].split()[0].strip("`") for parameter in parameters]
            title += "(" + "".join(label + ":" for label in labels) + ")"
            beginning = text.find("{", closing)
            # A requirement has no body.
            ended = re.search(r"\n *(?:public|///|@|\}|func|init|var)", text[closing:])
            has_body = beginning >= 0 and not (ended and closing + ended.start() < beginning)
            body = text[beginning + 1:end_of(text, beginning)] if has_body else ""
            counts = kind == "init" or outer in MODIFIED
            counts = counts and inert is None and title not in OF_ONE_VALUE
            if has_body and counts and "fatalError(" not in body:
                lost = dropped(parameters, body)
        yield Declaration(outer if kind == "init" else name, title, inert, lost)


def declarations():
    """The public declarations of SwiftUI's own names."""
    found = []
    for path in sorted(glob.glob(f"{SOURCES}/**/*.swift", recursive=True)):
        if not ELSEWHERE.intersection(path.removeprefix(SOURCES + "/").split("/")):
            found += read(path)
    return found
