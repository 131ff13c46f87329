extension DisplayListSchema {
  /// The definitions of the parts of items.
  static let parts = #"""
        "filter": {
          "type": "object",
          "required": ["type"],
          "properties": {
            "type": {
              "description": "The kind of the filter.",
              "enum": ["blur", "colorMatrix", "shadow", "alphaThreshold", "linearLight"]
            },
            "radius": {
              "description": "The radius, in points.",
              "type": "number", "minimum": 0
            },
            "opaque": {
              "description": "What is blurred has no transparent edges.",
              "const": true
            },
            "matrix": {
              "description": "Four rows of five factors on encoded colours without weight.",
              "$ref": "#/$defs/numbers"
            },
            "color": {
              "description": "The color of the shadow, or of what is opaque enough.",
              "$ref": "#/$defs/color"
            },
            "offset": {
              "description": "The distance of the shadow.",
              "$ref": "#/$defs/pair"
            },
            "alone": {
              "description": "Nothing but the shadow is seen.",
              "const": true
            },
            "above": {
              "description": "The shadow lies in front.",
              "const": true
            },
            "inverse": {
              "description": "The shadow falls inside.",
              "const": true
            },
            "blendMode": {
              "description": "How the shadow is mixed.",
              "$ref": "#/$defs/blendMode"
            },
            "filter": {
              "description": "What is done to the shadow.",
              "$ref": "#/$defs/filter"
            },
            "range": {
              "description": "The least and the greatest opacity.",
              "$ref": "#/$defs/pair"
            }
          }
        },
        "paint": {
          "anyOf": [
            { "$ref": "#/$defs/color" },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": {
                  "description": "The kind of the gradient or pattern.",
                  "enum": ["linear", "radial", "angular", "mesh", "tiles"]
                },
                "stops": {
                  "description": "Places from 0 to 1 with their colors.",
                  "type": "array",
                  "items": {
                    "type": "array",
                    "prefixItems": [{ "type": "number" }, { "$ref": "#/$defs/color" }],
                    "minItems": 2,
                    "items": false
                  }
                },
                "extent": {
                  "description": "How the gradient goes on beyond its end.",
                  "enum": ["repeat", "reflect"]
                }
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
          "properties": {
            "eoFill": {
              "description": "Parts that the outline encloses an even number of times stay empty.",
              "const": true
            },
            "antialiased": {
              "description": "Edges between pixels are not smooth.",
              "const": false
            }
          }
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
    """#
}
