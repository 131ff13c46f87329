"""Quick answers to whether a document fits a JSON Schema.

jsonschema collects the errors of each alternative that does not fit, and makes a validator for each step:
specs with a hundred kinds of views take minutes. This walk stops at the first alternative that fits. It knows
the keywords that apply schemas, and two more; all others are asked of jsonschema, which also names the mistakes.
"""

from jsonschema import Draft202012Validator


class QuickSchema:
    """A schema, asked as often as wanted; references are those to places in itself."""

    def __init__(self, schema):
        self.schema = schema
        self.library = Draft202012Validator(schema)
        self.places = {}
        self.chosen = {}

    def errors(self, document):
        """The first three mistakes of a document, by jsonschema; none if the document fits."""
        if self.is_valid(document):
            return []
        found = [error for error, _ in zip(self.library.iter_errors(document), range(3))]
        if not found:
            raise AssertionError("tools/quick_schema.py refuses what jsonschema takes")
        return found

    def is_valid(self, document):
        return self.fits(document, self.schema)

    def fits(self, value, schema):
        """Whether a value fits a part of the schema."""
        if isinstance(schema, bool):
            return schema
        for keyword, argument in schema.items():
            applied = APPLIED.get(keyword)
            if applied is not None:
                if not applied(self, value, argument, schema):
                    return False
            elif keyword in ASKED:
                if any(True for _ in ASKED[keyword](self.library, argument, value, schema) or ()):
                    return False
            elif keyword not in SILENT:
                raise ValueError(f"tools/quick_schema.py does not know the keyword '{keyword}'")
        return True

    def choices(self, parts):
        """Those of several schemas that say what holds for objects with a name: the key that has the name,
        what holds by name, and all other schemas."""
        if id(parts) not in self.chosen:
            key, branches, others = None, {}, []
            for part in parts:
                tag = name_in(part)
                if tag is None or (key is not None and key != tag[0]) or tag[1] in branches:
                    others.append(part)
                else:
                    key = tag[0]
                    branches[tag[1]] = part["then"]
            self.chosen[id(parts)] = key, branches, others
        return self.chosen[id(parts)]

    def place(self, reference):
        """The schema that a reference leads to."""
        if reference not in self.places:
            if not reference.startswith("#"):
                raise ValueError(f"'{reference}' leads out of the schema")
            place = self.schema
            for step in filter(None, reference[1:].split("/")):
                place = place[step]
            self.places[reference] = place
        return self.places[reference]


def name_in(part):
    """The key and the name of a schema of the form: if the key has that name, then something."""
    if not isinstance(part, dict) or part.keys() != {"if", "then"}:
        return None
    test = part["if"]
    if not isinstance(test, dict) or test.keys() != {"properties", "required"} or len(test["required"]) != 1:
        return None
    key = test["required"][0]
    said = test["properties"].get(key) if test["properties"].keys() == {key} else None
    if not isinstance(said, dict) or said.keys() != {"const"} or not isinstance(said["const"], str):
        return None
    return key, said["const"]


def constant(quick, value, argument, schema):
    if isinstance(argument, str):
        return value == argument
    return not list(Draft202012Validator.VALIDATORS["const"](quick.library, argument, value, schema) or ())


def required(quick, value, argument, schema):
    return not isinstance(value, dict) or all(name in value for name in argument)


def reference(quick, value, argument, schema):
    return quick.fits(value, quick.place(argument))


def any_of(quick, value, argument, schema):
    return any(quick.fits(value, part) for part in argument)


def all_of(quick, value, argument, schema):
    if isinstance(value, dict):
        key, branches, others = quick.choices(argument)
        name = value.get(key) if key is not None else None
        if isinstance(name, str) and name in branches and not quick.fits(value, branches[name]):
            return False
        argument = others
    return all(quick.fits(value, part) for part in argument)


def one_of(quick, value, argument, schema):
    return sum(quick.fits(value, part) for part in argument) == 1


def negation(quick, value, argument, schema):
    return not quick.fits(value, argument)


def condition(quick, value, argument, schema):
    branch = "then" if quick.fits(value, argument) else "else"
    return quick.fits(value, schema.get(branch, True))


def properties(quick, value, argument, schema):
    if not isinstance(value, dict):
        return True
    return all(quick.fits(value[name], argument[name]) for name in value if name in argument)


def additional_properties(quick, value, argument, schema):
    if not isinstance(value, dict):
        return True
    if "patternProperties" in schema:
        raise ValueError("tools/quick_schema.py does not know the keyword 'patternProperties'")
    known = schema.get("properties", {})
    return all(quick.fits(value[name], argument) for name in value if name not in known)


def property_names(quick, value, argument, schema):
    return not isinstance(value, dict) or all(quick.fits(name, argument) for name in value)


def items(quick, value, argument, schema):
    first = len(schema.get("prefixItems", []))
    return not isinstance(value, list) or all(quick.fits(element, argument) for element in value[first:])


def prefix_items(quick, value, argument, schema):
    return not isinstance(value, list) or all(map(quick.fits, value, argument))


APPLIED = {
    "$ref": reference,
    "additionalProperties": additional_properties,
    "allOf": all_of,
    "anyOf": any_of,
    "const": constant,
    "if": condition,
    "items": items,
    "not": negation,
    "oneOf": one_of,
    "prefixItems": prefix_items,
    "properties": properties,
    "propertyNames": property_names,
    "required": required,
}
ASKED = {
    name: Draft202012Validator.VALIDATORS[name]
    for name in (
        "enum exclusiveMaximum exclusiveMinimum format maximum maxItems maxLength maxProperties"
        " minimum minItems minLength minProperties multipleOf pattern type uniqueItems"
    ).split()
}
# What says something to readers, or belongs to another keyword.
SILENT = set("$schema $id $defs $comment title description default examples then else deprecated".split())
