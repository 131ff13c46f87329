#!/usr/bin/python3
"""A layout engine of its own: stacks, frames, padding, spacers and images, written from docs/rules/layout.md.

    espalier conformance Specs --engine 'python3 tools/examples/engines/stacks.py'

It reads cases from standard input and answers them line by line, as Specs/RUNNING.md says; whatever
it has no rule for it calls not supported. The rules that it follows stand beside its lines.
"""

import json
import math
import sys

PLAIN_GAP = 8  # L15.2
WANTED = {"size", "frames", "modifierFrames", "pixelFrames"}
SIDES = ("top", "leading", "bottom", "trailing")


class Unsupported(Exception):
    pass


# Nodes: measure(proposal) answers a size, place(x, y, proposal) sets frames. Sizes and proposals are
# pairs (width, height), a proposal's None asks for the ideal length.


class Node:
    priority = 0.0
    id = None

    def gaps(self):
        """What each side prefers as distance: None for nothing in particular (L15.3)."""
        return dict.fromkeys(SIDES)

    def place(self, x, y, proposal):
        self.frame = (x, y, *self.measure(proposal))


class Filling(Node):
    """A color or rectangle (L1.3, L4.1)."""

    def measure(self, proposal):
        return tuple(10 if length is None else length for length in proposal)


class Picture(Node):
    """An image that is not resizable has its size (L4.3)."""

    def __init__(self, size):
        self.size = tuple(size)

    def measure(self, proposal):
        return self.size


class Spacer(Node):
    """Grows along its stack, on both axes outside of any (L11)."""

    priority = -math.inf

    def __init__(self, minimum, axis):
        self.minimum, self.axis = minimum, axis

    def measure(self, proposal):
        def length(axis):
            if self.axis not in (None, axis):
                return 0
            return self.minimum if proposal[axis] is None else max(self.minimum, proposal[axis])

        return (length(0), length(1))

    def gaps(self):
        gaps = dict.fromkeys(SIDES)
        for axis, sides in ((0, ("leading", "trailing")), (1, ("top", "bottom"))):
            if self.axis in (None, axis):
                gaps.update(dict.fromkeys(sides, 0))
        return gaps


class Wrapper(Node):
    def __init__(self, child):
        self.child = child

    def nodes(self):
        return [self.child]


class Priority(Wrapper):
    """A view with a layout priority, which lays nothing out (L10.14)."""

    def __init__(self, child, priority):
        super().__init__(child)
        self.priority = priority

    def measure(self, proposal):
        return self.child.measure(proposal)

    def place(self, x, y, proposal):
        super().place(x, y, proposal)
        self.child.place(x, y, proposal)

    def gaps(self):
        return self.child.gaps()


class FixedSize(Wrapper):
    """Proposes nothing on some axes (L8)."""

    def __init__(self, child, axes):
        super().__init__(child)
        self.axes = axes
        self.priority = child.priority  # L8.3

    def inner(self, proposal):
        return tuple(None if fixed else length for fixed, length in zip(self.axes, proposal))

    def measure(self, proposal):
        return self.child.measure(self.inner(proposal))

    def place(self, x, y, proposal):
        super().place(x, y, proposal)
        self.child.place(x, y, self.inner(proposal))

    def gaps(self):
        return self.child.gaps()


class Padding(Wrapper):
    def __init__(self, child, insets):
        super().__init__(child)
        self.insets = insets

    def inner(self, proposal):
        top, leading, bottom, trailing = self.insets
        return tuple(
            None if length is None else max(0, length - inset)
            for length, inset in zip(proposal, (leading + trailing, top + bottom))
        )

    def measure(self, proposal):
        top, leading, bottom, trailing = self.insets
        width, height = self.child.measure(self.inner(proposal))
        return (max(0, width + leading + trailing), max(0, height + top + bottom))

    def place(self, x, y, proposal):
        super().place(x, y, proposal)
        self.child.place(x + self.insets[1], y + self.insets[0], self.inner(proposal))

    def gaps(self):
        gaps = self.child.gaps()
        return {side: None if inset else gaps[side] for side, inset in zip(SIDES, self.insets)}


class Frame(Wrapper):
    """A fixed or flexible frame; an axis it says nothing of is its child's (L6, L7)."""

    def __init__(self, child, axes, alignment):
        super().__init__(child)
        self.axes, self.alignment = axes, alignment

    def inner(self, proposal):
        return tuple(axis.child(length) for axis, length in zip(self.axes, proposal))

    def measure(self, proposal):
        answer = self.child.measure(self.inner(proposal))
        return tuple(
            axis.length(length, own) for axis, length, own in zip(self.axes, proposal, answer)
        )

    def place(self, x, y, proposal):
        super().place(x, y, proposal)
        size = self.frame[2:]
        inner = tuple(
            axis.placing(length, own) for axis, length, own in zip(self.axes, proposal, size)
        )
        child = self.child.measure(inner)
        dx, dy = (
            fraction * (own - length)
            for fraction, own, length in zip(self.alignment, size, child)
        )
        self.child.place(x + dx, y + dy, inner)

    def gaps(self):
        gaps = self.child.gaps()
        # Around a spacer none are made plain (L11.5, L15.6).
        if isinstance(self.child, Spacer):
            return gaps
        for axis, sides in zip(self.axes, (("leading", "trailing"), ("top", "bottom"))):
            if axis.constrains:
                gaps.update(dict.fromkeys(sides))
        return gaps


class Fixed:
    def __init__(self, stated):
        self.stated = stated
        self.constrains = stated is not None

    def child(self, proposal):
        return proposal if self.stated is None else self.stated

    def length(self, proposal, own):
        return own if self.stated is None else self.stated

    def placing(self, proposal, final):
        return self.child(proposal)


class Flexible:
    def __init__(self, least, ideal, most):
        # L7.1
        self.least = None if least is None else max(least, 0)
        self.ideal = None if ideal is None else max(self.least or 0, ideal)
        self.most = None if most is None else max(self.ideal or 0, most)
        self.constrains = any(bound is not None for bound in (least, ideal, most))

    def clamped(self, length):
        length = length if self.most is None else min(length, self.most)
        return length if self.least is None else max(length, self.least)

    def child(self, proposal):
        wanted = self.ideal if proposal is None else proposal
        return None if wanted is None else self.clamped(wanted)

    def length(self, proposal, own):
        # L7.3, row by row
        least, most = self.least, self.most
        upper = math.inf if proposal is None else proposal
        if least is not None and most is not None and least > most:
            return max(least, min(upper, own))
        if proposal is None and self.ideal is not None:
            return self.ideal
        if least is not None and most is not None:
            return self.clamped(own if proposal is None else proposal)
        if least is not None:
            return max(least, min(upper, own))
        if most is not None:
            return min(most, max(-math.inf if proposal is None else proposal, own))
        return own

    def placing(self, proposal, final):
        if not self.constrains:
            return proposal
        if proposal is None and self.ideal is None:
            # L7.6
            bounds = (self.least, self.most)
            return final if final in bounds else None
        return final


class Stack(Node):
    """An HStack (axis 0) or VStack (axis 1), L10."""

    def __init__(self, children, axis, spacing, alignment):
        self.children, self.axis, self.alignment = children, axis, alignment
        ends = (("trailing", "leading"), ("bottom", "top"))[axis]
        self.distances = [
            distance(one.gaps()[ends[0]], other.gaps()[ends[1]]) if spacing is None else spacing
            for one, other in zip(children, children[1:])
        ]
        if not children:
            self.priority = -math.inf  # L10.11

    def nodes(self):
        return self.children

    def pair(self, main, cross):
        return (main, cross) if self.axis == 0 else (cross, main)

    def offers(self, proposal):
        """What each child is proposed along the stack (L10.2 to L10.5)."""
        main, cross = proposal[self.axis], proposal[1 - self.axis]
        if main is None:
            return [None] * len(self.children)

        def answer(child, length):
            return child.measure(self.pair(length, cross))[self.axis]

        left = main - sum(self.distances)
        groups = {}
        for index, child in enumerate(self.children):
            groups.setdefault(child.priority, []).append(index)
        order = sorted(groups, reverse=True)
        least = {
            priority: [answer(self.children[index], 0) for index in groups[priority]]
            for priority in order[1:]
        }
        left -= sum(sum(lengths) for lengths in least.values())
        offers = [None] * len(self.children)
        for priority in order:
            group = groups[priority]
            left += sum(least.get(priority, []))
            if len(group) > 1:
                group = sorted(group, key=lambda index: flexibility(self.children[index], answer))
            for served, index in enumerate(group):
                offers[index] = max(0, left / (len(group) - served))
                taken = answer(self.children[index], offers[index])
                rest = left - taken
                left = left if math.isnan(rest) else rest
        return offers

    def measure(self, proposal):
        cross = proposal[1 - self.axis]
        sizes = [
            child.measure(self.pair(offer, cross))
            for child, offer in zip(self.children, self.offers(proposal))
        ]
        main = sum(size[self.axis] for size in sizes) + sum(self.distances)
        across = max((size[1 - self.axis] for size in sizes), default=0)
        return self.pair(main, across)

    def place(self, x, y, proposal):
        super().place(x, y, proposal)
        offers, cross = self.offers(proposal), proposal[1 - self.axis]
        own = self.frame[2 + 1 - self.axis]
        position = (x, y)[self.axis]
        start = (x, y)[1 - self.axis]
        # Measured with nil, children are placed with the stack's own length (L10.9).
        placing = own if cross is None else cross
        for index, (child, offer) in enumerate(zip(self.children, offers)):
            measured = child.measure(self.pair(offer, cross))
            size = child.measure(self.pair(offer, placing))
            across = start + self.alignment * (own - size[1 - self.axis])
            child.place(*self.pair(position, across), self.pair(offer, placing))
            position += measured[self.axis]
            if index < len(self.distances):
                position += self.distances[index]

    def gaps(self):
        gaps = [child.gaps() for child in self.children] or [dict.fromkeys(SIDES)]
        ends = (("leading", "trailing"), ("top", "bottom"))[self.axis]
        sides = (("top", "bottom"), ("leading", "trailing"))[self.axis]
        result = {ends[0]: gaps[0][ends[0]], ends[1]: gaps[-1][ends[1]]}
        for side in sides:
            known = [gap[side] for gap in gaps if gap[side] is not None]
            result[side] = max(known, default=None)
        return result


def distance(one, other):
    known = [gap for gap in (one, other) if gap is not None]
    return max(known) if known else PLAIN_GAP


def flexibility(child, answer):
    """How much a child can stretch, and of two endless ones the one with more to lose (L10.4)."""
    least, most = answer(child, 0), answer(child, math.inf)
    return (most - least, -least if math.isinf(most) else 0)


# Reading specs


class Reader:
    def __init__(self, spec):
        self.named = {}  # id -> node
        self.modified = {}  # id of a view -> the nodes of its modifiers
        self.padding = spec["environment"].get("defaultPadding", 16)
        nodes, _ = self.views(spec["view"], None)
        if len(nodes) != 1:
            # Several views at the root are a VStack (L1.7).
            nodes = [Stack(self.views(spec["view"], 1)[0], 1, None, 0.5)]
        self.root = nodes[0]

    def views(self, views, axis):
        """The nodes of views, groups dissolved (L1.6), and whether any comes of a dynamic list."""
        nodes, is_dynamic = [], False
        for view in views if isinstance(views, list) else [views]:
            kind = view["type"]
            if kind in ("Group", "ForEach"):
                if "data" in view:
                    raise Unsupported("ForEach over data that change")
                inner, dynamic = self.views(view.get("children", []), axis)
                is_dynamic = is_dynamic or dynamic or kind == "ForEach"
                nodes += [self.modify(node, view, None) for node in inner]
            elif kind != "EmptyView":
                nodes.append(self.view(view, kind, axis))
        return nodes, is_dynamic

    def view(self, view, kind, axis):
        if kind in ("HStack", "VStack"):
            own = 0 if kind == "HStack" else 1
            children, dynamic = self.views(view.get("children", []), own)
            if len(children) == 1 and not dynamic:
                node = children[0]  # A stack of one child that is no list is no layout at all.
            else:
                spacing = number(view.get("spacing"))
                node = Stack(children, own, spacing, stack_alignment(view, own))
        elif kind == "Spacer":
            minimum = number(view.get("minLength"))
            node = Spacer(8 if minimum is None else minimum, axis)  # L11.2
        elif kind in ("Color", "Rectangle"):
            node = Filling()
        elif kind == "Image" and "size" in view and not view.get("resizable"):
            node = Picture(view["size"])
        else:
            raise Unsupported(kind)
        if "id" in view:
            self.named[view["id"]] = node
        return self.modify(node, view, view.get("id"))

    def modify(self, node, view, id):
        made = []
        for modifier in view.get("modifiers", []):
            for name, value in modifier.items():
                if name == "id":
                    continue
                if name == "padding":
                    node = Padding(node, self.insets(value))
                elif name == "frame":
                    node = frame(node, value)
                elif name == "layoutPriority":
                    node = Priority(node, number(value))
                elif name == "fixedSize":
                    node = FixedSize(node, fixed_axes(value))
                else:
                    raise Unsupported(name)
            made.append(node)
            if "id" in modifier:
                self.named[modifier["id"]] = node
        if id is not None:
            self.modified[id] = made
        return node

    def insets(self, value):
        if not isinstance(value, dict):
            return (number(value),) * 4
        if set(value) & set(SIDES):
            return tuple(number(value.get(side, 0)) for side in SIDES)
        edges = value.get("edges", "all")
        edges = edges if isinstance(edges, list) else [edges]
        groups = {"all": SIDES, "horizontal": SIDES[1::2], "vertical": SIDES[0::2]}
        named = {side for edge in edges for side in groups.get(edge, (edge,))}
        length = number(value.get("length", self.padding))
        return tuple(length if side in named else 0 for side in SIDES)


def fixed_axes(value):
    return tuple(value.get(axis, not value) for axis in ("horizontal", "vertical"))


def number(value):
    if isinstance(value, str) and value != "inf":
        raise Unsupported("expressions")
    return math.inf if value == "inf" else value


def frame(child, value):
    value = {key: part if key == "alignment" else number(part) for key, part in value.items()}
    alignment = frame_alignment(value.get("alignment", "center"))
    if not set(value) - {"alignment"}:
        # A frame that says nothing changes nothing (L6.7).
        return Frame(child, (Fixed(None), Fixed(None)), alignment)
    if {"width", "height"} & set(value):
        stated = [value.get("width"), value.get("height")]
        # What no frame can be counts as absent (L6.6).
        fixed = [length if length is None or 0 <= length < math.inf else None for length in stated]
        return Frame(child, tuple(map(Fixed, fixed)), alignment)
    bounds = [
        [value.get(bound + axis) for bound in ("min", "ideal", "max")]
        for axis in ("Width", "Height")
    ]
    return Frame(child, tuple(Flexible(*axis) for axis in bounds), alignment)


# Without texts the baselines of a view are its bottom edge.
GUIDES = {
    "leading": 0, "top": 0, "center": 0.5, "trailing": 1, "bottom": 1,
    "firstTextBaseline": 1, "lastTextBaseline": 1,
}  # fmt: skip


def guide(name):
    if name not in GUIDES:
        raise Unsupported("alignments")
    return GUIDES[name]


def stack_alignment(view, axis):
    return guide(view.get("alignment", "center"))


def frame_alignment(value):
    if isinstance(value, dict):
        return (guide(value["horizontal"]), guide(value["vertical"]))
    corners = {
        "center": ("center", "center"),
        "top": ("center", "top"), "bottom": ("center", "bottom"),
        "leading": ("leading", "center"), "trailing": ("trailing", "center"),
        "topLeading": ("leading", "top"), "topTrailing": ("trailing", "top"),
        "bottomLeading": ("leading", "bottom"), "bottomTrailing": ("trailing", "bottom"),
    }  # fmt: skip
    if value not in corners:
        raise Unsupported("alignments")
    horizontal, vertical = corners[value]
    return (guide(horizontal), guide(vertical))


# Answers


def layout(spec, is_opposite):
    reader = Reader(spec)
    root = reader.root
    is_rtl = (spec["environment"]["layoutDirection"] == "rightToLeft") != is_opposite
    proposal = spec.get("proposal")
    if proposal:
        offered = tuple(number(proposal[key]) for key in ("width", "height"))
        root.place(0, 0, offered)
        window = root.frame[2]
    else:
        # L2.1, L2.2; insets of the scene are physical (L2.5)
        scene, insets = spec["scene"], spec["scene"]["safeArea"]
        sides = ("trailing", "leading") if is_rtl else ("leading", "trailing")
        start, end = (insets[side] for side in sides)
        bottom = max(insets["bottom"], scene["keyboard"])
        window = scene["width"]
        offered = (
            max(0, window - start - end),
            max(0, scene["height"] - insets["top"] - bottom),
        )
        size = root.measure(offered)
        x, y = ((own - length) / 2 for own, length in zip(offered, size))
        root.place(start + x, insets["top"] + y, offered)

    def shown(node):
        x, y, width, height = node.frame
        # L17: leading is on the right.
        return [written(window - x - width if is_rtl else x), *map(written, (y, width, height))]

    scale = spec["environment"]["displayScale"]

    def rounded(frame):
        # L3.2: corners are rounded, halves to the right and down.
        x, y, width, height = frame
        edges = [math.floor(edge * scale + 0.5) / scale for edge in (x, y, x + width, y + height)]
        return [edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]]

    frames = {id: shown(node) for id, node in reader.named.items()}
    return {
        "pixelFrames": {
            id: rounded(frame)
            for id, frame in frames.items()
            if all(isinstance(length, (int, float)) for length in frame)
        },
        "size": [written(length) for length in root.frame[2:]],
        "frames": frames,
        "modifierFrames": {
            id: [shown(node) for node in nodes] for id, nodes in reader.modified.items()
        },
    }


def written(value):
    if math.isnan(value):
        return None
    return value if math.isfinite(value) else "inf" if value > 0 else "-inf"


def answers(case):
    id = case["id"]
    if "spec" not in case:
        return [{"id": id, "unsupported": "rule"}]
    unknown = [key for key in case["wanted"] if key not in WANTED]
    if unknown:
        return [{"id": id, "unsupported": unknown[0]}]
    try:
        return [
            {"id": id, "direction": direction, **layout(case["spec"], direction == "opposite")}
            for direction in case["directions"]
        ]
    except Unsupported as feature:
        return [{"id": id, "unsupported": str(feature)}]
    except Exception as error:  # A mistake of this engine is one case's alone.
        return [{"id": id, "error": f"{type(error).__name__}: {error}"}]


def main():
    for line in sys.stdin:
        for answer in answers(json.loads(line)):
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
