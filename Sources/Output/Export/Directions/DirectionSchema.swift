/// The JSON Schema of a ``DirectionDocument``.
public enum DirectionSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  public static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-directions.schema.json",
      "title": "Espalier directions",
      "description": "A screen in both directions, view by view. Lengths are points from the scene's top left.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "espalier", "version", "file", "mirrored", "views", "sameReadingOrder", "readingOrder",
        "findings", "accepted", "known"
      ],
      "properties": {
        "espalier": { "const": "directions" },
        "version": { "const": 1 },
        "file": {
          "description": "The file as it was named, with the name of its case or preview.",
          "type": "string",
          "examples": ["Specs/Conformance/Padding/padding.json#uniform"]
        },
        "time": {
          "description": "Seconds since the screen has appeared, if --at or --to asked for it.",
          "type": "number",
          "minimum": 0
        },
    \#(ScreenSettings.members)
    \#(PlaceholderSchema.members)
        "mirrored": {
          "description": "Whether every view is a mirror image and all is read in the same order.",
          "type": "boolean"
        },
        "views": {
          "description": "All views in the order of the tree; one that only the right-to-left layout has stands behind the one before it.",
          "type": "array",
          "items": { "$ref": "#/$defs/view" }
        },
        "sameReadingOrder": {
          "description": "Whether what is read in both directions is read in the same order.",
          "type": "boolean"
        },
        "readingOrder": {
          "description": "The labels of the elements in the order in which they are read.",
          "type": "object",
          "additionalProperties": false,
          "required": ["leftToRight", "rightToLeft"],
          "properties": {
            "leftToRight": {
              "description": "The labels in the left-to-right layout.",
              "$ref": "#/$defs/labels"
            },
            "rightToLeft": {
              "description": "The labels in the right-to-left layout.",
              "$ref": "#/$defs/labels"
            }
          }
        },
        "languages": {
          "description": "The texts in the language that was asked for beside those of another.",
          "type": "object",
          "additionalProperties": false,
          "required": ["usual", "language", "texts", "unseenUntranslated"],
          "properties": {
            "usual": { "description": "The tag of the other language.", "type": "string" },
            "language": {
              "description": "The tag of the language that was asked for.",
              "type": "string"
            },
            "texts": {
              "description": "The texts that are shown in both languages.",
              "type": "array",
              "items": { "$ref": "#/$defs/translation" }
            },
            "unseenUntranslated": {
              "description": "Keys without a translation that no text shows.",
              "type": "array",
              "items": { "type": "string" }
            }
          }
        },
        "findings": {
          "description": "The findings of the rules about right to left.",
          "type": "array",
          "items": { "$ref": "#/$defs/finding" }
        },
        "accepted": {
          "description": "The number of findings that are meant: by comments, settings or --expect.",
          "type": "integer"
        },
        "known": {
          "description": "The number of findings that the baseline has.",
          "type": "integer"
        }
      },
      "$defs": {
        "finding": {
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "level", "place", "view", "message", "fingerprint"],
          "properties": {
            "rule": {
              "description": "The name of the rule, which comments, settings and baselines use.",
              "type": "string"
            },
            "level": { "description": "How bad it is.", "enum": ["error", "warning", "note"] },
            "place": { "description": "file:line:column of the view or screen.", "type": "string" },
            "view": { "description": "The path right-to-left.", "type": "string" },
            "message": { "description": "The finding in a sentence.", "type": "string" },
            "fingerprint": { "description": "The same while lines move.", "type": "string" }
          }
        },
        "translation": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id", "usual", "words", "usualLines", "lines", "usualTruncated", "truncated", "growth"
          ],
          "properties": {
            "id": { "description": "The path of the view.", "type": "string" },
            "usual": { "description": "The characters in the other language.", "type": "string" },
            "words": { "description": "The characters in this language.", "type": "string" },
            "usualLines": {
              "description": "The number of lines in the other language.",
              "type": "integer"
            },
            "lines": { "description": "The number of lines in this language.", "type": "integer" },
            "usualTruncated": {
              "description": "Whether the text is cut in the other language.",
              "type": "boolean"
            },
            "truncated": {
              "description": "Whether the text is cut in this language.",
              "type": "boolean"
            },
            "growth": {
              "description": "The width in one line as a multiple of that in the other language.",
              "type": "number"
            },
            "untranslated": {
              "description": "The key that no table has in this language.",
              "type": "string"
            }
          }
        },
        "text": {
          "description": "A text as one direction shows it.",
          "type": "object",
          "additionalProperties": false,
          "required": ["direction", "alignment", "lines", "truncated"],
          "properties": {
            "direction": {
              "description": "The direction of its first paragraph.",
              "enum": ["leftToRight", "rightToLeft"]
            },
            "alignment": {
              "description": "The side of the text's own direction at which its lines are aligned.",
              "enum": ["leading", "center", "trailing"]
            },
            "lines": { "description": "The number of lines.", "type": "integer" },
            "truncated": { "description": "Whether the text is cut.", "type": "boolean" }
          }
        },
    \#(ScreenSettings.definition)
    \#(PlaceholderSchema.definition)
        "labels": { "type": "array", "items": { "type": "string" } },
        "view": {
          "description": "A view and its frames in both directions.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "type", "mirrored"],
          "anyOf": [{ "required": ["leftToRight"] }, { "required": ["rightToLeft"] }],
          "properties": {
            "id": {
              "description": "The view's path in the left-to-right geometry; in the right-to-left one if only that has it.",
              "type": "string",
              "examples": ["title", "row/1"]
            },
            "type": {
              "description": "The name of the view in SwiftUI, or of its own layout.",
              "type": "string",
              "examples": ["HStack"]
            },
            "placeholder": {
              "description": "The code that could not be compiled, in whose place the view is.",
              "$ref": "#/$defs/placeholder"
            },
            "leftToRight": {
              "description": "The frame in the left-to-right layout; left out if that does not have the view.",
              "$ref": "#/$defs/rectangle"
            },
            "rightToLeft": {
              "description": "The frame in the right-to-left layout; left out if that does not have the view.",
              "$ref": "#/$defs/rectangle"
            },
            "mirrored": {
              "description": "Whether one frame is the mirror image of the other.",
              "type": "boolean"
            },
            "reason": {
              "description": "Why the view is no mirror image.",
              "type": "string"
            },
            "note": {
              "description": "What is drawn the same in both directions although its place is mirrored, or mirrored although it should not be.",
              "type": "string"
            },
            "source": {
              "description": "Where the view is written, as file:line:column.",
              "type": "string"
            },
            "setsDirection": {
              "description": "Whether it is not mirrored since its part of the screen sets its direction.",
              "type": "boolean"
            },
            "leftToRightText": {
              "description": "The text in the left-to-right layout.",
              "$ref": "#/$defs/text"
            },
            "rightToLeftText": {
              "description": "The text in the right-to-left layout.",
              "$ref": "#/$defs/text"
            },
            "odd": {
              "description": "Whether there is something to look at, as the table shows by default.",
              "type": "boolean"
            }
          }
        },
        "rectangle": {
          "description": "Left, top, width, height in points.",
          "type": "array",
          "items": { "anyOf": [{ "type": "number" }, { "enum": ["inf", "-inf", null] }] },
          "minItems": 4,
          "maxItems": 4,
          "examples": [[16, 47, 358, 44]]
        }
      }
    }

    """#
}
