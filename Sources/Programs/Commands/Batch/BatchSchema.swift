/// The JSON Schema of what a batch reads and prints.
enum BatchSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-batch.schema.json",
      "title": "Espalier batch",
      "description": "A matrix, an item or a result: screens in many variants, one result a line.",
      "anyOf": [
        { "$ref": "#/$defs/matrix" }, { "$ref": "#/$defs/item" }, { "$ref": "#/$defs/result" }
      ],
      "$defs": {
        "matrix": {
          "description": "Screens in all combinations of the values of some axes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["screens"],
          "properties": {
            "$schema": { "description": "The schema of the file, for editors.", "type": "string" },
            "espalier": { "description": "The kind of the document.", "const": "batch" },
            "version": { "description": "The version of this form.", "const": 1 },
            "screens": {
              "description": "Spec files and folders of them, Swift files and folders of a module; file#name is one screen of a file.",
              "$ref": "#/$defs/texts"
            },
            "variants": {
              "description": "The values of axes, all of which are combined; an axis that is not named stays as the screen has it.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/axis" },
              "additionalProperties": { "$ref": "#/$defs/texts" }
            },
            "kinds": { "description": "The documents that each result has.", "$ref": "#/$defs/kinds" }
          }
        },
        "item": {
          "type": "object",
          "additionalProperties": false,
          "required": ["screen"],
          "properties": {
            "key": { "description": "That of the result; the screen and its variant otherwise.", "type": "string" },
            "screen": {
              "description": "A spec file, or file#name for one screen of a file.",
              "type": "string"
            },
            "device": { "description": "The device whose screen it is.", "type": "string" },
            "orientation": { "description": "How the device is held.", "type": "string" },
            "scheme": { "description": "The color scheme, light or dark.", "type": "string" },
            "size": { "description": "The size of text that the user prefers.", "type": "string" },
            "direction": { "description": "The direction of layout.", "type": "string" },
            "system": {
              "description": "The version of the system whose rules hold.",
              "type": "string"
            },
            "locale": { "description": "The language and region.", "type": "string" },
            "kinds": { "description": "The documents that the result has.", "$ref": "#/$defs/kinds" }
          }
        },
        "result": {
          "type": "object",
          "additionalProperties": false,
          "required": ["key", "screen", "status"],
          "properties": {
            "key": {
              "description": "That of the item, and #name behind it where the item has several screens.",
              "type": "string"
            },
            "screen": {
              "description": "The screen as the item or the matrix names it.",
              "type": "string"
            },
            "name": { "description": "The screen's own name.", "type": "string" },
            "variant": {
              "description": "The values of the axes, by their names; absent for the screen as it is.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/axis" },
              "additionalProperties": { "type": "string" }
            },
            "status": { "description": "Whether the screen could be shown.", "enum": ["ok", "error"] },
            "errors": {
              "description": "The reasons for which the screen could not be shown; absent without any.",
              "$ref": "#/$defs/remarks"
            },
            "warnings": {
              "description": "The warnings of the screen; absent without any.",
              "$ref": "#/$defs/remarks"
            },
            "geometry": { "description": "A document of espalier-geometry.schema.json.", "type": "object" },
            "accessibility": {
              "description": "A document of espalier-accessibility.schema.json.",
              "type": "object"
            },
            "outline": {
              "description": "The views as lines of text, indented by their depth.",
              "type": "string"
            },
            "picture": {
              "description": "A PNG with real text.",
              "type": "object",
              "additionalProperties": false,
              "required": ["sha256", "bytes", "size"],
              "properties": {
                "sha256": {
                  "description": "The SHA-256 of the file, in hexadecimal digits.",
                  "type": "string",
                  "pattern": "^[0-9a-f]{64}$"
                },
                "bytes": { "description": "The size of the file, in bytes.", "type": "integer" },
                "size": {
                  "description": "Width and height in pixels.",
                  "type": "array",
                  "items": { "type": "integer" },
                  "minItems": 2,
                  "maxItems": 2
                },
                "file": { "description": "Its name in the folder of --pictures.", "type": "string" }
              }
            }
          }
        },
        "axis": {
          "enum": ["device", "orientation", "scheme", "size", "direction", "system", "locale"]
        },
        "texts": {
          "type": "array",
          "items": { "type": "string", "minLength": 1 },
          "minItems": 1,
          "uniqueItems": true
        },
        "kinds": {
          "description": "The documents that are wanted: the geometry unless others are named.",
          "type": "array",
          "items": { "enum": ["geometry", "accessibility", "outline", "picture"] },
          "minItems": 1,
          "uniqueItems": true
        },
        "remarks": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["message"],
            "properties": { "message": {
              "description": "The remark in a sentence.",
              "type": "string"
            }, "hint": {
              "description": "A way to mend it; absent if none is known.",
              "type": "string"
            } }
          },
          "minItems": 1
        }
      }
    }

    """#
}
