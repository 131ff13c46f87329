extension DisplayListSchema {
  /// The definition of an item.
  static let item = #"""
        "item": {
          "type": "object",
          "required": ["type"],
          "properties": {
            "blendMode": {
              "description": "How the item is mixed with what lies behind it; normally if absent.",
              "$ref": "#/$defs/blendMode"
            },
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
                "type": {
                  "description": "The kind of the item.",
                  "const": "fill"
                },
                "path": {
                  "description": "The outline.",
                  "$ref": "#/$defs/path"
                },
                "paint": {
                  "description": "The color or gradient.",
                  "$ref": "#/$defs/paint"
                },
                "fill": {
                  "description": "How the inside is determined; without it by the direction of the outline.",
                  "$ref": "#/$defs/fill"
                }
              },
              "required": ["path", "paint"]
            },
            {
              "properties": {
                "type": {
                  "description": "The kind of the item.",
                  "const": "stroke"
                },
                "path": {
                  "description": "The outline.",
                  "$ref": "#/$defs/path"
                },
                "paint": {
                  "description": "The color or gradient.",
                  "$ref": "#/$defs/paint"
                },
                "stroke": {
                  "description": "The line: its width, ends, corners and dashes.",
                  "type": "object", "minProperties": 1
                }
              },
              "required": ["path", "paint"]
            },
            {
              "properties": {
                "type": {
                  "description": "The kind of the item.",
                  "const": "text"
                },
                "text": {
                  "description": "The characters.",
                  "type": "string"
                },
                "font": {
                  "description": "The position of the font in fonts.",
                  "type": "integer", "minimum": 0
                },
                "fontSize": {
                  "description": "The size of the font, in points.",
                  "type": "number"
                },
                "paint": {
                  "description": "The color or gradient.",
                  "$ref": "#/$defs/paint"
                },
                "opacity": {
                  "description": "How opaque the item is; 1 if absent.",
                  "$ref": "#/$defs/opacity"
                },
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
                "type": {
                  "description": "The kind of the item.",
                  "const": "image"
                },
                "file": {
                  "description": "The file of the picture; absent for one that is missing.",
                  "type": "string"
                },
                "pixels": {
                  "description": "The width and height of the picture, in pixels.",
                  "$ref": "#/$defs/pair"
                },
                "frame": {
                  "description": "Where the picture is painted.",
                  "$ref": "#/$defs/rectangle"
                },
                "sourceRect": {
                  "description": "The part of the picture that is painted, in pixels.",
                  "$ref": "#/$defs/rectangle"
                },
                "template": {
                  "description": "The paint in the shape of the picture, instead of its colors.",
                  "$ref": "#/$defs/paint"
                },
                "mirrored": {
                  "description": "Left and right are exchanged.",
                  "const": true
                },
                "interpolation": {
                  "description": "Pixels stay sharp when they are scaled.",
                  "const": "none"
                },
                "antialiased": {
                  "description": "Edges between pixels are not smooth.",
                  "const": false
                },
                "opacity": {
                  "description": "How opaque the item is; 1 if absent.",
                  "$ref": "#/$defs/opacity"
                }
              },
              "required": ["frame"]
            },
            {
              "properties": {
                "type": {
                  "description": "The kind of the item.",
                  "const": "backdrop"
                },
                "path": {
                  "description": "The outline.",
                  "$ref": "#/$defs/path"
                },
                "fill": {
                  "description": "How the inside is determined; without it by the direction of the outline.",
                  "$ref": "#/$defs/fill"
                },
                "filter": {
                  "description": "What a material does to what lies behind it.",
                  "type": "object",
                  "required": ["curve", "amount", "saturation", "brightness", "radius"]
                },
                "opacity": {
                  "description": "How opaque the item is; 1 if absent.",
                  "$ref": "#/$defs/opacity"
                }
              },
              "required": ["path", "filter"]
            },
            {
              "properties": {
                "type": {
                  "description": "The kind of the item.",
                  "const": "group"
                },
                "placeholder": {
                  "description": "What stands in for code that does not compile.",
                  "$ref": "#/$defs/placeholder"
                },
                "transform": {
                  "description": "The transformation of the items.",
                  "$ref": "#/$defs/transform"
                },
                "projection": {
                  "description": "The nine numbers of a projection of the items, row by row.",
                  "$ref": "#/$defs/numbers"
                },
                "clip": {
                  "description": "The outline beyond which nothing is seen.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["path"],
                  "properties": {
                    "path": {
                      "description": "The outline.",
                      "$ref": "#/$defs/path"
                    },
                    "fill": {
                      "description": "How the inside is determined; without it by the direction of the outline.",
                      "$ref": "#/$defs/fill"
                    },
                    "inverse": {
                      "description": "The inside is left out instead of the outside.",
                      "const": true
                    }
                  }
                },
                "items": {
                  "description": "The items of the group, the deepest first.",
                  "$ref": "#/$defs/items"
                },
                "mask": {
                  "description": "The items are seen through the opacity of these.",
                  "$ref": "#/$defs/items"
                },
                "maskInverse": {
                  "description": "The items are seen where the mask is transparent.",
                  "const": true
                },
                "filters": {
                  "description": "The first one is done first.",
                  "type": "array",
                  "minItems": 1,
                  "items": { "$ref": "#/$defs/filter" }
                },
                "opacity": {
                  "description": "How opaque the item is; 1 if absent.",
                  "$ref": "#/$defs/opacity"
                },
                "mixing": {
                  "description": "How the items are mixed if not as around the group.",
                  "enum": ["nonLinear", "linear", "extendedLinear"]
                },
                "composited": {
                  "description": "The items are painted as one picture.",
                  "const": true
                }
              },
              "required": ["items"]
            }
          ]
        },
    """#
}
