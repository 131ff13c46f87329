"""Lets a test hear what Orca says: Orca runs this file when it starts.

Every utterance is written as a line of JSON to the file ORCA_UTTERANCES names. Commands come as
lines of JSON through the FIFO that ORCA_COMMANDS names:

    {"mark": 7}      answered by {"mark": 7} when Orca has said all it has to say of what happened
    {"read": PID}    answered by what Orca would say of each node of a process's application, in
                     preorder, one {"node": [places on the way], ...} each, and by {"read": PID}
"""

import json
import os

import pyatspi
from gi.repository import GLib
from orca import event_manager, script_manager, speech

_output = open(os.environ["ORCA_UTTERANCES"], "a", buffering=1, encoding="utf-8")
_captured = None
_speak = speech._speak


def _write(value):
    _output.write(json.dumps(value, ensure_ascii=False) + "\n")


def _record(text, acss, interrupt):
    """Stands in for the one function through which every utterance passes."""
    if _captured is not None:
        _captured.append(text)
        return
    _write({"say": text})
    _speak(text, acss, interrupt)


speech._speak = _record


def _application(pid):
    desktop = pyatspi.Registry.getDesktop(0)
    for application in desktop:
        if application is not None and application.get_process_id() == pid:
            return application
    return None


def _read(accessible, application, path):
    global _captured
    script = script_manager.getManager().getScript(application, accessible)
    _captured = []
    try:
        speech.speak(script.speechGenerator.generateSpeech(accessible))
        utterances = _captured
    finally:
        _captured = None
    states = accessible.getState()
    _write({
        "node": path,
        "role": accessible.getRoleName(),
        "name": accessible.name,
        "states": sorted(pyatspi.stateToString(state) for state in states.getStates()),
        "utterances": utterances,
        "group": [words for words in script.speechGenerator._generatePositionInGroup(accessible)
                  if isinstance(words, str)],
    })
    for index, child in enumerate(accessible):
        _read(child, application, path + [index])


def _is_idle():
    """Whether nothing waits to be presented.

    The call makes the round to the bus, by which time every event that was sent before is here.
    """
    pyatspi.Registry.getDesktop(0).childCount
    return event_manager.getManager()._eventQueue.empty()


def _answer_when_idle(command, rounds):
    """Answers after two rounds on which nothing waited, since the first may bring events itself."""
    rounds.append(_is_idle())
    if rounds[-2:] != [True, True]:
        return True
    _write(command)
    return False


def _obey(source, condition):
    for line in source.readlines():
        command = json.loads(line)
        if "read" in command:
            application = _application(command["read"])
            if application is not None:
                _read(application, application, [])
            _write(command)
        else:
            GLib.idle_add(_answer_when_idle, command, [], priority=GLib.PRIORITY_LOW)
    return True


# Opened for writing as well, so that it never ends.
_commands = open(os.open(os.environ["ORCA_COMMANDS"], os.O_RDWR | os.O_NONBLOCK), "r",
                 encoding="utf-8")
GLib.io_add_watch(_commands, GLib.IO_IN, _obey)
