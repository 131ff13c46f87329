/// The JSON Schema of the document of ``AuditLabels``.
enum LabelsSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-labels.schema.json",
      "title": "Espalier labels",
      "description": "What the screens of a flow prove about Apple's Accessibility Nutrition Labels.",
      "type": "object",
      "additionalProperties": false,
      "required": ["espalier", "version", "screens", "labels"],
      "properties": {
        "espalier": { "const": "labels" },
        "version": { "const": 1 },
        "screens": {
          "description": "The names of the screens that were looked at.",
          "type": "array",
          "items": { "type": "string" }
        },
        "labels": {
          "description": "Each of the nine labels, in Apple's order.",
          "type": "array",
          "minItems": 9,
          "maxItems": 9,
          "items": { "$ref": "#/$defs/label" }
        }
      },
      "$defs": {
        "label": {
          "type": "object",
          "additionalProperties": false,
          "required": ["label", "answer", "proof", "against"],
          "properties": {
            "label": {
              "description": "The label's name, as the App Store has it.",
              "enum": [
                "VoiceOver", "Voice Control", "Larger Text", "Dark Interface",
                "Differentiate Without Color Alone", "Sufficient Contrast", "Reduced Motion",
                "Captions", "Audio Descriptions"
              ]
            },
            "answer": {
              "description": "Whether the screens support it.",
              "enum": ["supported", "not supported", "unknown"]
            },
            "proof": {
              "description": "Sentences without full stops.",
              "type": "array",
              "minItems": 1,
              "items": { "type": "string" }
            },
            "against": {
              "description": "The fingerprints of the findings that speak against it, as in an audit.",
              "type": "array",
              "items": { "type": "string", "pattern": "^[0-9a-f]{16}$" }
            }
          }
        }
      }
    }

    """#
}
