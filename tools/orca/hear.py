#!/usr/bin/python3
"""Writes down what Orca says of what happens on a published screen.

    hear.py ESPALIER SPEC STEP...

Runs in a session of its own, as walk.py does, publishes the screen with --watch, and prints for each
step a line of JSON with what Orca said of it. A step is

    focus ROLE:NAME            the focus moves to an element
    do ROLE:NAME : ACTION      a client performs an action
    value ROLE:NAME : NUMBER   a client sets a number
    save OLD=NEW               the file is saved with other words
    group ROLE:NAME            where Orca would say that an element is in its group
"""

import json
import os
import signal
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from walk import Atspi, Orca, Screen, wait  # noqa: E402


class Steps:
    def __init__(self, orca, screen, path):
        self.orca, self.screen, self.path = orca, screen, path

    def places(self, name):
        """The places on the way to an element."""
        role, _, label = name.partition(":")

        def find():
            waiting = [(self.screen.application, [])]
            while waiting:
                element, places = waiting.pop(0)
                element.clear_cache()
                if element.get_role_name() == role and element.get_name() == label:
                    return places
                count = element.get_child_count()
                waiting += [(element.get_child_at_index(i), [*places, i]) for i in range(count)]
            return None

        return wait(name, find)

    def perform(self, step):
        verb, _, rest = step.partition(" ")
        if verb == "save":
            old, _, new = rest.partition("=")
            text = self.path.read_text("utf-8")
            if old not in text:
                sys.exit(f"hear.py: no '{old}' in {self.path}")
            other = self.path.with_suffix(".new")
            other.write_text(text.replace(old, new), "utf-8")
            other.rename(self.path)
            return self.orca.heard()
        if verb == "focus":
            self.screen.focus(self.places(rest))
            return self.orca.heard()
        name, _, argument = rest.partition(" : ")
        places = self.places(name)
        if verb == "group":
            nodes = self.orca.read(self.screen.process.pid)
            return next(node["group"] for node in nodes if node["node"] == places)
        element = self.screen.element(places)
        if verb == "value":
            Atspi.Value.set_current_value(element, float(argument))
        else:
            count = Atspi.Action.get_n_actions(element)
            names = [Atspi.Action.get_action_name(element, index) for index in range(count)]
            Atspi.Action.do_action(element, names.index(argument))
        return self.orca.heard()


def main():
    if len(sys.argv) < 4:
        sys.exit("usage: hear.py ESPALIER SPEC STEP...")
    _, espalier, spec, *steps = sys.argv
    Atspi.init()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("hear.py: stopped"))
    orca = Orca(Path(os.environ["XDG_RUNTIME_DIR"]))
    try:
        screen = Screen([espalier, "publish", spec, "--watch"])
        try:
            orca.heard()
            performer = Steps(orca, screen, Path(spec))
            for step in steps:
                print(json.dumps(performer.perform(step), ensure_ascii=False), flush=True)
        finally:
            screen.stop()
    finally:
        orca.stop()


main()
