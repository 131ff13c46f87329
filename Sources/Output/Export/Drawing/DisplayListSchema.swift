/// The JSON Schema of a ``DisplayListDocument``.
public enum DisplayListSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  public static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-display-list.schema.json",
      "title": "Espalier display list",
      "description": "What is painted, the first item deepest. Lengths are points.",
      "type": "object",
      "additionalProperties": false,
      "required": ["espalier", "version", "file", "size", "scale", "fonts", "items"],
      "properties": {
        "espalier": {
          "description": "The kind of the document.",
          "const": "displayList"
        },
        "version": {
          "description": "The version of this form.",
          "const": 1
        },
        "file": {
          "description": "The file as it was named.",
          "type": "string"
        },
        "time": {
          "description": "Seconds since the screen has appeared, if --at or --to asked for it.",
          "type": "number",
          "minimum": 0
        },
    \#(ScreenSettings.members)
    \#(PlaceholderSchema.members)
        "size": {
          "description": "The width and height of the picture.",
          "$ref": "#/$defs/pair"
        },
        "scale": { "description": "Pixels per point.", "type": "number" },
        "fonts": {
          "description": "The fonts of texts, which say them by their positions here.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["family", "file"],
            "properties": {
              "family": {
                "description": "The name of the family.",
                "type": "string"
              },
              "file": {
                "description": "The file of the font.",
                "type": "string"
              },
              "index": { "description": "The font in the file.", "type": "integer" },
              "variations": {
                "description": "The coordinates of a variable font, as opsz=17,wght=590.",
                "type": "string"
              }
            }
          }
        },
        "items": {
          "description": "The items, the deepest first.",
          "$ref": "#/$defs/items"
        }
      },
      "$defs": {
    \#(ScreenSettings.definition)
    \#(PlaceholderSchema.definition)
        "items": { "type": "array", "items": { "$ref": "#/$defs/item" } },
    \#(item)
    \#(parts)
      }
    }

    """#
}
