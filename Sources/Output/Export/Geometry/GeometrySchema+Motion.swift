extension GeometrySchema {
  /// The definitions of animated views in documents, each followed by a comma.
  static let motion = #"""
        "presentation": {
          "description": "What is shown at the time, where that is not what the layout has.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "frame": {
              "description": "Left, top, width, height in points from the scene's top left corner.",
              "$ref": "#/$defs/rectangle"
            },
            "styleFrame": {
              "description": "The frame of the style of a background or overlay.",
              "$ref": "#/$defs/rectangle"
            },
            "style": {
              "description": "The style, as spec files write it.",
              "anyOf": [{ "$ref": "#/$defs/style" }, { "type": "null" }]
            },
            "opacity": {
              "description": "How opaque it is, from 0 to 1. Default 1.",
              "$ref": "#/$defs/number"
            },
            "offset": {
              "description": "How far it is moved, in points along each axis.",
              "$ref": "#/$defs/motionNumbers"
            },
            "degrees": {
              "description": "How far it is turned clockwise, in degrees.",
              "$ref": "#/$defs/number"
            },
            "scale": {
              "description": "How many times as large it is, along each axis.",
              "$ref": "#/$defs/motionNumbers"
            },
            "transform": {
              "description": "The transform that it is shown in.",
              "$ref": "#/$defs/motionNumbers"
            },
            "arguments": {
              "description": "The other arguments, in the words of spec files.",
              "$ref": "#/$defs/arguments"
            },
            "effects": {
              "description": "What is done to a view that comes or goes, the outermost first.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/motionEffect" }
            }
          }
        },
        "motionEffect": {
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
            "opacity": {
              "description": "How opaque it is, from 0 to 1. Default 1.",
              "$ref": "#/$defs/number"
            },
            "offset": {
              "description": "How far it is moved, in points along each axis.",
              "$ref": "#/$defs/motionNumbers"
            },
            "degrees": {
              "description": "How far it is turned clockwise, in degrees.",
              "$ref": "#/$defs/number"
            },
            "scale": {
              "description": "How many times as large it is, along each axis.",
              "$ref": "#/$defs/motionNumbers"
            },
            "transform": {
              "description": "The transform that it is shown in.",
              "$ref": "#/$defs/motionNumbers"
            },
            "arguments": {
              "description": "The other arguments, in the words of spec files.",
              "$ref": "#/$defs/arguments"
            }
          }
        },
        "motionNumbers": {
          "description": "Two of an offset or a scale, six of a transform.",
          "type": "array",
          "minItems": 2,
          "maxItems": 6,
          "items": { "$ref": "#/$defs/number" }
        },
        "animationEnd": {
          "description": "When it is there, in seconds since the screen has appeared; null for never.",
          "type": ["number", "null"]
        },
        "leaving": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type", "frame", "presentation"],
          "properties": {
            "id": {
              "description": "The id of the spec or of the source; absent for none.",
              "type": "string"
            },
            "type": {
              "description": "What SwiftUI calls it.",
              "type": "string"
            },
            "frame": {
              "description": "Left, top, width, height in points from the scene's top left corner.",
              "$ref": "#/$defs/rectangle"
            },
            "presentation": {
              "description": "How it is shown, where that is not as it is laid out.",
              "$ref": "#/$defs/presentation"
            }
          }
        },
    """#
}
