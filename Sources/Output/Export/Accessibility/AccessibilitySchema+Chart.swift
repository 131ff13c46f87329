internal import AccessibilityCore

extension AccessibilitySchema {
  /// The definitions of charts.
  static let chart = """
        "chart": {
          "type": "object",
          "properties": {
            "title": { "description": "The title of the chart. Absent for none.", "type": "string" },
            "summary": { "description": "The chart in a sentence. Absent for none.", "type": "string" },
            "contentDirection": {
              "description": "The direction in which the chart is read. Absent for the usual one.",
              "enum": [\(directions)]
            },
            "xAxis": { "description": "The first axis.", "$ref": "#/$defs/axis" },
            "yAxis": {
              "description": "The second axis. Absent for a chart with one.",
              "$ref": "#/$defs/axis"
            },
            "additionalAxes": {
              "description": "Further axes. Absent for none.",
              "type": "array",
              "items": { "$ref": "#/$defs/axis" }
            },
            "series": {
              "description": "The series of data.",
              "type": "array",
              "items": { "$ref": "#/$defs/series" }
            }
          },
          "required": ["xAxis", "series"],
          "additionalProperties": false
        },
        "axis": {
          "type": "object",
          "properties": {
            "title": { "description": "The title of the axis, with its unit.", "type": "string" },
            "range": {
              "description": "The least and the greatest value, in the unit of the axis.",
              "$ref": "#/$defs/pair"
            },
            "gridlinePositions": {
              "description": "The values at which lines cross the chart, in the unit of the axis.",
              "type": "array",
              "items": { "type": "number" }
            },
            "scaleType": { "description": "The scale of the values.", "enum": [\(scaleTypes)] },
            "categoryOrder": {
              "description": "The categories in their order.",
              "$ref": "#/$defs/strings"
            }
          },
          "required": ["title"],
          "oneOf": [{ "required": ["range", "scaleType"] }, { "required": ["categoryOrder"] }],
          "additionalProperties": false
        },
        "series": {
          "type": "object",
          "properties": {
            "name": { "description": "The name of the series.", "type": "string" },
            "isContinuous": {
              "description": "Whether its points are joined by a line.",
              "type": "boolean"
            },
            "dataPoints": {
              "description": "The points of the series.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "x": {
                    "description": "The value on the first axis, in its unit, or the category.",
                    "type": ["number", "string"]
                  },
                  "y": {
                    "description": "The value on the second axis, in its unit. Absent for none.",
                    "type": "number"
                  },
                  "additionalValues": {
                    "description": "The values on the further axes, in their order. Absent for none.",
                    "type": "array", "items": { "type": ["number", "string"] }
                  },
                  "label": {
                    "description": "The name of the point. Absent for none.",
                    "type": "string"
                  }
                },
                "required": ["x"],
                "additionalProperties": false
              }
            }
          },
          "required": ["name", "isContinuous", "dataPoints"],
          "additionalProperties": false
        },
    """

  private static let directions = list(
    AccessibilityChartDescriptor.ContentDirection.allCases.map(\.rawValue)
  )
  private static let scaleTypes = list(AccessibilityChartAxis.ScaleType.allCases.map(\.rawValue))
}
