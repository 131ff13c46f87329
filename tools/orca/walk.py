#!/usr/bin/python3
"""Walks the focus through published screens under Orca, and writes down what Orca says.

    walk.py OUTPUT ESPALIER FILE[#CASE OR PREVIEW]...

Runs in a session of its own (tools/orca-table starts one), starts Xvfb and Orca there, and writes
to a file which versions they are. Publishes the screens one after the other, and writes for each a
line of JSON: the file, what Orca said by
itself when the window came, and for every node what Orca would read and, if it can have the focus,
what Orca said when it got it. What it has started ends with it, however it ends.
"""

import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 30
HERE = Path(__file__).resolve().parent


def wait(what, condition):
    """Handles events until a condition holds, and gives its value."""
    context = GLib.MainContext.default()
    deadline = time.monotonic() + PATIENCE
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            sys.exit(f"walk.py: no {what} within {PATIENCE} s")
        while context.iteration(False):
            pass
        time.sleep(0.005)


def end_with_parent():
    """Has the kernel end a process when the one that started it is gone."""
    set_parent_death_signal = 1
    ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGKILL)


def start(command, **options):
    return subprocess.Popen(command, preexec_fn=end_with_parent, **options)


class Orca:
    """A running Orca that writes down what it says."""

    def __init__(self, folder):
        self.folder = folder
        home = folder / "orca-home"
        (home / "orca").mkdir(parents=True)
        shutil.copy(HERE / "orca-customizations.py", home / "orca")
        self.utterances = folder / "utterances"
        self.utterances.touch()
        self.commands = folder / "commands"
        os.mkfifo(self.commands)
        self.position = 0
        self.marks = 0
        # Orca refuses to run where it sees another one, be it in another session.
        tools = folder / "bin"
        tools.mkdir()
        (tools / "pgrep").symlink_to("/bin/true")
        display = self.start_display()
        environment = dict(
            os.environ,
            DISPLAY=display,
            PATH=f"{tools}:{os.environ['PATH']}",
            XDG_DATA_HOME=str(home),
            ORCA_UTTERANCES=str(self.utterances),
            ORCA_COMMANDS=str(self.commands),
            PYTHONDONTWRITEBYTECODE="1",
        )
        self.process = start(
            ["/usr/bin/orca", "-e", "speech", "-d", "braille,braille-monitor"],
            env=environment, stdout=open(folder / "orca.out", "w"), stderr=subprocess.STDOUT)
        wait("Orca", self.is_ready)

    def is_ready(self):
        if self.process.poll() is not None:
            sys.exit("walk.py: Orca ended: " + (self.folder / "orca.out").read_text())
        return {"say": "Screen reader on."} in self.lines()

    def start_display(self):
        reader, writer = os.pipe()
        self.server = start(
            ["/usr/bin/Xvfb", "-displayfd", str(writer), "-screen", "0", "1024x768x24",
             "-nolisten", "tcp"],
            pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with open(reader, encoding="ascii") as file:
            number = file.readline().strip()
        if not number:
            sys.exit("walk.py: Xvfb did not start")
        return f":{number}"

    def lines(self):
        """What has been written since the last look."""
        with open(self.utterances, encoding="utf-8") as file:
            file.seek(self.position)
            text = file.read()
            whole = text[:text.rfind("\n") + 1]
            self.position += len(whole.encode("utf-8"))
        return [json.loads(line) for line in whole.splitlines()]

    def command(self, command):
        """Gives a command and returns all that is written until it is answered."""
        with open(self.commands, "w", encoding="utf-8") as file:
            file.write(json.dumps(command) + "\n")
        written = []

        def is_answered():
            written.extend(self.lines())
            return command in written

        wait(f"answer of Orca to {command}", is_answered)
        written.remove(command)
        return written

    def said(self):
        """What Orca has said since the last question, when it has finished."""
        self.marks += 1
        lines = self.command({"mark": self.marks})
        return [line["say"] for line in lines if "say" in line]

    def heard(self):
        """What Orca says of something that has just happened; empty if it stays silent."""
        deadline = time.monotonic() + PATIENCE / 3
        words = self.said()
        while not words and time.monotonic() < deadline:
            time.sleep(0.02)
            words = self.said()
        # One action may be several events, which come one after the other.
        more = words
        while more and time.monotonic() < deadline:
            time.sleep(0.3)
            more = self.said()
            words += more
        return words

    def read(self, pid):
        return [line for line in self.command({"read": pid}) if "node" in line]

    def stop(self):
        for process in (self.process, self.server):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class Screen:
    """A published file."""

    def __init__(self, command):
        self.process = start(command, stdout=subprocess.DEVNULL)
        self.application = wait("application", self.find)

    def find(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application is not None and application.get_process_id() == self.process.pid:
                return application
        return None

    def element(self, path):
        element = self.application
        for index in path:
            element = element.get_child_at_index(index)
        return element

    def focus(self, path):
        """Moves the focus to an element; returns when its event has been sent."""
        element = self.element(path)
        Atspi.Component.grab_focus(element)

        def is_focused():
            element.clear_cache()
            return element.get_state_set().contains(Atspi.StateType.FOCUSED)

        wait(f"focus of {element.name} at {path}", is_focused)

    def stop(self):
        self.process.terminate()
        self.process.wait()
        wait("end of the application", lambda: self.find() is None)


def walk(orca, command, name, output):
    screen = Screen(command)
    try:
        arrival = orca.heard()
        nodes = orca.read(screen.process.pid)
        for node in nodes:
            # A disabled control says that it could have the focus, and does not take it.
            if {"focusable", "sensitive"} <= set(node["states"]):
                screen.focus(node["node"])
                node["focused"] = orca.heard()
    finally:
        screen.stop()
    orca.said()
    output.write(json.dumps({"file": name, "arrival": arrival, "nodes": nodes}) + "\n")


def versions():
    def output(*command):
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()

    orca = output("/usr/bin/orca", "--version")[-1]
    bus = output("dpkg-query", "-W", "-f", "${source:Upstream-Version}", "at-spi2-core")[0]
    return f"Orca {orca}, at-spi2-core {bus}"


def main():
    if len(sys.argv) < 4:
        sys.exit("usage: walk.py OUTPUT ESPALIER FILE[#CASE OR PREVIEW]...")
    _, path, espalier, *screens = sys.argv
    Atspi.init()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("walk.py: stopped"))
    orca = Orca(Path(os.environ["XDG_RUNTIME_DIR"]))
    try:
        with open(path, "w", encoding="utf-8") as output:
            output.write(json.dumps({"versions": versions()}) + "\n")
            for screen in screens:
                spec, _, case = screen.partition("#")
                option = "--preview" if spec.endswith(".swift") else "--case"
                options = [option, case] if case else []
                walk(orca, [espalier, "publish", spec, *options], screen, output)
    finally:
        orca.stop()


if __name__ == "__main__":
    main()
