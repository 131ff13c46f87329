internal import AccessibilityCore

/// Chart descriptors, in the words of Apple's `AXChartDescriptor`.
extension SpecVocabulary {
  package static let chart = SpecObject([
    SpecField("title", .string), SpecField("summary", .string),
    SpecField(
      "contentDirection",
      .oneOf(AccessibilityChartDescriptor.ContentDirection.allCases.map(\.rawValue))
    ),
    SpecField("xAxis", axis, required: true),
    SpecField("yAxis", .object(numericAxis)),
    SpecField("additionalAxes", .list(axis)),
    SpecField("series", .list(.object(chartSeries)), required: true),
  ])

  private static let axis = SpecValue.either([.object(numericAxis), .object(categoricalAxis)])

  package static let numericAxis = SpecObject([
    SpecField("title", .string, required: true),
    SpecField("range", .list(.number, count: 2), required: true),
    SpecField("gridlinePositions", .list(.number)),
    SpecField(
      "scaleType",
      .oneOf(AccessibilityChartAxis.ScaleType.allCases.map(\.rawValue))
    ),
  ])

  package static let categoricalAxis = SpecObject([
    SpecField("title", .string, required: true),
    SpecField("categoryOrder", .list(.string), required: true),
  ])

  package static let chartSeries = SpecObject([
    SpecField("name", .string, required: true),
    SpecField("isContinuous", .boolean),
    SpecField("dataPoints", .list(.object(dataPoint)), required: true),
  ])

  package static let dataPoint = SpecObject([
    SpecField("x", chartValue, required: true),
    SpecField("y", .number),
    SpecField("additionalValues", .list(chartValue)),
    SpecField("label", .string),
  ])

  private static let chartValue = SpecValue.either([.number, .string])
}
