extension GeometrySchema {
  /// The definitions of numbers and composite values.
  static let values = #"""
        "number": {
          "description": "A number, the word for an infinite one, or null for what is none.",
          "anyOf": [{ "type": ["number", "null"] }, { "enum": ["inf", "-inf"] }]
        },
        "rectangle": {
          "description": "x, y, width, height.",
          "type": "array",
          "items": { "$ref": "#/$defs/number" },
          "minItems": 4,
          "maxItems": 4
        },
        "scroll": {
          "description": "What a scroll view shows of its content.",
          "type": "object",
          "additionalProperties": false,
          "required": ["frame", "contentInsets", "contentSize", "position"],
          "properties": {
            "frame": {
              "description": "Where content is seen, the safe areas behind which it scrolls included.",
              "$ref": "#/$defs/rectangle"
            },
            "contentInsets": {
              "description": "How far safe areas keep the content from the edges, logical.",
              "$ref": "#/$defs/insets"
            },
            "contentSize": {
              "description": "The size of the content, in points.",
              "$ref": "#/$defs/size"
            },
            "position": {
              "description": "How far it has been scrolled, from the leading and the top edge.",
              "$ref": "#/$defs/size"
            }
          }
        },
        "insets": {
          "type": "object",
          "additionalProperties": false,
          "required": ["top", "leading", "bottom", "trailing"],
          "properties": {
            "top": {
              "description": "From the top edge, in points.",
              "$ref": "#/$defs/number"
            },
            "leading": {
              "description": "From the left edge, in points: physical in both directions.",
              "$ref": "#/$defs/number"
            },
            "bottom": {
              "description": "From the bottom edge, in points.",
              "$ref": "#/$defs/number"
            },
            "trailing": {
              "description": "From the right edge, in points.",
              "$ref": "#/$defs/number"
            }
          }
        },
        "size": {
          "description": "Width, height.",
          "type": "array",
          "items": { "$ref": "#/$defs/number" },
          "minItems": 2,
          "maxItems": 2
        },
        "proposal": {
          "description": "Width, height: null is nil (be ideal), \"inf\" infinity (be maximal).",
          "type": "array",
          "items": { "$ref": "#/$defs/number" },
          "minItems": 2,
          "maxItems": 2
        }
    """#
}
