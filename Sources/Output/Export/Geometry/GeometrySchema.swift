/// The JSON Schema of a ``GeometryDocument``.
public enum GeometrySchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  public static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-geometry.schema.json",
      "title": "Espalier geometry",
      "description": "Lengths are points, positions physical and from the scene's top left.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "espalier", "version", "file", "layoutDirection", "dynamicTypeSize", "displayScale", "size",
        "views"
      ],
      "oneOf": [{ "required": ["scene"] }, { "required": ["proposal"] }],
      "properties": {
        "espalier": { "const": "geometry" },
        "version": { "const": 2 },
        "file": {
          "description": "The file as it was named, with the name of its case or preview.",
          "type": "string"
        },
        "time": {
          "description": "Seconds since the screen has appeared, if --at or --to asked for it.",
          "type": "number",
          "minimum": 0
        },
        "leaving": {
          "description": "Views that are gone and still seen at the time.",
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/leaving" }
        },
        "scene": {
          "description": "The screen or window, where there is one.",
          "$ref": "#/$defs/scene"
        },
        "proposal": {
          "description": "What the root was proposed, instead of a scene.",
          "$ref": "#/$defs/proposal"
        },
    \#(ScreenSettings.members)
    \#(PlaceholderSchema.members)
        "layoutDirection": {
          "description": "The direction of the screen, as in environment.",
          "enum": ["leftToRight", "rightToLeft"]
        },
        "dynamicTypeSize": {
          "description": "The text size of the reader, as in environment.",
          "enum": [
            "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
            "accessibility2", "accessibility3", "accessibility4", "accessibility5"
          ]
        },
        "displayScale": {
          "description": "Pixels per point.",
          "$ref": "#/$defs/number"
        },
        "size": {
          "description": "The root with all its modifiers.",
          "$ref": "#/$defs/size"
        },
        "views": {
          "description": "The views at the top, each with those inside of it.",
          "type": "array", "items": { "$ref": "#/$defs/view" }
        }
      },
      "$defs": {
        "scene": {
          "description": "The screen or window.",
          "type": "object",
          "additionalProperties": false,
          "required": ["width", "height"],
          "properties": {
            "width": {
              "description": "The width, in points.",
              "$ref": "#/$defs/number"
            },
            "height": {
              "description": "The height, in points.",
              "$ref": "#/$defs/number"
            },
            "safeArea": {
              "description": "Physical: leading is left in both directions. Left out if all are 0.",
              "$ref": "#/$defs/insets"
            },
            "keyboard": {
              "description": "The height that the keyboard covers from the bottom edge.",
              "$ref": "#/$defs/number"
            }
          }
        },
    \#(views)
        "drawing": {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/drawn" }
        },
        "drawn": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type"],
          "properties": {
            "type": {
              "description": "What SwiftUI calls it.",
              "enum": ["symbol", "fill", "stroke", "context", "layer"]
            },
            "id": {
              "description": "The id of the spec or of the source; absent for none.",
              "type": "string"
            },
            "symbol": {
              "description": "The name of the symbol.",
              "type": "string"
            },
            "frame": {
              "description": "The bounding box of what is drawn. Left out if nothing is.",
              "$ref": "#/$defs/rectangle"
            },
            "style": {
              "description": "What a path is painted with. Left out if the spec does not say.",
              "$ref": "#/$defs/style"
            },
            "fill": {
              "description": "How an area is filled, where not as usual.",
              "$ref": "#/$defs/fill"
            },
            "stroke": {
              "description": "How a line is drawn.",
              "$ref": "#/$defs/stroke"
            },
            "drawing": {
              "description": "What a context or layer draws.",
              "$ref": "#/$defs/drawing"
            }
          }
        },
    \#(drawing)
    \#(gradients)
    \#(motion)
        "line": {
          "type": "object",
          "additionalProperties": false,
          "required": ["text", "range", "frame", "baseline", "direction"],
          "properties": {
            "text": {
              "description": "The characters shown, an ellipsis included.",
              "type": "string"
            },
            "range": {
              "description": "From, to: the Unicode scalars of the content it stands for.",
              "type": "array",
              "prefixItems": [
                { "type": "integer", "minimum": 0 }, { "type": "integer", "minimum": 0 }
              ],
              "minItems": 2,
              "items": false
            },
            "frame": {
              "description": "Left, top, width, height in points from the scene's top left corner.",
              "$ref": "#/$defs/rectangle"
            },
            "baseline": {
              "description": "From the scene's top.",
              "$ref": "#/$defs/number"
            },
            "direction": {
              "description": "Of the paragraph: its first letter's, or else the layout's.",
              "enum": ["leftToRight", "rightToLeft"]
            },
            "truncated": {
              "description": "Whether characters of the line are missing.",
              "const": true
            }
          }
        },
    \#(ScreenSettings.definition)
    \#(PlaceholderSchema.definition)
    \#(values)
      }
    }

    """#
}
