extension GeometrySchema {
  /// The definitions of drawing in documents, each followed by a comma.
  static let drawing = #"""
        "setting": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type"],
          "properties": {
            "type": {
              "description": "What SwiftUI calls it.",
              "type": "string"
            },
            "style": {
              "description": "The style, as spec files write it.",
              "anyOf": [{ "$ref": "#/$defs/style" }, { "type": "null" }]
            },
            "arguments": {
              "description": "The other arguments, in the words of spec files.",
              "$ref": "#/$defs/arguments"
            }
          }
        },
        "arguments": {
          "description": "What a modifier was given, by SwiftUI's names; a nameless one is value.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": {
            "anyOf": [
              { "$ref": "#/$defs/number" }, { "type": "boolean" }, { "$ref": "#/$defs/style" }
            ]
          }
        },
        "fill": {
          "description": "Other than SwiftUI's defaults; left out if nothing is.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "eoFill": {
              "description": "Whether areas that are enclosed twice are outside. Default false.",
              "const": true
            },
            "antialiased": {
              "description": "Whether edges are smooth. Default true.",
              "const": false
            }
          }
        },
        "stroke": {
          "description": "Other than SwiftUI's defaults, whose width is 1; left out if nothing is.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "lineWidth": {
              "description": "The width of the line in points. Default 1.",
              "$ref": "#/$defs/number"
            },
            "lineCap": {
              "description": "What the ends of the line look like. Default butt.",
              "enum": ["round", "square"]
            },
            "lineJoin": {
              "description": "What its corners look like. Default miter.",
              "enum": ["round", "bevel"]
            },
            "miterLimit": {
              "description": "How many line widths a corner may reach out. Default 10.",
              "$ref": "#/$defs/number"
            },
            "dash": {
              "description": "The lengths of dashes and gaps in turn, in points.",
              "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/number" }
            },
            "dashPhase": {
              "description": "Where in the dashes the line begins, in points. Default 0.",
              "$ref": "#/$defs/number"
            },
            "antialiased": {
              "description": "Whether edges are smooth. Default true.",
              "const": false
            }
          }
        },
        "color": {
          "description": "A name (of the system, or else of an asset), #rrggbb, #rrggbbaa.",
          "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/colorObject" }]
        },
        "colorObject": {
          "type": "object",
          "additionalProperties": false,
          "oneOf": [{ "required": ["color"] }, { "required": ["asset"] }],
          "properties": {
            "color": {
              "description": "A color: its name, or #rrggbb.",
              "$ref": "#/$defs/colorSource"
            },
            "asset": {
              "description": "The name of a color of the app.",
              "type": "string"
            },
            "colorSpace": {
              "description": "The space that colors are stated or mixed in, where not sRGB.",
              "enum": ["sRGBLinear", "displayP3"]
            },
            "opacity": {
              "description": "How opaque it is, from 0 to 1. Default 1.",
              "$ref": "#/$defs/number"
            }
          }
        },
        "colorSource": {
          "description": "A name, #rrggbb, or red, green, blue: sRGB unless a space is stated.",
          "anyOf": [
            { "type": "string" },
            {
              "type": "array",
              "items": { "$ref": "#/$defs/number" },
              "minItems": 3,
              "maxItems": 3
            }
          ]
        },
        "style": {
          "description": "A name, as spec files have it, if that says all; one for each level.",
          "anyOf": [
            { "type": "string" },
            { "type": "array", "items": { "$ref": "#/$defs/style" } },
            { "$ref": "#/$defs/styleObject" }
          ]
        },
        "styleObject": {
          "description": "What paints, as spec files have it, and what is done with it.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "name": {
              "description": "What SwiftUI calls it.",
              "type": "string"
            },
            "color": {
              "description": "A color: its name, or #rrggbb.",
              "$ref": "#/$defs/colorSource"
            },
            "asset": {
              "description": "The name of a color of the app.",
              "type": "string"
            },
            "colorSpace": {
              "description": "The space that colors are stated or mixed in, where not sRGB.",
              "enum": ["sRGBLinear", "displayP3"]
            },
            "gradient": {
              "description": "The standard gradient of a color.",
              "$ref": "#/$defs/color"
            },
            "linearGradient": {
              "description": "A gradient along a line.",
              "$ref": "#/$defs/gradient"
            },
            "radialGradient": {
              "description": "A gradient from a center outwards, with radii in points.",
              "$ref": "#/$defs/gradient"
            },
            "ellipticalGradient": {
              "description": "A gradient from a center outwards, with radii in parts of the frame.",
              "$ref": "#/$defs/gradient"
            },
            "angularGradient": {
              "description": "A gradient around a center.",
              "$ref": "#/$defs/gradient"
            },
            "meshGradient": {
              "description": "A gradient between points of a grid.",
              "$ref": "#/$defs/mesh"
            },
            "image": {
              "description": "An image in tiles.",
              "type": "object",
              "additionalProperties": false,
              "required": ["image"],
              "properties": {
                "image": {
                  "description": "An image in tiles.",
                  "type": "string"
                },
                "sourceRect": {
                  "description": "The part of the image, from 0 to 1. Default all of it.",
                  "$ref": "#/$defs/rectangle"
                },
                "scale": {
                  "description": "How many times as large it is, along each axis.",
                  "$ref": "#/$defs/number"
                }
              }
            },
            "levels": {
              "description": "What each level of the hierarchy is.",
              "type": "array", "items": { "$ref": "#/$defs/style" }
            },
            "level": {
              "description": "The level of the hierarchy.",
              "enum": ["primary", "secondary", "tertiary", "quaternary", "quinary"]
            },
            "opacity": {
              "description": "How opaque it is, from 0 to 1. Default 1.",
              "$ref": "#/$defs/number"
            },
            "blendMode": {
              "description": "How it is mixed with what lies behind. Default normal.",
              "type": "string"
            },
            "shadows": {
              "description": "The shadows, the outermost last.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["radius"],
                "properties": {
                  "kind": {
                    "description": "Which kind it is.",
                    "const": "inner"
                  },
                  "color": {
                    "description": "A color: its name, or #rrggbb.",
                    "$ref": "#/$defs/color"
                  },
                  "radius": {
                    "description": "How far it is blurred, in points.",
                    "$ref": "#/$defs/number"
                  },
                  "x": {
                    "description": "How far it is moved to the right, in points.",
                    "$ref": "#/$defs/number"
                  },
                  "y": {
                    "description": "How far it is moved down, in points.",
                    "$ref": "#/$defs/number"
                  }
                }
              }
            }
          }
        },
    """#
}
