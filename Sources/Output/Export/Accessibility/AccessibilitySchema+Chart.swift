internal import AccessibilityCore

extension AccessibilitySchema {
  /// The definitions of charts.
  static let chart = """
        "chart": {
          "type": "object",
          "properties": {
            "title": { "type": "string" },
            "summary": { "type": "string" },
            "contentDirection": { "enum": [\(directions)] },
            "xAxis": { "$ref": "#/$defs/axis" },
            "yAxis": { "$ref": "#/$defs/axis" },
            "additionalAxes": { "type": "array", "items": { "$ref": "#/$defs/axis" } },
            "series": { "type": "array", "items": { "$ref": "#/$defs/series" } }
          },
          "required": ["xAxis", "series"],
          "additionalProperties": false
        },
        "axis": {
          "type": "object",
          "properties": {
            "title": { "type": "string" },
            "range": { "$ref": "#/$defs/pair" },
            "gridlinePositions": { "type": "array", "items": { "type": "number" } },
            "scaleType": { "enum": [\(scaleTypes)] },
            "categoryOrder": { "$ref": "#/$defs/strings" }
          },
          "required": ["title"],
          "oneOf": [{ "required": ["range", "scaleType"] }, { "required": ["categoryOrder"] }],
          "additionalProperties": false
        },
        "series": {
          "type": "object",
          "properties": {
            "name": { "type": "string" },
            "isContinuous": { "type": "boolean" },
            "dataPoints": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "x": { "type": ["number", "string"] },
                  "y": { "type": "number" },
                  "additionalValues": {
                    "type": "array", "items": { "type": ["number", "string"] }
                  },
                  "label": { "type": "string" }
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
