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
        "version": { "description": "The version of this form: 2 since differences are objects.", "const": 2 },
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
        "seconds": {
          "description": "The seconds that Espalier's own comparison took, by topic; only with --timings.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/seconds" }
        },
        "confidences": {
          "description": "Totals by how sure the expectations are.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/totals" }
        },
        "cases": {
          "description": "The cases in the order of their files.",
          "type": "array",
          "items": { "$ref": "#/$defs/case" }
        },
        "unusable": {
          "description": "The files and cases that could not be run; absent without any.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "file": { "description": "The file as it was named.", "type": "string" },
              "case": {
                "description": "The name of the case with these errors, its place without a name; absent for errors of the whole file.",
                "type": "string"
              },
              "messages": { "description": "The errors, each with its place.", "type": "array", "items": { "type": "string" }, "minItems": 1 }
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
        "seconds": { "type": "number", "minimum": 0 },
        "difference": {
          "type": "object",
          "properties": {
            "message": { "description": "The difference in words.", "type": "string" },
            "key": {
              "description": "The key of expect that states the value; absent for what no key states.",
              "type": "string",
              "examples": ["frames"]
            },
            "id": { "description": "The id of the view or modifier.", "type": "string" },
            "part": {
              "description": "The part of the value that differs.",
              "type": "string",
              "examples": ["x", "[0].label"]
            },
            "direction": {
              "description": "The direction of layout: that of the spec, or the other one.",
              "enum": ["asStated", "opposite"]
            },
            "time": { "description": "The seconds since the screen appeared.", "type": "number" },
            "realText": { "description": "Whether text was measured with real fonts.", "const": true },
            "actual": { "description": "The actual value; absent if there is none. \"inf\" and \"-inf\" are infinities." },
            "expected": { "description": "The expected value, mirrored for a mirror image." },
            "tolerance": {
              "description": "How far numbers may be from each other, in points.",
              "type": "number",
              "minimum": 0,
              "default": 0.001
            }
          },
          "required": ["message", "direction"],
          "additionalProperties": false
        },
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
            "confidence": { "description": "How sure the expectation is.", "type": "string", "examples": ["recorded"] },
            "source": { "description": "Where the expectation comes from.", "type": "string" },
            "comparisons": { "description": "How many values were compared.", "$ref": "#/$defs/count" },
            "seconds": {
              "description": "The seconds that the comparison took; only with --timings.",
              "$ref": "#/$defs/seconds"
            },
            "outcome": {
              "description": "The outcome of the case.",
              "enum": ["passed", "failed", "expectedFailure", "unsupported", "unchecked"]
            },
            "reason": { "description": "Why the case is known to fail.", "type": "string" },
            "unsupported": {
              "description": "What the engine does not support.",
              "type": "array",
              "items": { "type": "string" }
            },
            "differences": {
              "description": "The first differences.",
              "type": "array",
              "items": { "$ref": "#/$defs/difference" },
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
