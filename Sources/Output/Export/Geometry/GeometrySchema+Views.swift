extension GeometrySchema {
  /// The definitions of views and modifiers, each followed by a comma.
  static let views = #"""
        "view": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "type", "frame", "pixelFrame", "proposal"],
          "properties": {
            "id": {
              "description": "The id of the spec or of the source; absent for none.",
              "type": "string"
            },
            "path": {
              "description": "What the view is called in all documents: the id, or else the outer view's path and the position in it. No two views have the same.",
              "type": "string"
            },
            "type": {
              "description": "The name of the view in SwiftUI, or of its own layout.",
              "type": "string",
              "pattern": "^[A-Za-z_][A-Za-z0-9_]*(<.*>)?$"
            },
            "placeholder": {
              "description": "What it stands in place of that could not be compiled.",
              "$ref": "#/$defs/placeholder"
            },
            "source": {
              "description": "The place of its code in Swift, or of the code around it: file:line:column.",
              "type": "string"
            },
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
            "scroll": {
              "description": "The content of a scroll view, and what of it is seen.",
              "$ref": "#/$defs/scroll"
            },
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
            "presentation": {
              "description": "How it is shown, where that is not as it is laid out.",
              "$ref": "#/$defs/presentation"
            },
            "animating": {
              "description": "It is on its way.",
              "const": true
            },
            "animationEnd": {
              "description": "When it is there, in seconds by the screen's clock; null for never.",
              "$ref": "#/$defs/animationEnd"
            },
            "modifiers": {
              "description": "Innermost first.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/modifier" }
            },
            "children": {
              "description": "The views inside, in their order.",
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
            "id": {
              "description": "The id of the spec or of the source; absent for none.",
              "type": "string"
            },
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
            "fill": {
              "description": "How an area is filled, where not as usual.",
              "$ref": "#/$defs/fill"
            },
            "stroke": {
              "description": "How a line is drawn.",
              "$ref": "#/$defs/stroke"
            },
            "arguments": {
              "description": "The other arguments, in the words of spec files.",
              "$ref": "#/$defs/arguments"
            },
            "presentation": {
              "description": "How it is shown, where that is not as it is laid out.",
              "$ref": "#/$defs/presentation"
            },
            "animating": {
              "description": "It is on its way.",
              "const": true
            },
            "animationEnd": {
              "description": "When it is there, in seconds by the screen's clock; null for never.",
              "$ref": "#/$defs/animationEnd"
            },
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
    """#
}
