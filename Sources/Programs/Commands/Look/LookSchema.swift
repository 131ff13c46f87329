/// The JSON Schema of a look (``LookPrinter``).
enum LookSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-look.schema.json",
      "title": "Espalier look",
      "description": "What is on a screen, in the numbers of its picture. Lengths are points.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "espalier", "version", "file", "width", "height", "surroundings", "views", "outside",
        "unsupported", "errors"
      ],
      "properties": {
        "espalier": { "const": "look" },
        "version": { "const": 1 },
        "file": { "description": "The screen: its file, '#' and its name.", "type": "string" },
        "width": { "description": "The width of the window, in points.", "type": "number" },
        "height": { "description": "The height of the window, in points.", "type": "number" },
        "surroundings": {
          "description": "Direction, text size, and dark where it is.",
          "type": "array",
          "items": { "type": "string" }
        },
        "views": {
          "description": "The views inside of the window, in the order of their numbers.",
          "type": "array",
          "items": { "$ref": "#/$defs/view" }
        },
        "outside": {
          "description": "How many more views lie outside of the window, or under what is presented.",
          "type": "integer",
          "minimum": 0
        },
        "unsupported": {
          "description": "What is not shown as on a device.",
          "type": "array",
          "items": { "type": "string" }
        },
        "errors": {
          "description": "The findings of the audit that are errors.",
          "type": "array",
          "items": { "$ref": "#/$defs/error" }
        },
        "changes": {
          "description": "What has changed since the look that --diff has kept.",
          "type": "array",
          "items": { "type": "string" }
        }
      },
      "$defs": {
        "view": {
          "type": "object",
          "additionalProperties": false,
          "required": ["number", "path", "type", "frame"],
          "properties": {
            "number": {
              "description": "The number beside the view in the picture, from 1.",
              "type": "integer",
              "minimum": 1
            },
            "path": { "description": "As in geometry documents.", "type": "string" },
            "type": { "description": "The name of the view in SwiftUI.", "type": "string" },
            "frame": {
              "description": "x, y, width and height, under all effects.",
              "type": "array",
              "items": { "type": ["number", "string", "null"] },
              "minItems": 4,
              "maxItems": 4
            },
            "source": {
              "description": "':line' in the screen's file, or 'file:line'.",
              "type": "string"
            },
            "text": { "description": "Its words, or the name of a picture.", "type": "string" },
            "truncatedTo": { "description": "What is seen of its words.", "type": "string" }
          }
        },
        "error": {
          "description": "A finding of the audit that is an error.",
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "source", "message"],
          "properties": {
            "number": {
              "description": "The number of the view in the picture; absent for a view without one.",
              "type": "integer",
              "minimum": 1
            },
            "rule": { "description": "The name of the audit's rule.", "type": "string" },
            "source": {
              "description": "The place of the view, as file:line:column.",
              "type": "string"
            },
            "message": { "description": "The finding in a sentence.", "type": "string" }
          }
        }
      }
    }

    """#
}
