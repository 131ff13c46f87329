extension GeometrySchema {
  /// The definitions of gradients, each followed by a comma.
  static let gradients = #"""
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
              "description": "The colors and where they are.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["color", "location"],
                "properties": {
                  "color": {
                    "description": "A color: its name, or #rrggbb.",
                    "$ref": "#/$defs/color"
                  },
                  "location": {
                    "description": "Where the color is, from 0 to 1.",
                    "$ref": "#/$defs/number"
                  }
                }
              }
            },
            "colorSpace": {
              "description": "The space that colors are stated or mixed in, where not sRGB.",
              "const": "perceptual"
            },
            "startPoint": {
              "description": "Where it begins, in parts of the frame.",
              "$ref": "#/$defs/size"
            },
            "endPoint": {
              "description": "Where it ends, in parts of the frame.",
              "$ref": "#/$defs/size"
            },
            "center": {
              "description": "The center, in parts of the frame.",
              "$ref": "#/$defs/size"
            },
            "startRadius": {
              "description": "Where it begins, in points from the center.",
              "$ref": "#/$defs/number"
            },
            "endRadius": {
              "description": "Where it ends, in points from the center.",
              "$ref": "#/$defs/number"
            },
            "startRadiusFraction": {
              "description": "Where it begins, in parts of the frame.",
              "$ref": "#/$defs/number"
            },
            "endRadiusFraction": {
              "description": "Where it ends, in parts of the frame.",
              "$ref": "#/$defs/number"
            },
            "startAngle": {
              "description": "Where it begins, in degrees clockwise from the right.",
              "$ref": "#/$defs/number"
            },
            "endAngle": {
              "description": "Where it ends, in degrees clockwise from the right.",
              "$ref": "#/$defs/number"
            }
          }
        },
        "mesh": {
          "type": "object",
          "additionalProperties": false,
          "required": ["width", "height", "points", "colors"],
          "properties": {
            "width": {
              "description": "How many points a row has.",
              "type": "integer"
            },
            "height": {
              "description": "How many rows there are.",
              "type": "integer"
            },
            "points": {
              "description": "The points row by row, in parts of the frame.",
              "type": "array", "items": { "$ref": "#/$defs/size" }
            },
            "colors": {
              "description": "The color at each point.",
              "type": "array", "items": { "$ref": "#/$defs/color" }
            },
            "background": {
              "description": "The color outside of the mesh.",
              "$ref": "#/$defs/color"
            },
            "smoothsColors": {
              "description": "Whether colors are mixed smoothly between points. Default true.",
              "const": false
            },
            "colorSpace": {
              "description": "The space that colors are stated or mixed in, where not sRGB.",
              "const": "perceptual"
            }
          }
        },
    """#
}
