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
            "$schema": { "type": "string" },
            "espalier": { "const": "batch" },
            "version": { "const": 1 },
            "screens": {
              "description": "Spec files and folders of them, Swift files and folders of a module; file#name is one screen of a file.",
              "$ref": "#/$defs/texts"
            },
            "variants": {
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/axis" },
              "additionalProperties": { "$ref": "#/$defs/texts" }
            },
            "kinds": { "$ref": "#/$defs/kinds" }
          }
        },
        "item": {
          "type": "object",
          "additionalProperties": false,
          "required": ["screen"],
          "properties": {
            "key": { "description": "That of the result; the screen and its variant otherwise.", "type": "string" },
            "screen": { "type": "string" },
            "device": { "type": "string" },
            "orientation": { "type": "string" },
            "scheme": { "type": "string" },
            "size": { "type": "string" },
            "direction": { "type": "string" },
            "system": { "type": "string" },
            "locale": { "type": "string" },
            "kinds": { "$ref": "#/$defs/kinds" }
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
            "screen": { "type": "string" },
            "name": { "description": "The screen's own name.", "type": "string" },
            "variant": {
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/axis" },
              "additionalProperties": { "type": "string" }
            },
            "status": { "enum": ["ok", "error"] },
            "errors": { "$ref": "#/$defs/remarks" },
            "warnings": { "$ref": "#/$defs/remarks" },
            "geometry": { "description": "A document of espalier-geometry.schema.json.", "type": "object" },
            "accessibility": {
              "description": "A document of espalier-accessibility.schema.json.",
              "type": "object"
            },
            "outline": { "type": "string" },
            "picture": {
              "description": "A PNG with real text.",
              "type": "object",
              "additionalProperties": false,
              "required": ["sha256", "bytes", "size"],
              "properties": {
                "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
                "bytes": { "type": "integer" },
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
            "properties": { "message": { "type": "string" }, "hint": { "type": "string" } }
          },
          "minItems": 1
        }
      }
    }

    """#
}
