extension GeometrySchema {
  /// The definitions of animated views in documents, each followed by a comma.
  static let motion = #"""
        "presentation": {
          "description": "What is shown at the time, where that is not what the layout has.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "frame": { "$ref": "#/$defs/rectangle" },
            "styleFrame": { "$ref": "#/$defs/rectangle" },
            "style": { "anyOf": [{ "$ref": "#/$defs/style" }, { "type": "null" }] },
            "opacity": { "$ref": "#/$defs/number" },
            "offset": { "$ref": "#/$defs/motionNumbers" },
            "degrees": { "$ref": "#/$defs/number" },
            "scale": { "$ref": "#/$defs/motionNumbers" },
            "transform": { "$ref": "#/$defs/motionNumbers" },
            "arguments": { "$ref": "#/$defs/arguments" },
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
            "type": { "type": "string" },
            "style": { "anyOf": [{ "$ref": "#/$defs/style" }, { "type": "null" }] },
            "opacity": { "$ref": "#/$defs/number" },
            "offset": { "$ref": "#/$defs/motionNumbers" },
            "degrees": { "$ref": "#/$defs/number" },
            "scale": { "$ref": "#/$defs/motionNumbers" },
            "transform": { "$ref": "#/$defs/motionNumbers" },
            "arguments": { "$ref": "#/$defs/arguments" }
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
            "id": { "type": "string" },
            "type": { "type": "string" },
            "frame": { "$ref": "#/$defs/rectangle" },
            "presentation": { "$ref": "#/$defs/presentation" }
          }
        },
    """#
}
