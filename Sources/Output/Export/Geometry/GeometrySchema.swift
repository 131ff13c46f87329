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
        "file": { "type": "string" },
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
        "scene": { "$ref": "#/$defs/scene" },
        "proposal": {
          "description": "What the root was proposed, instead of a scene.",
          "$ref": "#/$defs/proposal"
        },
    \#(PlaceholderSchema.members)
        "layoutDirection": { "enum": ["leftToRight", "rightToLeft"] },
        "dynamicTypeSize": {
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
        "views": { "type": "array", "items": { "$ref": "#/$defs/view" } }
      },
      "$defs": {
        "scene": {
          "description": "The screen or window.",
          "type": "object",
          "additionalProperties": false,
          "required": ["width", "height"],
          "properties": {
            "width": { "$ref": "#/$defs/number" },
            "height": { "$ref": "#/$defs/number" },
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
        "view": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "type", "frame", "pixelFrame", "proposal"],
          "properties": {
            "id": { "type": "string" },
            "path": {
              "description": "The id, or else the outer view's path and the position in it.",
              "type": "string"
            },
            "type": {
              "description": "The name of the view in SwiftUI, or of its own layout.",
              "type": "string",
              "pattern": "^[A-Za-z_][A-Za-z0-9_]*(<.*>)?$"
            },
            "placeholder": { "$ref": "#/$defs/placeholder" },
            "frame": {
              "description": "The bare view, before its modifiers. Not rounded.",
              "$ref": "#/$defs/rectangle"
            },
            "pixelFrame": {
              "description": "The frame, each corner rounded to the nearest pixel.",
              "$ref": "#/$defs/rectangle"
            },
            "renderedFrame": {
              "description": "The bounding box under rotation, scale and transform effects.",
              "$ref": "#/$defs/rectangle"
            },
            "pathBounds": {
              "description": "The bounding box of a shape's outline. Left out if nothing is drawn.",
              "$ref": "#/$defs/rectangle"
            },
            "proposal": {
              "description": "What the view was proposed when it was placed.",
              "$ref": "#/$defs/proposal"
            },
            "safeAreaInsets": {
              "description": "The safe area that the view touches, logical. Left out if all are 0.",
              "$ref": "#/$defs/insets"
            },
            "contentFrame": {
              "description": "The frame from the top left of the scroll view's content around it.",
              "$ref": "#/$defs/rectangle"
            },
            "scroll": { "$ref": "#/$defs/scroll" },
            "zIndex": {
              "description": "The order of drawing among siblings. Left out if it is 0.",
              "$ref": "#/$defs/number"
            },
            "guides": {
              "description": "What modifiers set and layout asks for, from the leading or top edge.",
              "type": "object",
              "minProperties": 1,
              "additionalProperties": { "$ref": "#/$defs/number" }
            },
            "content": {
              "description": "The whole string of a text as it is shown.",
              "type": "string"
            },
            "lines": {
              "description": "The lines shown. Left out if the text was measured elsewhere.",
              "type": "array",
              "items": { "$ref": "#/$defs/line" }
            },
            "truncated": {
              "description": "Whether characters of a text are missing.",
              "const": true
            },
            "style": {
              "description": "What a color or gradient that is a view shows.",
              "$ref": "#/$defs/style"
            },
            "drawing": {
              "description": "What a canvas draws, from back to front.",
              "$ref": "#/$defs/drawing"
            },
            "presentation": { "$ref": "#/$defs/presentation" },
            "animating": { "const": true },
            "animationEnd": { "$ref": "#/$defs/animationEnd" },
            "modifiers": {
              "description": "Innermost first.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/modifier" }
            },
            "children": {
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/view" }
            }
          },
          "if": { "properties": { "type": { "const": "Text" } } },
          "then": { "required": ["content"] },
          "else": { "properties": { "content": false, "lines": false, "truncated": false } }
        },
        "modifier": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type", "frame"],
          "properties": {
            "type": {
              "description": "SwiftUI's name of the modifier or environment value.",
              "type": "string"
            },
            "id": { "type": "string" },
            "frame": {
              "description": "The view that the modifier makes, or else the modified view.",
              "$ref": "#/$defs/rectangle"
            },
            "renderedFrame": {
              "description": "The bounding box under rotation, scale and transform effects.",
              "$ref": "#/$defs/rectangle"
            },
            "pathBounds": {
              "description": "The bounding box of a line or a shape that it draws or clips to.",
              "$ref": "#/$defs/rectangle"
            },
            "proposal": {
              "description": "What it was placed with. Left out if the modifier makes no view.",
              "$ref": "#/$defs/proposal"
            },
            "styleFrame": {
              "description": "What the style of a background or overlay fills.",
              "$ref": "#/$defs/rectangle"
            },
            "presentedFrame": {
              "description": "Where what it shows over the scene lies.",
              "$ref": "#/$defs/rectangle"
            },
            "style": {
              "description": "What it paints with. null for what the system has.",
              "anyOf": [{ "$ref": "#/$defs/style" }, { "type": "null" }]
            },
            "fill": { "$ref": "#/$defs/fill" },
            "stroke": { "$ref": "#/$defs/stroke" },
            "arguments": { "$ref": "#/$defs/arguments" },
            "presentation": { "$ref": "#/$defs/presentation" },
            "animating": { "const": true },
            "animationEnd": { "$ref": "#/$defs/animationEnd" },
            "settings": {
              "description": "The environment values of drawing and text that it sets.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/setting" }
            },
            "content": {
              "description": "The views of an overlay, a background, an inset or a presentation.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/view" }
            }
          }
        },
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
            "type": { "enum": ["symbol", "fill", "stroke", "context", "layer"] },
            "id": { "type": "string" },
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
            "fill": { "$ref": "#/$defs/fill" },
            "stroke": { "$ref": "#/$defs/stroke" },
            "drawing": {
              "description": "What a context or layer draws.",
              "$ref": "#/$defs/drawing"
            }
          }
        },
    \#(drawing)
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
            "frame": { "$ref": "#/$defs/rectangle" },
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
    \#(PlaceholderSchema.definition)
    \#(values)
      }
    }

    """#
}
