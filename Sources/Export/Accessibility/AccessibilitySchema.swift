internal import AccessibilityCore

/// The JSON Schema of accessibility documents.
public enum AccessibilitySchema {
  /// The schema as JSON text (draft 2020-12); `Specs/espalier-accessibility.schema.json` is this.
  public static let json = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-accessibility.schema.json",
      "title": "Espalier accessibility document",
      "type": "object",
      "properties": {
        "espalier": { "const": "accessibility" },
        "version": { "const": 1 },
        "file": { "type": "string" },
        "layoutDirection": { "enum": ["leftToRight", "rightToLeft"] },
        "nodes": { "type": "array", "items": { "$ref": "#/$defs/node" } },
        "readingOrder": { "$ref": "#/$defs/strings" },
        "ignored": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string" },
              "type": { "type": "string" },
              "reason": { "type": "string" }
            },
            "required": ["id", "type", "reason"],
            "additionalProperties": false
          }
        }
      },
      "required": ["espalier", "version", "file", "layoutDirection", "nodes", "readingOrder"],
      "additionalProperties": false,
      "$defs": {
        "strings": { "type": "array", "items": { "type": "string" } },
        "length": { "anyOf": [{ "type": "number" }, { "enum": ["inf", "-inf", null] }] },
        "node": {
          "type": "object",
          "properties": {
            "id": { "type": "string" },
            "kind": { "enum": ["element", "container"] },
            "containerType": { "enum": ["list", "landmark", "tabBar"] },
            "type": { "type": "string" },
            "label": { "type": "string" },
            "value": { "type": "string" },
            "hint": { "type": "string" },
            "identifier": { "type": "string" },
            "headingLevel": { "type": "integer", "minimum": 0, "maximum": 6 },
            "sortPriority": { "type": "number" },
            "traits": { "type": "array", "items": { "enum": [\(traits)] } },
            "inputLabels": { "$ref": "#/$defs/strings" },
            "actions": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "kind": { "enum": [\(actions)] },
                  "name": { "type": "string" },
                  "category": { "type": "string" }
                },
                "required": ["kind"],
                "additionalProperties": false
              }
            },
            "customContent": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "label": { "type": "string" },
                  "value": { "type": "string" },
                  "importance": { "enum": ["default", "high"] }
                },
                "required": ["label", "value", "importance"],
                "additionalProperties": false
              }
            },
            "rotors": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": { "type": "string" },
                  "system": { "type": "string" },
                  "entries": { "$ref": "#/$defs/strings" }
                },
                "required": ["name", "entries"],
                "additionalProperties": false
              }
            },
            "relations": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "kind": {
                    "enum": ["labeledPairLabel", "labeledPairContent", "linkedGroup", "rotorEntry"]
                  },
                  "id": { "type": "string" },
                  "namespace": { "type": "string" }
                },
                "required": ["kind", "id"],
                "additionalProperties": false
              }
            },
            "language": { "type": "string" },
            "frame": {
              "type": "array", "items": { "$ref": "#/$defs/length" }, "minItems": 4, "maxItems": 4
            },
            "activationPoint": {
              "type": "array", "items": { "$ref": "#/$defs/length" }, "minItems": 2, "maxItems": 2
            },
            "shape": { "type": "string" },
            "position": {
              "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2
            },
            "attributes": { "type": "object", "additionalProperties": { "type": "string" } },
            "source": { "type": "string" },
            "children": { "type": "array", "items": { "$ref": "#/$defs/node" } }
          },
          "required": ["id", "kind", "type", "traits", "language", "frame", "activationPoint"],
          "additionalProperties": false
        }
      }
    }

    """

  private static let traits = list(AccessibilityTraits.named.map(\.name))
  private static let actions = list(AccessibilityAction.Kind.allCases.map(\.rawValue))

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
