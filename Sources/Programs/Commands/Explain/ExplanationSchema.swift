/// The JSON Schema of an ``ExplanationDocument``.
enum ExplanationSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-explanation.schema.json",
      "title": "Espalier explanation",
      "description": "Why a view is as it is, what mends it, and which modifiers change nothing.",
      "type": "object",
      "additionalProperties": false,
      "required": ["espalier", "version", "screen", "variants", "leftOut", "inactive"],
      "properties": {
        "espalier": { "const": "explanation" },
        "version": { "const": 1 },
        "screen": { "description": "The screen: its file, '#' and its name.", "type": "string" },
        "variants": {
          "description": "The names of the variants in which changes were tried.",
          "type": "array",
          "items": { "type": "string" }
        },
        "leftOut": {
          "description": "Variants that have other views, in which nothing was tried.",
          "type": "array",
          "items": { "type": "string" }
        },
        "view": {
          "description": "The view that is explained; absent if none was asked for.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "type", "name", "frame", "proposal"],
          "properties": {
            "id": { "description": "The view's path.", "type": "string" },
            "type": {
              "description": "The name of the view in SwiftUI, or of its own layout.",
              "type": "string"
            },
            "name": { "description": "The view as sentences call it.", "type": "string" },
            "file": {
              "description": "The file in which the view is written; absent if that is not known.",
              "type": "string"
            },
            "line": { "description": "The line in the file, from 1.", "type": "integer" },
            "column": { "description": "The column in the line, from 1.", "type": "integer" },
            "frame": {
              "description": "The frame of the view, from the top left corner of the screen, in points.",
              "$ref": "#/$defs/rectangle"
            },
            "proposal": {
              "description": "The proposed width and height, in points.",
              "$ref": "#/$defs/lengths"
            }
          }
        },
        "sentence": { "description": "The explanation in a sentence.", "type": "string" },
        "rules": {
          "description": "The ids of the layout rules that lead to the frame.",
          "type": "array",
          "items": { "type": "string" }
        },
        "variant": { "description": "The variant that the numbers are of.", "type": "string" },
        "faults": {
          "description": "The faults of the view in the variant of the numbers.",
          "type": "array",
          "items": { "enum": ["cut", "empty", "spills", "offScreen", "split"] }
        },
        "faulty": {
          "description": "The variants in which something is wrong with the view.",
          "type": "array",
          "items": { "type": "string" }
        },
        "cause": {
          "description": "The modifier, view or window whose change changes the view; absent if none was found.",
          "type": "object",
          "additionalProperties": false,
          "required": ["kind"],
          "properties": {
            "kind": {
              "description": "The kind of the cause.",
              "enum": ["modifier", "sibling", "stack", "window"]
            },
            "text": {
              "description": "The modifier as it is written, or the name of the view; absent for the window.",
              "type": "string"
            },
            "owner": {
              "description": "The view whose modifier it is, if that is not around the view.",
              "type": "string"
            },
            "view": { "description": "The path of the sibling or stack.", "type": "string" },
            "shrinks": {
              "description": "Whether the sibling takes less than it would like.",
              "type": "boolean"
            },
            "file": {
              "description": "The file of the cause; absent if that is not known.",
              "type": "string"
            },
            "line": { "description": "The line in the file, from 1.", "type": "integer" },
            "column": { "description": "The column in the line, from 1.", "type": "integer" }
          }
        },
        "changes": {
          "description": "Changes that mend the view in one variant at least, the best first.",
          "type": "array",
          "items": { "$ref": "#/$defs/change" }
        },
        "division": {
          "description": "How the stack around the view divides its length; absent outside of stacks.",
          "type": "object",
          "additionalProperties": false,
          "required": ["stack", "axis", "offered", "gaps", "shares"],
          "properties": {
            "stack": { "description": "The path of the stack.", "type": "string" },
            "axis": { "description": "The axis of the stack.", "enum": ["horizontal", "vertical"] },
            "offered": {
              "description": "The length that is offered to the stack, in points.",
              "$ref": "#/$defs/length"
            },
            "gaps": {
              "description": "The sum of the distances between the children, in points.",
              "type": "number"
            },
            "shares": {
              "description": "The children in the order in which the stack asks them.",
              "type": "array",
              "items": { "$ref": "#/$defs/share" }
            }
          }
        },
        "guide": {
          "description": "The alignment guide that places the view; absent if none does.",
          "type": "object",
          "additionalProperties": false,
          "required": ["guide", "stack", "value"],
          "properties": {
            "guide": { "description": "The name of the guide.", "type": "string" },
            "stack": {
              "description": "The path of the container that aligns by it.",
              "type": "string"
            },
            "value": {
              "description": "The value of the guide in the view, in points.",
              "$ref": "#/$defs/length"
            },
            "setBy": { "description": "The path of the view that sets it.", "type": "string" }
          }
        },
        "safeArea": {
          "description": "The effect of the safe area on the view; absent if it has none.",
          "type": "object",
          "additionalProperties": false,
          "required": ["insets", "frame", "without"],
          "properties": {
            "insets": {
              "description": "The insets of the safe area by their edges, in points.",
              "type": "object"
            },
            "frame": {
              "description": "The frame of the view, in points.",
              "$ref": "#/$defs/rectangle"
            },
            "without": {
              "description": "The frame that the view has without a safe area, in points.",
              "$ref": "#/$defs/rectangle"
            }
          }
        },
        "inactive": {
          "description": "Modifiers without which every view is where it is, in all variants.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["text", "variants"],
            "properties": {
              "text": { "description": "The modifier as it is written.", "type": "string" },
              "file": {
                "description": "The file of the modifier; absent if that is not known.",
                "type": "string"
              },
              "line": { "description": "The line in the file, from 1.", "type": "integer" },
              "column": { "description": "The column in the line, from 1.", "type": "integer" },
              "view": { "description": "The path of the view that it modifies.", "type": "string" },
              "variants": {
                "description": "The number of variants in which it was left out.",
                "type": "integer"
              }
            }
          }
        }
      },
      "$defs": {
        "length": {
          "description": "In points; null for nil.",
          "oneOf": [{ "type": ["number", "null"] }, { "enum": ["inf", "-inf"] }]
        },
        "lengths": {
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": { "$ref": "#/$defs/length" }
        },
        "rectangle": {
          "description": "x, y, width and height in points.",
          "type": "array",
          "minItems": 4,
          "maxItems": 4,
          "items": { "$ref": "#/$defs/length" }
        },
        "share": {
          "type": "object",
          "additionalProperties": false,
          "required": ["view", "priority", "offered", "answered", "left"],
          "properties": {
            "view": { "description": "The path of the child.", "type": "string" },
            "priority": {
              "description": "The layout priority of the child.",
              "$ref": "#/$defs/length"
            },
            "offered": {
              "description": "The length that is offered to the child, in points.",
              "$ref": "#/$defs/length"
            },
            "answered": {
              "description": "The length that the child takes, in points.",
              "$ref": "#/$defs/length"
            },
            "left": {
              "description": "The length that is left for the children after it, in points.",
              "$ref": "#/$defs/length"
            }
          }
        },
        "change": {
          "type": "object",
          "additionalProperties": false,
          "required": ["edits", "mends", "remaining", "moves", "harms"],
          "properties": {
            "edits": {
              "description": "The edits that are made together.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["text"],
                "properties": {
                  "text": {
                    "description": "The edit in words, with the code of the modifier.",
                    "type": "string"
                  },
                  "file": {
                    "description": "The file that is edited; absent if that is not known.",
                    "type": "string"
                  },
                  "line": { "description": "The line in the file, from 1.", "type": "integer" },
                  "column": { "description": "The column in the line, from 1.", "type": "integer" },
                  "view": {
                    "description": "The path of the view whose modifier is edited.",
                    "type": "string"
                  }
                }
              }
            },
            "mends": {
              "description": "The names of the variants in which the view has no fault then.",
              "type": "array",
              "items": { "type": "string" }
            },
            "remaining": {
              "description": "The names of the variants in which it still has one.",
              "type": "array",
              "items": { "type": "string" }
            },
            "moves": {
              "description": "The paths of the other views that are elsewhere in some variant.",
              "type": "array",
              "items": { "type": "string" }
            },
            "harms": {
              "description": "The paths of the other views that have a fault then.",
              "type": "array",
              "items": { "type": "string" }
            }
          }
        }
      }
    }

    """#
}
