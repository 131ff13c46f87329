"""Compares what our spoken text predicts of an element with what Orca says of it.

The prediction is taken apart into phrases. Each rule rewrites them as Orca is known to speak
otherwise; a rule that changes anything is a reason for the difference. What the rules do not turn
into Orca's words is a difference without a reason.
"""

import re
from dataclasses import dataclass

# What our text says of traits (SpokenWords), and the roles on the bus that have them.
ROLES = {
    "Back Button": {"push button"},
    "Switch Button": {"toggle button", "check box", "switch"},
    "Button": {"push button", "toggle button", "radio button", "combo box", "menu item",
               "list item"},
    "Tab": {"page tab"},
    "Secure Text Field": {"password text"},
    "Text Field": {"entry"},
    "Heading": {"heading"},
    "Link": {"link"},
    "Adjustable": {"slider", "spin button"},
    "Image": {"image"},
    "Search Field": {"entry"},
}
STATES = ["On", "Off", "Mixed"]
EXPANSIONS = ["Expanded", "Collapsed"]
GESTURES = [
    "Double tap to toggle setting.",
    "Double tap to expand.",
    "Double tap to collapse.",
    "Double tap to edit.",
    "Double tap to edit., Use the rotor to access Misspelled Words",
    "Swipe up or down with one finger to adjust the value.",
]
# The sentences that may follow an element's words.
SENTENCES = {
    "dimmed": "Dimmed",
    "role": "|".join(ROLES),
    "state": "|".join(STATES),
    "expansion": "|".join(EXPANSIONS),
    "editing": "Is editing",
    "place": r"\d+ of \d+|List Start|List End|Landmark|End",
}
LAST_SENTENCE = re.compile(
    r"(?:^|(?<= ))(?:" + "|".join(f"(?P<{kind}>{words})" for kind, words in SENTENCES.items())
    + r")\.$")

CONTAINERS = {
    "alert", "canvas", "chart", "dialog", "embedded", "filler", "landmark", "list", "list box",
    "menu", "page tab list", "panel", "scroll pane", "table", "tool bar",
}
FIELDS = {"entry", "password text"}
# Roles of elements without traits.
PLAIN = {"label", "timer", "toggle button", "progress bar", "level bar", "chart", "canvas"}


@dataclass(frozen=True)
class Node:
    """A published node as Orca meets it."""

    role: str
    name: str
    states: frozenset
    ancestors: tuple = ()
    has_children: bool = False
    is_focused: bool = False

    @property
    def is_container(self):
        return self.role in CONTAINERS - {"canvas", "chart"} or (
            self.role in {"canvas", "chart", "list item"} and self.has_children)


def plain(text):
    """What two speakers of the same words have in common: no capitals, no stops, single spaces."""
    text = re.sub(r"[.,:;…]+(?=\s|$)", " ", text.casefold())
    return " ".join(text.split())


def phrases(description, hint):
    """Takes a prediction apart, into (kind, words)."""
    ends, rest = [], description
    while match := LAST_SENTENCE.search(rest):
        ends.insert(0, (match.lastgroup, match[match.lastgroup]))
        rest = rest[:match.start()].rstrip()
    result = []
    if rest.startswith("Selected: "):
        result.append(("selected", "selected"))
        rest = rest.removeprefix("Selected: ")
    result.append(("words", rest))
    result += ends
    gesture = next((gesture for gesture in GESTURES if hint.endswith(gesture)), "")
    own = hint.removesuffix(gesture).strip()
    result += [("hint", own)] if own else []
    result += [("gesture", gesture)] if gesture else []
    return result


# MARK: Rules


def without(kind, speech):
    return [phrase for phrase in speech if phrase[0] != kind]


def has(kind, speech):
    return any(phrase[0] == kind for phrase in speech)


def after_role(speech, *added):
    """Phrases with others right after the last that tells the role, or after the words."""
    last = max(i for i, (kind, _) in enumerate(speech) if kind in ("name", "words", "role"))
    return speech[:last + 1] + list(added) + speech[last + 1:]


def before_role(speech, added):
    role = next((i for i, (kind, _) in enumerate(speech) if kind == "role"), len(speech))
    return speech[:role] + [added] + speech[role:]


def one_role(speech, role):
    """Phrases with one word for the role, where the first one was."""
    first = next(i for i, (kind, _) in enumerate(speech) if kind == "role")
    others = [phrase for phrase in speech[first:] if phrase[0] != "role"]
    return speech[:first] + [("role", role)] + others


def drop_gestures(speech, node):
    return without("gesture", speech)


def drop_places(speech, node):
    return without("place", speech)


def drop_editing(speech, node):
    return without("editing", speech)


def say_role_of_text(speech, node):
    if has("role", speech) or node.role not in PLAIN:
        return speech
    return after_role(speech, ("role", spoken_role(node)))


def say_own_role(speech, node):
    traits = [text for kind, text in speech if kind == "role"]
    if not any(node.role in ROLES.get(trait, ()) for trait in traits):
        return speech
    return one_role(speech, spoken_role(node))


def spoken_role(node):
    for orientation in ("horizontal", "vertical"):
        if node.role == "slider" and orientation in node.states:
            return f"{orientation} slider"
    return node.role


def say_state_of_toggle(speech, node):
    if has("expansion", speech):
        return speech
    words = {"toggle button": ("pressed", "not pressed", "partially pressed"),
             "check box": ("checked", "not checked", "partially checked")}.get(node.role)
    if not words:
        return speech
    spoken = dict(zip(STATES, words))
    return [(kind, spoken[text] if kind == "state" else text) for kind, text in speech]


def say_choice(speech, node):
    if node.role != "radio button":
        return speech
    choice = "selected" if has("selected", speech) else "not selected"
    speech = without("selected", speech)
    return before_role(speech, ("choice", choice))


def drop_selected(speech, node):
    return without("selected", speech)


def say_grayed(speech, node):
    if not has("dimmed", speech):
        return speech
    return after_role(without("dimmed", speech), ("grayed", "grayed"))


def say_name_of_field(speech, node):
    words = dict(speech)["words"]
    if node.role not in FIELDS or plain(words).startswith(plain(node.name)):
        return speech
    return [("name", node.name)] + speech


def say_value_after_role(speech, node):
    if node.role not in FIELDS | {"slider", "combo box"}:
        return speech
    words = dict(speech)["words"]
    name = "" if has("name", speech) else node.name
    if not plain(words).startswith(plain(name)):
        return speech
    value = words[len(name):].lstrip(": ")
    named = [("name", name) if kind == "words" else (kind, text) for kind, text in speech]
    return after_role(named, ("words", value))


def count_repeated(speech, node):
    def counted(match):
        name = "bullet" if match[1] == "•" else match[1]
        return f" {len(match[0])} {name} characters "

    if node.role != "password text":
        return speech
    return [(kind, re.sub(r"(\S)\1{3,}", counted, text)) for kind, text in speech]


@dataclass(frozen=True)
class Rule:
    """A way in which Orca is known to speak otherwise."""

    name: str
    reason: str
    rewrite: object = None


# These are about what Orca says more than about how.
WINDOW = Rule(
    "window",
    "Orca says the name of a window that comes, and its role; our text is of elements only. That "
    "Orca says the name is checked.")
CONTAINER = Rule(
    "container",
    "Orca can stop at a container and say its name, role, description and the number of its rows; "
    "our text is of elements only. That Orca says the name is checked.")
CONTEXT = Rule(
    "context",
    "Before an element Orca says the containers into which the focus comes (`newAncestors`); our "
    "text does not say where an element is.")

RULES = [
    Rule("gesture", "Our text ends with the hint of a touch gesture as on iOS; Orca knows none.",
         drop_gestures),
    Rule("place", "Orca says places such as “2 of 3” only if `enablePositionSpeaking` is on, and "
         "neither beginnings nor ends of lists and landmarks.", drop_places),
    Rule("editing", "Orca does not say that a field is being edited.", drop_editing),
    Rule("role said", "Orca says the role of whatever has one, of texts as well; our text says "
         "none of texts.", say_role_of_text),
    Rule("role word", "Orca has the desktop's word for the role, and says one only: “push button”, "
         "“page tab”, “horizontal slider”; ours are iOS's words for the traits.", say_own_role),
    Rule("toggle state", "Orca says the state of a toggle as that of a button held down or a box "
         "checked; ours says “On” or “Off”.", say_state_of_toggle),
    Rule("choice", "Orca says of each segment, between name and role, whether it is selected; our "
         "text begins with “Selected” and says nothing of the others.", say_choice),
    Rule("no selection", "Orca 43 does not say that a tab or button is selected.", drop_selected),
    Rule("grayed", "Orca says “grayed” at the end; our text says “Dimmed” before the role.",
         say_grayed),
    Rule("prompt", "A field without a label is called by its prompt on the bus, as it must have a "
         "name; our text says only what is typed.", say_name_of_field),
    Rule("value last", "Orca says the value of sliders, fields and combo boxes after the role; our "
         "text says it before.", say_value_after_role),
    Rule("repetition", "Orca counts what is repeated, from four on (`repeatCharacterLimit`).",
         count_repeated),
]


def is_same_element(description, node):
    """Whether a prediction can be that of a node: its name comes first, unless it is a prompt."""
    if node.role in FIELDS:
        return True
    words = dict(phrases(description, ""))["words"]
    return plain(words).startswith(plain(node.name))


def reason_to_speak(rule, utterances, node):
    """The rule by which Orca speaks of what we predict nothing of; None unless it says the name."""
    return [rule.name] if plain(node.name) in plain(" ".join(utterances)) else None


def compare(prediction, utterances, node):
    """The names of the rules that make what Orca says of a prediction; None if none do.

    The prediction is a description and a hint.
    """
    used = []
    known = {plain(words) for words in node.ancestors}
    rest = list(utterances)
    while len(rest) > 1 and plain(rest[0]) in known:
        rest.pop(0)
    if len(rest) < len(utterances):
        used.append(CONTEXT.name)
    said = plain(" ".join(rest))
    speech = phrases(*prediction)
    spoken = sound(speech)
    for rule in RULES:
        before, speech = spoken, rule.rewrite(speech, node)
        spoken = sound(speech)
        if spoken != before:
            used.append(rule.name)
    return used if spoken == said else None


def sound(speech):
    return plain(" ".join(text for _, text in speech))
