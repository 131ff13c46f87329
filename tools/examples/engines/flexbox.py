#!/usr/bin/python3
"""Taffy, a flexbox engine written in Rust, asked the cases of Espalier as far as flexbox can say them.

    pip install stretchable
    espalier conformance Specs --engine 'python3 tools/examples/engines/flexbox.py'

A stack is a flex container, a color an item that grows and stretches, a spacer one that grows along its
stack, a frame a container of one item that is as large as it says, a padding one with padding. What flexbox has
no word for is called not supported; what it says differently, as who gets which share, is compared.
"""

import json
import math
import sys

try:
    from stretchable import Edge, Node
    from stretchable.style import AUTO, AlignItems, AlignSelf, FlexDirection, JustifyContent
except ImportError:
    sys.exit("flexbox.py: the package stretchable is missing: pip install stretchable")

ROW, COLUMN = FlexDirection.ROW, FlexDirection.COLUMN
SIDES = ("top", "leading", "bottom", "trailing")
ALIGN = {
    "leading": "START", "top": "START", "center": "CENTER", "trailing": "END", "bottom": "END",
}  # fmt: skip


class Unsupported(Exception):
    pass


def number(value):
    if value is not None and not isinstance(value, (int, float)):
        raise Unsupported("infinite lengths" if value == "inf" else "expressions")
    return value


def item(greedy, axis, **style):
    """A node that takes all there is on the axes on which it is greedy, in a container along `axis`."""
    if greedy[axis]:
        style.update(flex_grow=1, flex_basis=0)
    if greedy[1 - axis]:
        style.update(align_self=AlignSelf.STRETCH)
    return Node(**style)


class Reader:
    def __init__(self, spec):
        self.named = {}
        self.padding = spec["environment"].get("defaultPadding", 16)

    def view(self, view, axis, stack=None):
        """The node of a view in a container along `axis`, and on which axes it is greedy.

        `stack` is the axis of the stack around it, which a spacer follows."""
        modifiers = [
            (name, value, modifier.get("id"))
            for modifier in view.get("modifiers", [])
            for name, value in modifier.items()
            if name != "id"
        ]
        # A modifier is a row with one item.
        node, greedy = self.bare(view, 0 if modifiers else axis, stack)
        if "id" in view:
            self.named[view["id"]] = node
        for index, (name, value, id) in enumerate(modifiers):
            outer = axis if index == len(modifiers) - 1 else 0
            if name == "frame":
                node, greedy = self.frame(node, greedy, outer, value)
            elif name == "padding":
                node = self.padded(node, greedy, outer, value)
            else:
                raise Unsupported(name)
            if id is not None:
                self.named[id] = node
        return node, greedy

    def bare(self, view, axis, stack):
        kind = view["type"]
        if kind in ("HStack", "VStack"):
            return self.stack(view, axis, 0 if kind == "HStack" else 1)
        if kind in ("Color", "Rectangle"):
            return item((True, True), axis), (True, True)
        if kind == "Spacer":
            if stack is None:
                raise Unsupported("a Spacer outside of a stack")
            least = number(view.get("minLength", 8))
            greedy = (stack == 0, stack == 1)
            minimum = (least, AUTO) if stack == 0 else (AUTO, least)
            return item(greedy, axis, min_size=minimum), greedy
        if kind == "Image" and "size" in view and not view.get("resizable"):
            return item((False, False), axis, size=tuple(view["size"]), flex_shrink=0), (False,) * 2
        raise Unsupported(kind)

    def stack(self, view, axis, own):
        children = [self.view(child, own, own) for child in view.get("children", [])]
        align = ALIGN.get(view.get("alignment", "center"))
        if align is None:
            raise Unsupported("alignments")
        spacing = number(view.get("spacing"))
        if spacing is None and any(c["type"] == "Spacer" for c in view.get("children", [])):
            raise Unsupported("a gap that depends on the neighbours")
        gap = 8 if spacing is None else spacing
        if gap < 0:
            raise Unsupported("negative spacing")
        greedy = tuple(any(child[1][side] for child in children) for side in (0, 1))
        node = item(
            greedy,
            axis,
            flex_direction=(ROW, COLUMN)[own],
            gap=gap,
            align_items=getattr(AlignItems, align),
        )
        return node.add(*[child[0] for child in children]), greedy

    def frame(self, child, greedy, axis, value):
        if set(value) - {"width", "height", "alignment"}:
            raise Unsupported("flexible frames")
        name = value.get("alignment", "center")
        if not isinstance(name, str) or "Baseline" in name:
            raise Unsupported("alignments")
        words = [word for word in ("leading", "trailing", "top", "bottom") if word in name.lower()]
        horizontal = next((word for word in words if word in ("leading", "trailing")), "center")
        vertical = next((word for word in words if word in ("top", "bottom")), "center")
        size = [number(value.get(key)) for key in ("width", "height")]
        size = [None if length is None or length < 0 else length for length in size]
        outer = tuple(takes and length is None for takes, length in zip(greedy, size))
        node = item(
            outer,
            axis,
            size=tuple(AUTO if length is None else length for length in size),
            flex_shrink=0,
            flex_direction=ROW,
            justify_content=getattr(JustifyContent, ALIGN[horizontal]),
            align_items=getattr(AlignItems, ALIGN[vertical]),
        )
        return node.add(child), outer

    def padded(self, child, greedy, axis, value):
        if not isinstance(value, dict):
            insets = (number(value),) * 4
        elif set(value) & set(SIDES):
            insets = tuple(number(value.get(side, 0)) for side in SIDES)
        else:
            edges = value.get("edges", "all")
            groups = {"all": SIDES, "horizontal": SIDES[1::2], "vertical": SIDES[0::2]}
            edges = edges if isinstance(edges, list) else [edges]
            named = {side for edge in edges for side in groups.get(edge, (edge,))}
            length = number(value.get("length", self.padding))
            insets = tuple(length if side in named else 0 for side in SIDES)
        if min(insets) < 0:
            raise Unsupported("negative padding")
        top, leading, bottom, trailing = insets
        node = item(
            greedy,
            axis,
            padding=(top, trailing, bottom, leading),
            flex_direction=ROW,
            align_items=AlignItems.CENTER,
        )
        return node.add(child)


def layout(spec, is_opposite):
    if "proposal" in spec or isinstance(spec["view"], list):
        raise Unsupported("proposal" if "proposal" in spec else "several views at the root")
    scene, insets = spec["scene"], spec["scene"]["safeArea"]
    if any(insets.values()) or scene["keyboard"]:
        raise Unsupported("safeArea")
    reader = Reader(spec)
    # A screen offers its size and has the root in its middle.
    root = Node(
        size=(scene["width"], scene["height"]),
        flex_direction=ROW,
        justify_content=JustifyContent.CENTER,
        align_items=AlignItems.CENTER,
    ).add(reader.view(spec["view"], 0)[0])
    # Taffy rounds to whole points unless it is told not to.
    root.compute_layout((scene["width"], scene["height"]), use_rounding=False)
    is_rtl = (spec["environment"]["layoutDirection"] == "rightToLeft") != is_opposite
    frames = {}
    for id, node in reader.named.items():
        box = node.get_box(Edge.BORDER, relative=False)
        x = scene["width"] - box.x - box.width if is_rtl else box.x
        frames[id] = [x, box.y, box.width, box.height]
    scale = spec["environment"]["displayScale"]

    def rounded(frame):
        x, y, width, height = frame
        edges = [math.floor(edge * scale + 0.5) / scale for edge in (x, y, x + width, y + height)]
        return [edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]]

    view = root[0].get_box(Edge.BORDER, relative=False)
    return {
        "size": [view.width, view.height],
        "frames": frames,
        "pixelFrames": {id: rounded(frame) for id, frame in frames.items()},
    }


def answers(case):
    id = case["id"]
    unknown = [key for key in case["wanted"] if key not in ("size", "frames", "pixelFrames")]
    if unknown or "spec" not in case:
        return [{"id": id, "unsupported": unknown[0] if unknown else "rule"}]
    try:
        return [
            {"id": id, "direction": direction, **layout(case["spec"], direction == "opposite")}
            for direction in case["directions"]
        ]
    except Unsupported as feature:
        return [{"id": id, "unsupported": str(feature)}]
    except Exception as error:
        return [{"id": id, "error": f"{type(error).__name__}: {error}"}]


for line in sys.stdin:
    for answer in answers(json.loads(line)):
        print(json.dumps(answer), flush=True)
