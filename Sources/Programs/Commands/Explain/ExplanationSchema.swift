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
        "screen": { "type": "string" },
        "variants": { "type": "array", "items": { "type": "string" } },
        "leftOut": {
          "description": "Variants that have other views, in which nothing was tried.",
          "type": "array",
          "items": { "type": "string" }
        },
        "view": {
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "type", "name", "frame", "proposal"],
          "properties": {
            "id": { "description": "The view's path.", "type": "string" },
            "type": { "type": "string" },
            "name": { "type": "string" },
            "file": { "type": "string" },
            "line": { "type": "integer" },
            "column": { "type": "integer" },
            "frame": { "$ref": "#/$defs/rectangle" },
            "proposal": { "$ref": "#/$defs/lengths" }
          }
        },
        "sentence": { "type": "string" },
        "rules": { "type": "array", "items": { "type": "string" } },
        "variant": { "description": "The variant that the numbers are of.", "type": "string" },
        "faults": {
          "type": "array",
          "items": { "enum": ["cut", "empty", "spills", "offScreen", "split"] }
        },
        "faulty": {
          "description": "The variants in which something is wrong with the view.",
          "type": "array",
          "items": { "type": "string" }
        },
        "cause": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind"],
          "properties": {
            "kind": { "enum": ["modifier", "sibling", "stack", "window"] },
            "text": { "type": "string" },
            "owner": {
              "description": "The view whose modifier it is, if that is not around the view.",
              "type": "string"
            },
            "view": { "type": "string" },
            "shrinks": { "type": "boolean" },
            "file": { "type": "string" },
            "line": { "type": "integer" },
            "column": { "type": "integer" }
          }
        },
        "changes": {
          "description": "Changes that mend the view in one variant at least, the best first.",
          "type": "array",
          "items": { "$ref": "#/$defs/change" }
        },
        "division": {
          "type": "object",
          "additionalProperties": false,
          "required": ["stack", "axis", "offered", "gaps", "shares"],
          "properties": {
            "stack": { "type": "string" },
            "axis": { "enum": ["horizontal", "vertical"] },
            "offered": { "$ref": "#/$defs/length" },
            "gaps": { "type": "number" },
            "shares": { "type": "array", "items": { "$ref": "#/$defs/share" } }
          }
        },
        "guide": {
          "type": "object",
          "additionalProperties": false,
          "required": ["guide", "stack", "value"],
          "properties": {
            "guide": { "type": "string" },
            "stack": { "type": "string" },
            "value": { "$ref": "#/$defs/length" },
            "setBy": { "description": "The path of the view that sets it.", "type": "string" }
          }
        },
        "safeArea": {
          "type": "object",
          "additionalProperties": false,
          "required": ["insets", "frame", "without"],
          "properties": {
            "insets": { "type": "object" },
            "frame": { "$ref": "#/$defs/rectangle" },
            "without": { "$ref": "#/$defs/rectangle" }
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
              "text": { "type": "string" },
              "file": { "type": "string" },
              "line": { "type": "integer" },
              "column": { "type": "integer" },
              "view": { "type": "string" },
              "variants": { "type": "integer" }
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
            "view": { "type": "string" },
            "priority": { "$ref": "#/$defs/length" },
            "offered": { "$ref": "#/$defs/length" },
            "answered": { "$ref": "#/$defs/length" },
            "left": { "$ref": "#/$defs/length" }
          }
        },
        "change": {
          "type": "object",
          "additionalProperties": false,
          "required": ["edits", "mends", "remaining", "moves", "harms"],
          "properties": {
            "edits": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["text"],
                "properties": {
                  "text": { "type": "string" },
                  "file": { "type": "string" },
                  "line": { "type": "integer" },
                  "column": { "type": "integer" },
                  "view": { "type": "string" }
                }
              }
            },
            "mends": { "type": "array", "items": { "type": "string" } },
            "remaining": { "type": "array", "items": { "type": "string" } },
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
