"""Lays specs out with Taffy, through PyPI's `stretchable`; one answer a line.

Reads lines `PATH KIND` and prints `NANOSECONDS CALLS HEIGHT`: what a fresh tree takes, how often
Taffy asked for the size of a text, the height that the tree comes to. KIND is `text`, where every
such question is a call into Python, or `boxes`, where the tree has no texts.

Trees are written in Taffy's best way: a block for the list, a flex box for a row; padding and
width are styles, not nodes. Rounding is off.
"""

import functools
import json
import os
import sys
import time

from stretchable import Style, taffylib
from stretchable.context import taffy
from stretchable.style import AlignItems, Display, FlexDirection
from stretchable.style.geometry.length import AUTO, Scale

ADVANCE = 7.0
LINE = 17.0


@functools.cache
def style(**values):
    return Style(**values).to_dict()


class Tree:
    def __init__(self):
        self.lengths = {}
        self.calls = 0

    def node(self, view, in_row=False):
        kind = view["type"]
        size = None
        if kind == "Image":
            created = style(size=tuple(view["size"]), flex_shrink=0)
        elif kind == "Spacer":
            created = style(flex_grow=1, flex_basis=0)
        elif kind == "Text":
            created = style(flex_shrink=1)
        else:
            created = self.container(view, in_row)
        node = taffylib.node_create(taffy._ptr, created)
        if kind == "Text":
            self.lengths[node] = len(view["content"])
            taffylib.node_set_measure(taffy._ptr, node, True)
        for child in view.get("children", []):
            taffylib.node_add_child(taffy._ptr, node, self.node(child, kind == "HStack"))
        return node

    def container(self, view, in_row):
        padding = sum(m.get("padding", 0) for m in view.get("modifiers", []))
        gap = view["spacing"]
        if view["type"] == "HStack":
            return style(align_items=AlignItems.CENTER, gap=(gap, gap), padding=padding)
        grow = {"flex_grow": 1, "flex_shrink": 1, "flex_basis": 0} if in_row else {}
        return style(flex_direction=FlexDirection.COLUMN, gap=(gap, gap), padding=padding, **grow)

    def measure(self, width, height, available_width, available_height, context):
        self.calls += 1
        count = self.lengths[context]
        room = width
        if room != room:
            dim = available_width["dim"]
            unlimited = 0 if dim == Scale.MIN_CONTENT else float("inf")
            room = available_width["value"] if dim == Scale.POINTS else unlimited
        per_line = count if room >= ADVANCE * count else max(1, int(room // ADVANCE))
        return (ADVANCE * per_line, LINE * -(-count // per_line))


def lay_out(spec, kind):
    tree = Tree()
    view = spec["view"]
    width = spec["proposal"]["width"]
    root = tree.node(view)
    block = Style(display=Display.BLOCK, size=(width, AUTO))
    taffylib.node_set_style(taffy._ptr, root, block.to_dict())
    space = {
        "width": {"dim": Scale.POINTS, "value": width},
        "height": {"dim": Scale.MAX_CONTENT, "value": 0.0},
    }
    start = time.thread_time_ns()
    if kind == "text":
        taffylib.node_compute_layout_with_measure(taffy._ptr, root, space, tree.measure)
    else:
        taffylib.node_compute_layout(taffy._ptr, root, space)
    taken = time.thread_time_ns() - start
    layout = taffylib.PyLayout()
    taffylib.node_get_layout(taffy._ptr, root, layout)
    taffylib.node_drop_all(taffy._ptr)
    return taken, tree.calls, layout.height


def main():
    taffy.use_rounding = False
    specs = {}
    for line in sys.stdin:
        path, kind = line.split()
        # The same file is written for one workload after the other.
        key = (path, os.stat(path).st_mtime_ns)
        if key not in specs:
            with open(path) as file:
                specs = {key: json.load(file)}
        print(*lay_out(specs[key], kind), flush=True)


main()
