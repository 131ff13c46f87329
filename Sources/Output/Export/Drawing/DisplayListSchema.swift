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
        "espalier": { "const": "displayList" },
        "version": { "const": 1 },
        "file": { "type": "string" },
        "time": {
          "description": "Seconds since the screen has appeared, if --at or --to asked for it.",
          "type": "number",
          "minimum": 0
        },
    \#(ScreenSettings.members)
    \#(PlaceholderSchema.members)
        "size": { "$ref": "#/$defs/pair" },
        "scale": { "description": "Pixels per point.", "type": "number" },
        "fonts": {
          "description": "The fonts of texts, which say them by their positions here.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["family", "file"],
            "properties": {
              "family": { "type": "string" },
              "file": { "type": "string" },
              "index": { "description": "The font in the file.", "type": "integer" },
              "variations": {
                "description": "The coordinates of a variable font, as opsz=17,wght=590.",
                "type": "string"
              }
            }
          }
        },
        "items": { "$ref": "#/$defs/items" }
      },
      "$defs": {
    \#(ScreenSettings.definition)
    \#(PlaceholderSchema.definition)
        "items": { "type": "array", "items": { "$ref": "#/$defs/item" } },
        "item": {
          "type": "object",
          "required": ["type"],
          "properties": {
            "blendMode": { "$ref": "#/$defs/blendMode" },
            "view": {
              "description": "The view that draws it: its path in geometry, its id in the tree. What the window, marks and legends paint has none.",
              "type": "string"
            },
            "source": {
              "description": "The place of that view's code, or of the code around it: file:line:column.",
              "type": "string"
            }
          },
          "oneOf": [
            {
              "properties": {
                "type": { "const": "fill" },
                "path": { "$ref": "#/$defs/path" },
                "paint": { "$ref": "#/$defs/paint" },
                "fill": { "$ref": "#/$defs/fill" }
              },
              "required": ["path", "paint"]
            },
            {
              "properties": {
                "type": { "const": "stroke" },
                "path": { "$ref": "#/$defs/path" },
                "paint": { "$ref": "#/$defs/paint" },
                "stroke": { "type": "object", "minProperties": 1 }
              },
              "required": ["path", "paint"]
            },
            {
              "properties": {
                "type": { "const": "text" },
                "text": { "type": "string" },
                "font": { "type": "integer", "minimum": 0 },
                "fontSize": { "type": "number" },
                "paint": { "$ref": "#/$defs/paint" },
                "opacity": { "$ref": "#/$defs/opacity" },
                "glyphs": {
                  "description": "Number in the font, x and y of the origin on the baseline.",
                  "type": "array",
                  "items": {
                    "type": "array",
                    "prefixItems": [
                      { "type": "integer" }, { "type": "number" }, { "type": "number" }
                    ],
                    "minItems": 3,
                    "items": false
                  }
                }
              },
              "required": ["text", "font", "fontSize", "paint", "glyphs"]
            },
            {
              "properties": {
                "type": { "const": "image" },
                "file": { "type": "string" },
                "pixels": { "$ref": "#/$defs/pair" },
                "frame": { "$ref": "#/$defs/rectangle" },
                "sourceRect": { "$ref": "#/$defs/rectangle" },
                "template": { "$ref": "#/$defs/paint" },
                "mirrored": { "const": true },
                "interpolation": { "const": "none" },
                "antialiased": { "const": false },
                "opacity": { "$ref": "#/$defs/opacity" }
              },
              "required": ["frame"]
            },
            {
              "properties": {
                "type": { "const": "backdrop" },
                "path": { "$ref": "#/$defs/path" },
                "fill": { "$ref": "#/$defs/fill" },
                "filter": {
                  "description": "What a material does to what lies behind it.",
                  "type": "object",
                  "required": ["curve", "amount", "saturation", "brightness", "radius"]
                },
                "opacity": { "$ref": "#/$defs/opacity" }
              },
              "required": ["path", "filter"]
            },
            {
              "properties": {
                "type": { "const": "group" },
                "placeholder": { "$ref": "#/$defs/placeholder" },
                "transform": { "$ref": "#/$defs/transform" },
                "projection": { "$ref": "#/$defs/numbers" },
                "clip": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["path"],
                  "properties": {
                    "path": { "$ref": "#/$defs/path" },
                    "fill": { "$ref": "#/$defs/fill" },
                    "inverse": { "const": true }
                  }
                },
                "items": { "$ref": "#/$defs/items" },
                "mask": {
                  "description": "The items are seen through the opacity of these.",
                  "$ref": "#/$defs/items"
                },
                "maskInverse": { "const": true },
                "filters": {
                  "description": "The first one is done first.",
                  "type": "array",
                  "minItems": 1,
                  "items": { "$ref": "#/$defs/filter" }
                },
                "opacity": { "$ref": "#/$defs/opacity" },
                "mixing": {
                  "description": "How the items are mixed if not as around the group.",
                  "enum": ["nonLinear", "linear", "extendedLinear"]
                },
                "composited": { "const": true }
              },
              "required": ["items"]
            }
          ]
        },
        "filter": {
          "type": "object",
          "required": ["type"],
          "properties": {
            "type": { "enum": ["blur", "colorMatrix", "shadow", "alphaThreshold", "linearLight"] },
            "radius": { "type": "number", "minimum": 0 },
            "opaque": { "const": true },
            "matrix": {
              "description": "Four rows of five factors on encoded colours without weight.",
              "$ref": "#/$defs/numbers"
            },
            "color": { "$ref": "#/$defs/color" },
            "offset": { "$ref": "#/$defs/pair" },
            "alone": { "const": true },
            "above": { "const": true },
            "inverse": { "const": true },
            "blendMode": { "$ref": "#/$defs/blendMode" },
            "filter": { "$ref": "#/$defs/filter" },
            "range": { "$ref": "#/$defs/pair" }
          }
        },
        "paint": {
          "anyOf": [
            { "$ref": "#/$defs/color" },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": { "enum": ["linear", "radial", "angular", "mesh", "tiles"] },
                "stops": {
                  "type": "array",
                  "items": {
                    "type": "array",
                    "prefixItems": [{ "type": "number" }, { "$ref": "#/$defs/color" }],
                    "minItems": 2,
                    "items": false
                  }
                },
                "extent": { "enum": ["repeat", "reflect"] }
              }
            }
          ]
        },
        "path": {
          "type": "array",
          "items": {
            "type": "array",
            "prefixItems": [{ "enum": ["move", "line", "curve", "close"] }],
            "items": { "type": ["number", "null"] }
          }
        },
        "fill": {
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": { "eoFill": { "const": true }, "antialiased": { "const": false } }
        },
        "color": { "type": "string", "pattern": "^#[0-9a-f]{6}([0-9a-f]{2})?$" },
        "opacity": { "type": "number", "minimum": 0, "maximum": 1 },
        "numbers": { "type": "array", "items": { "type": "number" } },
        "pair": {
          "type": "array",
          "items": { "type": "number" },
          "minItems": 2,
          "maxItems": 2
        },
        "rectangle": {
          "description": "Left, top, width, height.",
          "type": "array",
          "items": { "type": "number" },
          "minItems": 4,
          "maxItems": 4
        },
        "transform": {
          "description": "x' = a x + c y + tx, y' = b x + d y + ty: a, b, c, d, tx, ty.",
          "type": "array",
          "items": { "type": "number" },
          "minItems": 6,
          "maxItems": 6
        },
        "blendMode": {
          "enum": [
            "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
            "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
            "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker",
            "plusLighter", "clear", "copy", "sourceIn", "sourceOut", "destinationIn",
            "destinationAtop", "xor"
          ]
        }
      }
    }

    """#
}
