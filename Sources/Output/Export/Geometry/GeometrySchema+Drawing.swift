extension GeometrySchema {
  /// The definitions of drawing in documents, each followed by a comma.
  static let drawing = #"""
        "setting": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type"],
          "properties": {
            "type": { "type": "string" },
            "style": { "anyOf": [{ "$ref": "#/$defs/style" }, { "type": "null" }] },
            "arguments": { "$ref": "#/$defs/arguments" }
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
            "eoFill": { "const": true },
            "antialiased": { "const": false }
          }
        },
        "stroke": {
          "description": "Other than SwiftUI's defaults, whose width is 1; left out if nothing is.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "lineWidth": { "$ref": "#/$defs/number" },
            "lineCap": { "enum": ["round", "square"] },
            "lineJoin": { "enum": ["round", "bevel"] },
            "miterLimit": { "$ref": "#/$defs/number" },
            "dash": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/number" } },
            "dashPhase": { "$ref": "#/$defs/number" },
            "antialiased": { "const": false }
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
            "color": { "$ref": "#/$defs/colorSource" },
            "asset": { "type": "string" },
            "colorSpace": { "enum": ["sRGBLinear", "displayP3"] },
            "opacity": { "$ref": "#/$defs/number" }
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
            "name": { "type": "string" },
            "color": { "$ref": "#/$defs/colorSource" },
            "asset": { "type": "string" },
            "colorSpace": { "enum": ["sRGBLinear", "displayP3"] },
            "gradient": { "$ref": "#/$defs/color" },
            "linearGradient": { "$ref": "#/$defs/gradient" },
            "radialGradient": { "$ref": "#/$defs/gradient" },
            "ellipticalGradient": { "$ref": "#/$defs/gradient" },
            "angularGradient": { "$ref": "#/$defs/gradient" },
            "meshGradient": { "$ref": "#/$defs/mesh" },
            "image": {
              "type": "object",
              "additionalProperties": false,
              "required": ["image"],
              "properties": {
                "image": { "type": "string" },
                "sourceRect": { "$ref": "#/$defs/rectangle" },
                "scale": { "$ref": "#/$defs/number" }
              }
            },
            "levels": { "type": "array", "items": { "$ref": "#/$defs/style" } },
            "level": { "enum": ["primary", "secondary", "tertiary", "quaternary", "quinary"] },
            "opacity": { "$ref": "#/$defs/number" },
            "blendMode": { "type": "string" },
            "shadows": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["radius"],
                "properties": {
                  "kind": { "const": "inner" },
                  "color": { "$ref": "#/$defs/color" },
                  "radius": { "$ref": "#/$defs/number" },
                  "x": { "$ref": "#/$defs/number" },
                  "y": { "$ref": "#/$defs/number" }
                }
              }
            }
          }
        },
        "gradient": {
          "description": "Angles in degrees, clockwise from the right; fractions are of the size.",
          "type": "object",
          "additionalProperties": false,
          "oneOf": [{ "required": ["colors"] }, { "required": ["stops"] }],
          "properties": {
            "colors": {
              "description": "At equal distances.",
              "type": "array",
              "items": { "$ref": "#/$defs/color" }
            },
            "stops": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["color", "location"],
                "properties": {
                  "color": { "$ref": "#/$defs/color" },
                  "location": { "$ref": "#/$defs/number" }
                }
              }
            },
            "colorSpace": { "const": "perceptual" },
            "startPoint": { "$ref": "#/$defs/size" },
            "endPoint": { "$ref": "#/$defs/size" },
            "center": { "$ref": "#/$defs/size" },
            "startRadius": { "$ref": "#/$defs/number" },
            "endRadius": { "$ref": "#/$defs/number" },
            "startRadiusFraction": { "$ref": "#/$defs/number" },
            "endRadiusFraction": { "$ref": "#/$defs/number" },
            "startAngle": { "$ref": "#/$defs/number" },
            "endAngle": { "$ref": "#/$defs/number" }
          }
        },
        "mesh": {
          "type": "object",
          "additionalProperties": false,
          "required": ["width", "height", "points", "colors"],
          "properties": {
            "width": { "type": "integer" },
            "height": { "type": "integer" },
            "points": { "type": "array", "items": { "$ref": "#/$defs/size" } },
            "colors": { "type": "array", "items": { "$ref": "#/$defs/color" } },
            "background": { "$ref": "#/$defs/color" },
            "smoothsColors": { "const": false },
            "colorSpace": { "const": "perceptual" }
          }
        },
    """#
}
