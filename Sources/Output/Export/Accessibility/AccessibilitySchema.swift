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
        "file": {
          "description": "The file as it was named, with the name of its case or preview.",
          "type": "string",
          "examples": ["card.json", "cases.json#large"]
        },
        "time": {
          "description": "Seconds since the screen has appeared, if --at or --to asked for it.",
          "type": "number", "minimum": 0,
          "examples": [0.5]
        },
    \(ScreenSettings.members)
    \(PlaceholderSchema.members)
        "layoutDirection": {
          "description": "The direction in which the screen was laid out.",
          "enum": ["leftToRight", "rightToLeft"]
        },
        "nodes": {
          "description": "The tree in the order of the views, containers with what is inside.",
          "type": "array", "items": { "$ref": "#/$defs/node" }
        },
        "readingOrder": {
          "description": "The ids of the elements, without containers, in the order in which they are read: priorities, places and the direction decide it.",
          "$ref": "#/$defs/strings",
          "examples": [["title", "order"]]
        },
        "ignored": {
          "description": "The views that are not in the tree, if --include-ignored asks for them.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "description": "The name of the view in all documents.", "type": "string" },
              "type": { "description": "The view's type.", "type": "string" },
              "reason": {
                "description": "Why it is left out.",
                "type": "string",
                "examples": ["it is hidden"]
              }
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
        "length": {
          "description": "A number of points; inf, -inf and null (not a number) in layouts without end.",
          "anyOf": [{ "type": "number" }, { "enum": ["inf", "-inf", null] }]
        },
        "pair": {
          "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2
        },
        "pathStep": {
          "anyOf": [
            \(pathSteps)
          ]
        },
    \(ScreenSettings.definition)
    \(PlaceholderSchema.definition)
    \(chart)
        "node": {
          "type": "object",
          "properties": {
            "id": {
              "description": "The view that makes it, by its name in all documents; of one that is a part of a view the name of the part behind #.",
              "type": "string",
              "examples": ["title", "row/1", "p/0#segment0"]
            },
            "kind": {
              "description": "Whether it is read, or holds what is read.",
              "enum": ["element", "container"]
            },
            "containerType": {
              "description": "What kind of container it is; absent for none that has a kind.",
              "enum": ["list", "landmark", "tabBar"]
            },
            "type": {
              "description": "The type of the view that makes it.",
              "type": "string",
              "examples": ["Button"]
            },
            "placeholder": {
              "description": "What its view stands in place of that could not be compiled.",
              "$ref": "#/$defs/placeholder"
            },
            "label": {
              "description": "What it is called. Absent for none.",
              "type": "string",
              "examples": ["Avocado Toast"]
            },
            "value": {
              "description": "What its value is, in words. Absent for none.",
              "type": "string",
              "examples": ["50%"]
            },
            "hint": {
              "description": "What comes of activating it, in words. Absent for none.",
              "type": "string"
            },
            "expanded": {
              "description": "Whether what it discloses is shown. Absent for what discloses nothing.",
              "type": "boolean"
            },
            "identifier": {
              "description": "The accessibilityIdentifier. Absent for none.",
              "type": "string"
            },
            "headingLevel": {
              "description": "The level as a heading; 0 for one of no level. Absent for what is none.",
              "type": "integer", "minimum": 0, "maximum": 6,
              "examples": [1]
            },
            "sortPriority": {
              "description": "Where it is read among its siblings: higher ones first. Default 0.",
              "type": "number",
              "examples": [1]
            },
            "traits": {
              "description": "What it is and does, in the order of this list.",
              "type": "array", "items": { "enum": [\(traits)] }
            },
            "inputLabels": {
              "description": "What else it may be called in speech, the best first. Absent for none.",
              "$ref": "#/$defs/strings"
            },
            "actions": {
              "description": "What can be done to it, the default first. Absent for nothing.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "kind": { "description": "Which action.", "enum": [\(actions)] },
                  "name": { "description": "The name of a custom one. Absent for others.", "type": "string" },
                  "category": {
                    "description": "The category that accessibilityActions names. Absent for none.",
                    "type": "string"
                  },
                  "isOn": {
                    "description": "The state of an action that switches something. Absent for others.",
                    "type": "boolean"
                  }
                },
                "required": ["kind"],
                "additionalProperties": false
              }
            },
            "customContent": {
              "description": "What else is said of it on demand. Absent for nothing.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "label": { "description": "What it is about.", "type": "string" },
                  "value": { "description": "What is said.", "type": "string" },
                  "importance": {
                    "description": "Whether it is read at once (high) or on demand.",
                    "enum": ["default", "high"]
                  }
                },
                "required": ["label", "value", "importance"],
                "additionalProperties": false
              }
            },
            "links": {
              "description": "The links in its text. Absent for none.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "label": { "description": "The words of the link.", "type": "string" },
                  "textRange": {
                    "description": "Its first character in the label, from 0, and the one behind its last.",
                    "$ref": "#/$defs/pair"
                  },
                  "destination": { "description": "The address.", "type": "string" }
                },
                "required": ["label", "textRange", "destination"],
                "additionalProperties": false
              }
            },
            "rotors": {
              "description": "The lists of places that it can be searched by. Absent for none.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": { "description": "What it is called; empty for one of the system.", "type": "string" },
                  "system": { "description": "Which one of the system it is. Absent for others.", "type": "string" },
                  "entries": {
                    "description": "The ids of the elements that it leads to, in their order.",
                    "$ref": "#/$defs/strings"
                  },
                  "textRanges": {
                    "description": "The ranges of characters that it leads to. Absent for none.",
                    "type": "array",
                    "items": { "$ref": "#/$defs/pair" }
                  },
                  "headingLevel": {
                    "description": "The level of the headings that it leads to. Absent for all.",
                    "type": "integer", "minimum": 0, "maximum": 6
                  }
                },
                "required": ["name", "entries"],
                "additionalProperties": false
              }
            },
            "relations": {
              "description": "What it has to do with other elements. Absent for nothing.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "kind": {
                    "description": "What it is to the others.",
                    "enum": ["labeledPairLabel", "labeledPairContent", "linkedGroup", "rotorEntry"]
                  },
                  "id": { "description": "The name that both sides give.", "type": "string" },
                  "namespace": {
                    "description": "The namespace of that name. Absent for the screen's.",
                    "type": "string"
                  }
                },
                "required": ["kind", "id"],
                "additionalProperties": false
              }
            },
            "language": {
              "description": "The language of its words, as a tag.",
              "type": "string",
              "examples": ["en"]
            },
            "frame": {
              "description": "Left, top, width, height in points from the scene's top left corner.",
              "type": "array", "items": { "$ref": "#/$defs/length" }, "minItems": 4, "maxItems": 4
            },
            "visibleFrame": {
              "description": "The part of the frame that is seen; null for none. Absent where all is.",
              "type": ["array", "null"], "items": { "$ref": "#/$defs/length" },
              "minItems": 4, "maxItems": 4
            },
            "activationPoint": {
              "description": "Where it is touched: x and y in points.",
              "type": "array", "items": { "$ref": "#/$defs/length" }, "minItems": 2, "maxItems": 2
            },
            "path": {
              "description": "The outline, where it is no rectangle: steps and points.",
              "type": "array", "items": { "$ref": "#/$defs/pathStep" }, "minItems": 1
            },
            "chart": {
              "description": "The chart that it describes. Absent for none.",
              "$ref": "#/$defs/chart"
            },
            "position": {
              "description": "Its number among its equals, from 1, and how many they are. Absent where they are not counted.",
              "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2
            },
            "attributes": {
              "description": "What else platforms are told, by their names. Absent for nothing.",
              "type": "object", "additionalProperties": { "type": "string" }
            },
            "source": {
              "description": "Where the view stands in its spec: line and column.",
              "type": "string",
              "examples": ["12:5"]
            },
            "children": {
              "description": "What is inside of a container, in the order of the views. Absent for none.",
              "type": "array", "items": { "$ref": "#/$defs/node" }
            }
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
