/// The JSON Schema of an ``AuditDocument``.
enum AuditSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-audit.schema.json",
      "title": "Espalier audit",
      "description": "What is wrong with screens for the people who use them.",
      "type": "object",
      "additionalProperties": false,
      "required": ["espalier", "version", "summary", "variants", "findings", "unknown"],
      "properties": {
        "espalier": { "const": "audit" },
        "version": { "const": 1 },
        "since": { "description": "The base of --diff.", "type": "string" },
        "summary": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "screens", "judged", "errors", "warnings", "notes", "unknown", "silenced", "known"
          ],
          "properties": {
            "screens": { "type": "integer" },
            "judged": { "description": "Elements and views that rules looked at.", "type": "integer" },
            "errors": { "type": "integer" },
            "warnings": { "type": "integer" },
            "notes": { "type": "integer" },
            "unknown": { "type": "integer" },
            "silenced": { "description": "Findings that are meant.", "type": "integer" },
            "known": { "description": "Findings that the baseline has.", "type": "integer" }
          }
        },
        "variants": { "type": "array", "items": { "type": "string" } },
        "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
        "unknown": { "type": "array", "items": { "$ref": "#/$defs/unknown" } },
        "gone": {
          "description": "The findings of the base that are not there any more.",
          "type": "array",
          "items": { "$ref": "#/$defs/finding" }
        }
      },
      "$defs": {
        "finding": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "rule", "criterion", "level", "file", "screens", "view", "message", "remedy",
            "variants", "fingerprint"
          ],
          "properties": {
            "rule": { "type": "string" },
            "criterion": { "type": "string" },
            "level": { "enum": ["error", "warning", "note"] },
            "file": { "type": "string" },
            "line": { "type": "integer" },
            "column": { "type": "integer" },
            "screens": { "type": "array", "items": { "type": "string" } },
            "view": { "description": "The path on the first of the screens.", "type": "string" },
            "message": { "type": "string" },
            "measured": { "type": "number" },
            "required": { "type": "number" },
            "remedy": { "type": "string" },
            "mend": {
              "description": "A change of one line that was tried, and mends it without harm.",
              "type": "object",
              "additionalProperties": false,
              "required": ["change"],
              "properties": {
                "change": { "type": "string" },
                "line": { "type": "integer" }
              }
            },
            "variants": { "type": "array", "items": { "type": "string" } },
            "fingerprint": { "description": "The same while lines move.", "type": "string" },
            "crop": { "description": "The picture in the folder of --crops.", "type": "string" }
          }
        },
        "unknown": {
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "file", "screen", "view", "reason"],
          "properties": {
            "rule": { "type": "string" },
            "file": { "type": "string" },
            "line": { "type": "integer" },
            "column": { "type": "integer" },
            "screen": { "type": "string" },
            "view": { "type": "string" },
            "reason": { "type": "string" }
          }
        }
      }
    }

    """#
}
