/// The placeholders of documents, for parts that could not be compiled, in each schema (V17.3).
enum PlaceholderSchema {
  /// The members of a document.
  static let members = #"""
        "placeholders": {
          "description": "What else than views could not be compiled and the screen came by.",
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/placeholder" }
        },
    """#

  /// The definition, followed by a comma.
  static let definition = #"""
        "placeholder": {
          "description": "What something stands in place of that could not be compiled.",
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "name", "reason", "source"],
          "properties": {
            "kind": {
              "description": "Which kind it is.",
              "enum": [
                "view", "modifier", "value", "statement", "body", "declaration", "conformance",
                "import", "stopped", "place"
              ]
            },
            "name": {
              "description": "What SwiftUI calls it.",
              "type": "string"
            },
            "reason": {
              "description": "Why it could not be compiled.",
              "type": "string"
            },
            "source": {
              "description": "File, line and column.",
              "type": "string"
            },
            "decides": {
              "description": "Whether code decides by it what is shown.",
              "const": true
            }
          }
        },
    """#
}
