package import AccessibilityCore
package import LayoutCore

extension ProbeValue {
  /// A path as specs write it, of moves, lines, curves and closing steps.
  package init(_ path: Path) {
    func step(_ name: String, _ points: Point...) -> ProbeValue {
      .list([.string(name)] + points.flatMap { [.number($0.x), .number($0.y)] })
    }
    self = .list(
      path.elements.map { element in
        switch element {
        case .move(let point): step("move", point)
        case .line(let point): step("line", point)
        case .curve(let point, let control1, let control2):
          step("curve", point, control1, control2)
        case .close: step("close")
        }
      }
    )
  }

  /// A chart as specs write it.
  package init(_ chart: AccessibilityChartDescriptor) {
    self = .object([
      "title": .text(chart.title),
      "summary": .text(chart.summary),
      "contentDirection": .text(chart.contentDirection?.rawValue),
      "xAxis": ProbeValue(chart.xAxis),
      "yAxis": chart.yAxis.map { ProbeValue($0) } ?? .null,
      "additionalAxes": .list(chart.additionalAxes.map { ProbeValue($0) }),
      "series": .list(chart.series.map { ProbeValue($0) }),
    ])
  }

  private init(_ axis: AccessibilityChartAxis) {
    switch axis.scale {
    case .numeric(let range, let gridlinePositions, let scaleType):
      self = .object([
        "title": .string(axis.title),
        "range": .list([.number(range.lowerBound), .number(range.upperBound)]),
        "gridlinePositions": .list(gridlinePositions.map { .number($0) }),
        "scaleType": .string(scaleType.rawValue),
      ])
    case .categorical(let categories):
      self = .object([
        "title": .string(axis.title), "categoryOrder": .list(categories.map { .string($0) }),
      ])
    }
  }

  private init(_ series: AccessibilityChartDescriptor.Series) {
    self = .object([
      "name": .string(series.name), "isContinuous": .boolean(series.isContinuous),
      "dataPoints": .list(
        series.dataPoints.map { point in
          .object([
            "x": ProbeValue(point.x), "y": point.y.map { .number($0) } ?? .null,
            "additionalValues": .list(point.additionalValues.map { ProbeValue($0) }),
            "label": .text(point.label),
          ])
        }
      ),
    ])
  }

  private init(_ value: AccessibilityChartValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .category(let name): self = .string(name)
    }
  }

  private static func text(_ text: String?) -> ProbeValue { text.map { .string($0) } ?? .null }
}
