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
          "description": "How much was looked at, and how much was found.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "screens", "judged", "errors", "warnings", "notes", "unknown", "silenced", "known"
          ],
          "properties": {
            "screens": { "description": "The screens that were audited.", "type": "integer" },
            "judged": { "description": "Elements and views that rules looked at.", "type": "integer" },
            "errors": {
              "description": "Findings of the level error, silenced and known ones left out.",
              "type": "integer"
            },
            "warnings": {
              "description": "Findings of the level warning, silenced and known ones left out.",
              "type": "integer"
            },
            "notes": {
              "description": "Findings of the level note, silenced and known ones left out.",
              "type": "integer"
            },
            "unknown": { "description": "Questions that rules could not decide.", "type": "integer" },
            "silenced": { "description": "Findings that are meant.", "type": "integer" },
            "known": { "description": "Findings that the baseline has.", "type": "integer" }
          }
        },
        "variants": {
          "description": "The names of the variants that every screen was audited in.",
          "type": "array",
          "items": { "type": "string" }
        },
        "excluded": {
          "description": "Variants that were not audited, since the app forbids them; absent for none.",
          "type": "array",
          "items": { "$ref": "#/$defs/exclusion" }
        },
        "findings": {
          "description": "All that is wrong, each once for all screens and variants in which it occurs.",
          "type": "array",
          "items": { "$ref": "#/$defs/finding" }
        },
        "unknown": {
          "description": "All that rules could not decide.",
          "type": "array",
          "items": { "$ref": "#/$defs/unknown" }
        },
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
            "rule": {
              "description": "The name of the rule, which comments, settings and baselines use.",
              "type": "string"
            },
            "criterion": {
              "description": "The number of the WCAG success criterion, or the guideline that the rule follows.",
              "type": "string"
            },
            "level": { "description": "How bad it is.", "enum": ["error", "warning", "note"] },
            "file": { "description": "The source of the screen or view.", "type": "string" },
            "line": {
              "description": "The line in the file, from 1; absent for a whole file.",
              "type": "integer"
            },
            "column": {
              "description": "The column in the line, from 1; absent for a whole file.",
              "type": "integer"
            },
            "screens": {
              "description": "The names of the screens that have the finding.",
              "type": "array",
              "items": { "type": "string" }
            },
            "view": { "description": "The path on the first of the screens.", "type": "string" },
            "message": { "description": "The finding in a sentence.", "type": "string" },
            "measured": {
              "description": "The measured value, in the unit of the rule; absent for what is not measured.",
              "type": "number"
            },
            "required": {
              "description": "The least or greatest value that passes, in the unit of the rule; absent for what is not measured.",
              "type": "number"
            },
            "remedy": { "description": "The usual way to mend it.", "type": "string" },
            "mend": {
              "description": "A change of one line that was tried, and mends it without harm.",
              "type": "object",
              "additionalProperties": false,
              "required": ["change"],
              "properties": {
                "change": {
                  "description": "The change in words, with the code of the new line.",
                  "type": "string"
                },
                "line": {
                  "description": "The line that changes, from 1; absent if it is not known.",
                  "type": "integer"
                }
              }
            },
            "variants": {
              "description": "The names of the variants that have the finding.",
              "type": "array",
              "items": { "type": "string" }
            },
            "fingerprint": { "description": "The same while lines move.", "type": "string" },
            "crop": { "description": "The picture in the folder of --crops.", "type": "string" }
          }
        },
        "exclusion": {
          "type": "object",
          "additionalProperties": false,
          "required": ["variants", "file"],
          "properties": {
            "variants": { "description": "An orientation of the device.", "type": "string" },
            "file": { "description": "The file that forbids it.", "type": "string" },
            "line": {
              "description": "The line in the file, from 1; absent if it is not known.",
              "type": "integer"
            },
            "column": {
              "description": "The column in the line, from 1; absent if it is not known.",
              "type": "integer"
            }
          }
        },
        "unknown": {
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "file", "screen", "view", "reason"],
          "properties": {
            "rule": { "description": "The name of the rule that could not decide.", "type": "string" },
            "file": { "description": "The source of the screen or view.", "type": "string" },
            "line": {
              "description": "The line in the file, from 1; absent for a whole file.",
              "type": "integer"
            },
            "column": {
              "description": "The column in the line, from 1; absent for a whole file.",
              "type": "integer"
            },
            "screen": { "description": "The name of the screen.", "type": "string" },
            "view": { "description": "The path of the view on the screen.", "type": "string" },
            "reason": { "description": "Why the rule could not decide.", "type": "string" }
          }
        }
      }
    }

    """#
}
