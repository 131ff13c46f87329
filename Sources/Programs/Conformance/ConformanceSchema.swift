/// The JSON Schema of what `espalier conformance --format json` prints.
public enum ConformanceSchema {
  /// The schema as JSON text (draft 2020-12).
  public static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-conformance.schema.json",
      "title": "Espalier conformance report",
      "description": "How the cases of spec files came out, of Espalier or of another engine (Specs/RUNNING.md).",
      "type": "object",
      "properties": {
        "espalier": { "const": "conformance" },
        "version": { "const": 1 },
        "totals": { "description": "All cases.", "$ref": "#/$defs/totals" },
        "recordedSwiftUI": {
          "description": "The cases in which Apple's SwiftUI was seen to handle the input, or one of its class.",
          "$ref": "#/$defs/totals"
        },
        "derivedRules": {
          "description": "The cases that rest on documents, re-implementations or derivation by hand.",
          "$ref": "#/$defs/totals"
        },
        "topics": {
          "description": "Totals by the folder that the cases lie in.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/totals" }
        },
        "confidences": {
          "description": "Totals by how sure the expectations are.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/totals" }
        },
        "cases": { "type": "array", "items": { "$ref": "#/$defs/case" } },
        "unusable": {
          "description": "The files whose cases could not be run; absent without any.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "file": { "type": "string" },
              "messages": { "type": "array", "items": { "type": "string" }, "minItems": 1 }
            },
            "required": ["file", "messages"],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "espalier", "version", "totals", "recordedSwiftUI", "derivedRules", "topics", "confidences", "cases"
      ],
      "additionalProperties": false,
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "totals": {
          "type": "object",
          "properties": {
            "passed": { "description": "Cases of which everything expected holds.", "$ref": "#/$defs/count" },
            "failed": { "description": "Cases of which something does not.", "$ref": "#/$defs/count" },
            "expectedFailures": {
              "description": "Cases of which something does not, as they say themselves (xfail).",
              "$ref": "#/$defs/count"
            },
            "unsupported": {
              "description": "Cases that ask for what another engine does not support.",
              "$ref": "#/$defs/count"
            },
            "unchecked": { "description": "Cases that expect nothing.", "$ref": "#/$defs/count" }
          },
          "required": ["passed", "failed", "expectedFailures", "unsupported", "unchecked"],
          "additionalProperties": false
        },
        "case": {
          "type": "object",
          "properties": {
            "file": { "description": "The file as it was named.", "type": "string" },
            "name": { "description": "The name of the case, or the title of a file that is one.", "type": "string" },
            "topic": { "description": "The folder that the file lies in.", "type": "string" },
            "confidence": { "type": "string" },
            "source": { "description": "Where the expectation comes from.", "type": "string" },
            "comparisons": { "description": "How many values were compared.", "$ref": "#/$defs/count" },
            "outcome": { "enum": ["passed", "failed", "expectedFailure", "unsupported", "unchecked"] },
            "reason": { "description": "Why the case is known to fail.", "type": "string" },
            "unsupported": {
              "description": "What the engine does not support.",
              "type": "array",
              "items": { "type": "string" }
            },
            "differences": {
              "description": "The first differences, to read.",
              "type": "array",
              "items": { "type": "string" },
              "minItems": 1
            },
            "hiddenDifferences": {
              "description": "How many more there are; absent for none.",
              "type": "integer",
              "minimum": 1
            }
          },
          "required": ["file", "name", "topic", "comparisons", "outcome"],
          "additionalProperties": false,
          "allOf": [
            {
              "if": { "properties": { "outcome": { "enum": ["failed", "expectedFailure"] } } },
              "then": { "required": ["differences"] },
              "else": { "properties": { "differences": false } }
            },
            {
              "if": { "properties": { "outcome": { "const": "expectedFailure" } } },
              "then": { "required": ["reason"] }
            },
            {
              "if": { "properties": { "outcome": { "const": "unsupported" } } },
              "then": { "required": ["unsupported"] }
            }
          ]
        }
      }
    }

    """#
}
