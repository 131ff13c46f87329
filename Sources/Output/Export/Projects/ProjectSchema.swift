/// The JSON Schema of the output of `espalier project --format json`.
public enum ProjectSchema {
  /// The schema (draft 2020-12), with a line feed at its end.
  public static let json = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "espalier-project.schema.json",
      "title": "Espalier project",
      "description": "What a project is made of. Paths begin at its folder, or at the root.",
      "type": "object",
      "additionalProperties": false,
      "required": ["espalier", "version", "folder", "origins", "modules", "missing", "packages"],
      "properties": {
        "espalier": { "const": "project" },
        "version": { "const": 1 },
        "folder": { "description": "As it was given.", "type": "string" },
        "origins": {
          "description": "The files that state the modules.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["kind", "path"],
            "properties": {
              "kind": { "enum": ["package", "xcode", "xcodeGen", "tuist", "folder"] },
              "path": { "type": "string" }
            }
          }
        },
        "modules": { "type": "array", "items": { "$ref": "#/$defs/module" } },
        "missing": {
          "description": "Modules that sources import and that are not there, the most missed first.",
          "type": "array",
          "items": { "$ref": "#/$defs/missing" }
        },
        "packages": {
          "description": "Packages of others.",
          "type": "array",
          "items": { "$ref": "#/$defs/package" }
        }
      },
      "$defs": {
        "strings": { "type": "array", "items": { "type": "string" } },
        "count": { "type": "integer", "minimum": 0 },
        "module": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name", "module", "kind", "origin", "folder", "files", "resources", "settings", "platforms",
            "targets", "products", "previews", "views"
          ],
          "properties": {
            "name": { "description": "The target's.", "type": "string" },
            "module": { "description": "What sources import.", "type": "string" },
            "kind": {
              "enum": ["app", "framework", "extension", "widget", "library", "tool", "test"]
            },
            "origin": { "description": "The file that states it.", "type": "string" },
            "package": { "type": "string" },
            "folder": { "description": "What all of its files lie in.", "type": "string" },
            "files": { "$ref": "#/$defs/strings" },
            "resources": { "$ref": "#/$defs/strings" },
            "settings": { "$ref": "#/$defs/settings" },
            "bundleIdentifier": { "type": "string" },
            "developmentRegion": { "type": "string" },
            "platforms": { "$ref": "#/$defs/strings" },
            "targets": {
              "description": "What it depends on of its project.",
              "$ref": "#/$defs/strings"
            },
            "products": {
              "description": "What it depends on of packages.",
              "$ref": "#/$defs/strings"
            },
            "previews": { "type": "array", "items": { "$ref": "#/$defs/preview" } },
            "views": { "type": "array", "items": { "$ref": "#/$defs/view" } }
          }
        },
        "settings": {
          "type": "object",
          "additionalProperties": false,
          "required": ["swiftVersion", "upcomingFeatures", "experimentalFeatures", "conditions"],
          "properties": {
            "swiftVersion": { "description": "The language mode.", "enum": ["5", "6"] },
            "defaultIsolation": { "type": "string" },
            "upcomingFeatures": { "$ref": "#/$defs/strings" },
            "experimentalFeatures": { "$ref": "#/$defs/strings" },
            "conditions": { "$ref": "#/$defs/strings" }
          }
        },
        "preview": {
          "description": "A #Preview, or a type that provides previews, by its words.",
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "file", "line"],
          "properties": {
            "name": { "type": "string" },
            "kind": { "enum": ["macro", "provider"] },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 }
          }
        },
        "view": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "file", "line", "showable"],
          "properties": {
            "name": { "type": "string" },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "showable": {
              "description": "Whether it can be made without arguments, as its words tell.",
              "type": "boolean"
            }
          }
        },
        "missing": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "reason", "files", "screens", "modules", "wayOut"],
          "properties": {
            "name": { "type": "string" },
            "reason": { "enum": ["framework", "package", "language", "unknown"] },
            "package": { "description": "Its identity.", "type": "string" },
            "pinned": { "type": "boolean" },
            "files": { "description": "How many import it.", "$ref": "#/$defs/count" },
            "screens": { "description": "How many previews these have.", "$ref": "#/$defs/count" },
            "modules": { "description": "The targets of these.", "$ref": "#/$defs/strings" },
            "wayOut": { "type": "string" }
          }
        },
        "package": {
          "type": "object",
          "additionalProperties": false,
          "required": ["identity", "location"],
          "properties": {
            "identity": { "type": "string" },
            "location": { "type": "string" },
            "version": { "type": "string" },
            "revision": { "type": "string" },
            "folder": { "description": "Where it has been fetched to.", "type": "string" }
          }
        }
      }
    }

    """#
}
