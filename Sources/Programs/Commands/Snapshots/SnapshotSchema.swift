/// The JSON Schema of a report of snapshots (``SnapshotDocument``).
enum SnapshotSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-snapshot.schema.json",
      "title": "Espalier snapshots",
      "description": "How screens compare with the goldens beside their sources.",
      "type": "object",
      "additionalProperties": false,
      "required": ["espalier", "version", "summary", "results", "obsolete", "pruned"],
      "properties": {
        "espalier": { "const": "snapshot" },
        "version": { "const": 1 },
        "summary": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "screens", "variants", "snapshots", "same", "different", "missing", "recorded",
            "updated", "obsolete", "errors"
          ],
          "properties": {
            "screens": { "$ref": "#/$defs/count" },
            "variants": { "$ref": "#/$defs/count" },
            "snapshots": { "description": "Documents compared.", "$ref": "#/$defs/count" },
            "same": { "$ref": "#/$defs/count" },
            "different": { "$ref": "#/$defs/count" },
            "missing": { "$ref": "#/$defs/count" },
            "recorded": { "$ref": "#/$defs/count" },
            "updated": { "$ref": "#/$defs/count" },
            "obsolete": { "$ref": "#/$defs/count" },
            "errors": { "description": "Screens that are not shown.", "$ref": "#/$defs/count" }
          }
        },
        "results": { "type": "array", "items": { "$ref": "#/$defs/result" } },
        "obsolete": {
          "description": "Goldens of screens and variants that are no more.",
          "type": "array",
          "items": { "type": "string" }
        },
        "pruned": { "description": "Whether these have been removed.", "type": "boolean" }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "result": {
          "description": "A screen in one variant.",
          "type": "object",
          "additionalProperties": false,
          "required": ["file", "variant", "status", "snapshots"],
          "properties": {
            "file": { "description": "The source.", "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "name": { "description": "The screen's own name.", "type": "string" },
            "variant": { "description": "Empty for the screen as it is.", "type": "string" },
            "status": { "enum": ["ok", "error"] },
            "errors": { "type": "array", "items": { "type": "string" }, "minItems": 1 },
            "warnings": { "type": "array", "items": { "type": "string" }, "minItems": 1 },
            "snapshots": { "type": "array", "items": { "$ref": "#/$defs/snapshot" } }
          }
        },
        "snapshot": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "golden", "outcome"],
          "properties": {
            "kind": {
              "enum": ["outline", "geometry", "accessibility", "spoken", "audit", "picture"]
            },
            "golden": { "description": "The path of its file.", "type": "string" },
            "outcome": { "enum": ["same", "different", "missing", "recorded", "updated"] },
            "differences": {
              "description": "A sentence for each view.",
              "type": "array",
              "items": { "type": "string" },
              "minItems": 1
            },
            "hiddenDifferences": {
              "description": "How many differences are left out.",
              "type": "integer",
              "minimum": 1
            }
          }
        }
      }
    }

    """#
}
