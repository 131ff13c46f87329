#!/usr/bin/python3
"""Validates an application with the schema that Accerciser ships, without Accerciser's windows.

    validate.py PID

The schema's rules are subclasses of Validator in a module named validate, which is this program.
Prints each finding as a line of JSON, and last how often each rule was applied. A rule that fails
itself is a finding, too: some do so on just the defect that they look for.
"""

import json
import runpy
import sys
import time

import pyatspi

SCHEMA = "/usr/share/accerciser/plugindata/validate/basic.py"
PATIENCE = 30


class Validator:
    """What a rule may have, as the schema expects it."""

    rules = []

    def __init_subclass__(cls):
        Validator.rules.append(cls())

    def condition(self, accessible):
        return True

    def before(self, accessible, state, view):
        pass

    def after(self, accessible, state, view):
        pass


class View:
    """Takes what the rules have to say of an application."""

    def __init__(self):
        self.applied = {}

    def finding(self, level, rule, message, accessible):
        print(json.dumps({
            "level": level,
            "rule": rule,
            "message": message,
            "role": accessible.getRoleName(),
            "name": accessible.name,
        }, ensure_ascii=False))

    def reporter(self, rule):
        """A view as one rule sees it."""
        view = self

        class Reporter:
            def error(self, message, accessible, url=""):
                view.finding("ERROR", rule, message, accessible)

            def warn(self, message, accessible, url=""):
                view.finding("WARN", rule, message, accessible)

            def info(self, message, accessible, url=""):
                view.finding("INFO", rule, message, accessible)

            def debug(self, message, accessible, url=""):
                view.finding("DEBUG", rule, message, accessible)

        return Reporter()


def validate(accessible, state, view):
    """Applies every rule to an accessible before and after those inside."""
    chosen = []
    for rule in Validator.rules:
        try:
            if not rule.condition(accessible):
                continue
        except Exception:  # The schema says "not for this one" in this way, too.
            continue
        chosen.append(rule)
        name = type(rule).__name__
        view.applied[name] = view.applied.get(name, 0) + 1
    for rule in chosen:
        attempt(rule, rule.before, accessible, state, view)
    for index in range(accessible.childCount):
        validate(accessible.getChildAtIndex(index), state, view)
    for rule in chosen:
        attempt(rule, rule.after, accessible, state, view)


def attempt(rule, step, accessible, state, view):
    name = type(rule).__name__
    try:
        step(accessible, state, view.reporter(name))
    except Exception as error:
        view.finding("EXCEPT", name, repr(error), accessible)


def application(pid):
    """The application of a process, as soon as it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        desktop = pyatspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            candidate = desktop.getChildAtIndex(index)
            if candidate is not None and candidate.get_process_id() == pid:
                return candidate
        time.sleep(0.01)
    sys.exit(f"validate.py: no application of process {pid}")


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: validate.py PID")
    # The schema imports its base class from a module of Accerciser's.
    sys.modules["validate"] = sys.modules[__name__]
    runpy.run_path(SCHEMA)
    view = View()
    validate(application(int(sys.argv[1])), {}, view)
    print(json.dumps({"applied": view.applied}, sort_keys=True))


main()
