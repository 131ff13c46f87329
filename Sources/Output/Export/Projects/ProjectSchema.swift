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
        "espalier": {
          "description": "The kind of the document.",
          "const": "project"
        },
        "version": {
          "description": "The version of this form.",
          "const": 1
        },
        "folder": { "description": "As it was given.", "type": "string" },
        "origins": {
          "description": "The files that state the modules.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["kind", "path"],
            "properties": {
              "kind": {
                "description": "The kind of the file that states modules.",
                "enum": ["package", "xcode", "xcodeGen", "tuist", "folder"]
              },
              "path": {
                "description": "The path of the file or folder.",
                "type": "string"
              }
            }
          }
        },
        "modules": {
          "description": "The modules of the project, each behind those that it uses.",
          "type": "array", "items": { "$ref": "#/$defs/module" }
        },
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
              "description": "The kind of what is built.",
              "enum": ["app", "framework", "extension", "widget", "library", "tool", "test"]
            },
            "origin": { "description": "The file that states it.", "type": "string" },
            "package": {
              "description": "The identity of the package that it belongs to.",
              "type": "string"
            },
            "folder": { "description": "What all of its files lie in.", "type": "string" },
            "files": {
              "description": "Its Swift sources.",
              "$ref": "#/$defs/strings"
            },
            "resources": {
              "description": "Its resources.",
              "$ref": "#/$defs/strings"
            },
            "settings": {
              "description": "The settings that its sources are compiled with.",
              "$ref": "#/$defs/settings"
            },
            "bundleIdentifier": {
              "description": "The identifier of its bundle.",
              "type": "string"
            },
            "developmentRegion": {
              "description": "The language that its words are written in.",
              "type": "string"
            },
            "platforms": {
              "description": "The platforms that it is built for.",
              "$ref": "#/$defs/strings"
            },
            "targets": {
              "description": "What it depends on of its project.",
              "$ref": "#/$defs/strings"
            },
            "products": {
              "description": "What it depends on of packages.",
              "$ref": "#/$defs/strings"
            },
            "previews": {
              "description": "The previews in its sources.",
              "type": "array", "items": { "$ref": "#/$defs/preview" }
            },
            "views": {
              "description": "The views that its sources declare.",
              "type": "array", "items": { "$ref": "#/$defs/view" }
            }
          }
        },
        "settings": {
          "type": "object",
          "additionalProperties": false,
          "required": ["swiftVersion", "upcomingFeatures", "experimentalFeatures", "conditions"],
          "properties": {
            "swiftVersion": { "description": "The language mode.", "enum": ["5", "6"] },
            "defaultIsolation": {
              "description": "The actor that declarations belong to if they name none.",
              "type": "string"
            },
            "upcomingFeatures": {
              "description": "The upcoming features of the language that are enabled.",
              "$ref": "#/$defs/strings"
            },
            "experimentalFeatures": {
              "description": "The experimental features of the language that are enabled.",
              "$ref": "#/$defs/strings"
            },
            "conditions": {
              "description": "The conditions of #if that hold.",
              "$ref": "#/$defs/strings"
            }
          }
        },
        "preview": {
          "description": "A #Preview, or a type that provides previews, by its words.",
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "file", "line"],
          "properties": {
            "name": {
              "description": "The name that the preview is given.",
              "type": "string"
            },
            "kind": {
              "description": "A #Preview, or a type that provides previews.",
              "enum": ["macro", "provider"]
            },
            "file": {
              "description": "The file that declares it.",
              "type": "string"
            },
            "line": {
              "description": "The line of the declaration.",
              "type": "integer", "minimum": 1
            }
          }
        },
        "view": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "file", "line", "showable"],
          "properties": {
            "name": {
              "description": "The name of the type.",
              "type": "string"
            },
            "file": {
              "description": "The file that declares it.",
              "type": "string"
            },
            "line": {
              "description": "The line of the declaration.",
              "type": "integer", "minimum": 1
            },
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
            "name": {
              "description": "The name of the module.",
              "type": "string"
            },
            "reason": {
              "description": "Whether it is a framework of Apple's, a product of a package, a module of the language, or unknown.",
              "enum": ["framework", "package", "language", "unknown"]
            },
            "package": { "description": "Its identity.", "type": "string" },
            "pinned": {
              "description": "Whether the project pins a version of its package.",
              "type": "boolean"
            },
            "files": { "description": "How many import it.", "$ref": "#/$defs/count" },
            "screens": { "description": "How many previews these have.", "$ref": "#/$defs/count" },
            "modules": { "description": "The targets of these.", "$ref": "#/$defs/strings" },
            "wayOut": {
              "description": "A way to get the module or to do without it.",
              "type": "string"
            }
          }
        },
        "package": {
          "type": "object",
          "additionalProperties": false,
          "required": ["identity", "location"],
          "properties": {
            "identity": {
              "description": "The name by which projects refer to it.",
              "type": "string"
            },
            "location": {
              "description": "The address or path that it comes from.",
              "type": "string"
            },
            "version": {
              "description": "The pinned version.",
              "type": "string"
            },
            "revision": {
              "description": "The pinned commit.",
              "type": "string"
            },
            "folder": { "description": "Where it has been fetched to.", "type": "string" }
          }
        }
      }
    }

    """#
}
