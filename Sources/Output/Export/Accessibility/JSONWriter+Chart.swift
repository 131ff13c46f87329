package import AccessibilityCore

extension JSONWriter {
  /// Writes a chart as spec files do.
  mutating func member(_ key: StaticString, _ chart: AccessibilityChartDescriptor) {
    self.key(key)
    value(chart)
  }

  /// Writes a chart as a value.
  package mutating func value(_ chart: AccessibilityChartDescriptor) {
    beginObject()
    if let title = chart.title { member("title", title) }
    if let summary = chart.summary { member("summary", summary) }
    if let direction = chart.contentDirection { member("contentDirection", direction.rawValue) }
    self.key("xAxis")
    axis(chart.xAxis)
    if let yAxis = chart.yAxis {
      self.key("yAxis")
      axis(yAxis)
    }
    if !chart.additionalAxes.isEmpty {
      self.key("additionalAxes")
      beginArray()
      for axis in chart.additionalAxes { self.axis(axis) }
      endArray()
    }
    self.key("series")
    beginArray()
    for series in chart.series { self.series(series) }
    endArray()
    endObject()
  }

  private mutating func axis(_ axis: AccessibilityChartAxis) {
    beginObject()
    member("title", axis.title)
    switch axis.scale {
    case .numeric(let range, let gridlinePositions, let scaleType):
      row("range", [range.lowerBound, range.upperBound])
      if !gridlinePositions.isEmpty { row("gridlinePositions", gridlinePositions) }
      member("scaleType", scaleType.rawValue)
    case .categorical(let categories):
      key("categoryOrder")
      strings(categories)
    }
    endObject()
  }

  private mutating func series(_ series: AccessibilityChartDescriptor.Series) {
    beginObject()
    member("name", series.name)
    key("isContinuous")
    bool(series.isContinuous)
    key("dataPoints")
    beginArray()
    for point in series.dataPoints {
      beginObject()
      key("x")
      value(point.x)
      if let y = point.y { member("y", y) }
      if !point.additionalValues.isEmpty {
        key("additionalValues")
        beginRow()
        for value in point.additionalValues { self.value(value) }
        endRow()
      }
      if let label = point.label { member("label", label) }
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func value(_ value: AccessibilityChartValue) {
    switch value {
    case .number(let number): self.number(number)
    case .category(let name): string(name)
    }
  }
}
