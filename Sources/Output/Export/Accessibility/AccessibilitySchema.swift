internal import AccessibilityCore

/// The JSON Schema of accessibility documents.
public enum AccessibilitySchema {
  /// The schema as JSON text (draft 2020-12), equal to `Specs/espalier-accessibility.schema.json`.
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
        "time": { "type": "number", "minimum": 0 },
    \(PlaceholderSchema.members)
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
        "pair": {
          "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2
        },
        "pathStep": {
          "anyOf": [
            \(pathSteps)
          ]
        },
    \(PlaceholderSchema.definition)
    \(chart)
        "node": {
          "type": "object",
          "properties": {
            "id": { "type": "string" },
            "kind": { "enum": ["element", "container"] },
            "containerType": { "enum": ["list", "landmark", "tabBar"] },
            "type": { "type": "string" },
            "placeholder": { "$ref": "#/$defs/placeholder" },
            "label": { "type": "string" },
            "value": { "type": "string" },
            "hint": { "type": "string" },
            "expanded": { "type": "boolean" },
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
                  "category": { "type": "string" },
                  "isOn": { "type": "boolean" }
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
            "links": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "label": { "type": "string" },
                  "textRange": { "$ref": "#/$defs/pair" },
                  "destination": { "type": "string" }
                },
                "required": ["label", "textRange", "destination"],
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
                  "entries": { "$ref": "#/$defs/strings" },
                  "textRanges": { "type": "array", "items": { "$ref": "#/$defs/pair" } },
                  "headingLevel": { "type": "integer", "minimum": 0, "maximum": 6 }
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
            "visibleFrame": {
              "type": ["array", "null"], "items": { "$ref": "#/$defs/length" },
              "minItems": 4, "maxItems": 4
            },
            "activationPoint": {
              "type": "array", "items": { "$ref": "#/$defs/length" }, "minItems": 2, "maxItems": 2
            },
            "path": { "type": "array", "items": { "$ref": "#/$defs/pathStep" }, "minItems": 1 },
            "chart": { "$ref": "#/$defs/chart" },
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

  /// A step of a path and the numbers after its name: the end, then the control points.
  private static let pathSteps = [("move", 2), ("line", 2), ("curve", 6), ("close", 0)]
    .map { name, count in
      """
      { "type": "array", "prefixItems": [{ "const": "\(name)" }], "items": { "type": "number" }, \
      "minItems": \(count + 1), "maxItems": \(count + 1) }
      """
    }.joined(separator: ",\n        ")

  private static let traits = list(AccessibilityTraits.named.map(\.name))
  private static let actions = list(AccessibilityAction.Kind.allCases.map(\.rawValue))

  static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
