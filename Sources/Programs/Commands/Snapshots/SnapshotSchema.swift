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
      "required": [
          "espalier", "version", "summary", "tolerance", "results", "obsolete", "pruned"
        ],
      "properties": {
        "espalier": { "const": "snapshot" },
        "version": { "const": 1 },
        "summary": {
          "description": "The totals of the run.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "screens", "variants", "snapshots", "same", "different", "missing", "recorded",
            "updated", "tolerated", "obsolete", "errors"
          ],
          "properties": {
            "screens": { "description": "The number of screens.", "$ref": "#/$defs/count" },
            "variants": {
              "description": "The number of variants of each screen.",
              "$ref": "#/$defs/count"
            },
            "snapshots": { "description": "Documents compared.", "$ref": "#/$defs/count" },
            "same": { "description": "Documents that equal their goldens.", "$ref": "#/$defs/count" },
            "different": {
              "description": "Documents that differ from their goldens.",
              "$ref": "#/$defs/count"
            },
            "missing": { "description": "Documents without a golden.", "$ref": "#/$defs/count" },
            "recorded": {
              "description": "Goldens that were written for the first time.",
              "$ref": "#/$defs/count"
            },
            "updated": { "description": "Goldens that were written anew.", "$ref": "#/$defs/count" },
            "tolerated": {
              "description": "Pictures that are the same within the tolerance, but not pixel by pixel.",
              "$ref": "#/$defs/count"
            },
            "obsolete": {
              "description": "Goldens of screens that are no more, in the run's variants.",
              "$ref": "#/$defs/count"
            },
            "errors": { "description": "Screens that are not shown.", "$ref": "#/$defs/count" }
          }
        },
        "tolerance": {
          "description": "The differences of pictures that are none.",
          "type": "object",
          "additionalProperties": false,
          "required": ["channel", "share"],
          "properties": {
            "channel": {
              "description": "The greatest difference of red, green, blue or opacity of a pixel that is the same.",
              "type": "integer",
              "minimum": 0,
              "maximum": 255
            },
            "share": {
              "description": "The greatest share of pixels that may differ more.",
              "type": "number",
              "minimum": 0,
              "maximum": 1
            }
          }
        },
        "results": {
          "description": "The screens in their variants, one after the other.",
          "type": "array",
          "items": { "$ref": "#/$defs/result" }
        },
        "obsolete": {
          "description": "Goldens of screens that are no more, in the run's kinds and variants.",
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
            "line": {
              "description": "The line of the screen in the source, from 1; absent for a whole file.",
              "type": "integer",
              "minimum": 1
            },
            "name": { "description": "The screen's own name.", "type": "string" },
            "variant": { "description": "Empty for the screen as it is.", "type": "string" },
            "status": { "description": "Whether the screen could be shown.", "enum": ["ok", "error"] },
            "errors": {
              "description": "The reasons for which the screen could not be shown; absent without any.",
              "type": "array",
              "items": { "type": "string" },
              "minItems": 1
            },
            "warnings": {
              "description": "The warnings of the screen; absent without any.",
              "type": "array",
              "items": { "type": "string" },
              "minItems": 1
            },
            "snapshots": {
              "description": "The documents of the screen, each beside its golden.",
              "type": "array",
              "items": { "$ref": "#/$defs/snapshot" }
            }
          }
        },
        "snapshot": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "golden", "outcome"],
          "properties": {
            "kind": {
              "description": "The kind of the document.",
              "enum": ["outline", "geometry", "accessibility", "spoken", "audit", "picture"]
            },
            "golden": { "description": "The path of its file.", "type": "string" },
            "outcome": {
              "description": "The document's relation to its golden.",
              "enum": ["same", "different", "missing", "recorded", "updated"]
            },
            "differences": {
              "description": "A sentence for each view; of a picture that is the same, the differences within the tolerance.",
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
