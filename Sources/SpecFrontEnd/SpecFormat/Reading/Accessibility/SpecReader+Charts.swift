internal import AccessibilityCore

/// Chart descriptors: every value has to lie on its axis.
extension SpecReader {
  /// An axis and what it is called in messages.
  private struct ReadAxis {
    let axis: AccessibilityChartAxis
    let name: String
    /// The categories to look values up in; nil for a numeric axis.
    let categories: Set<String>?
  }

  /// The axes of a chart; of one that could not be read nothing is known.
  private struct ReadAxes {
    let x: ReadAxis?
    let y: ReadAxis?
    /// Whether there is a y axis at all.
    let hasY: Bool
    let additional: [ReadAxis?]
  }

  private typealias Chart = AccessibilityChartDescriptor

  /// Reads a chart; nil if something essential is missing.
  func chart(_ node: JSONNode, _ name: String) -> AccessibilityChartDescriptor? {
    guard check(node, SpecVocabulary.chart, of: name) else {
      return nil
    }
    let axes = axes(of: node)
    let series =
      member("series", of: node)
      .map { array($0, of: "an array of series", "'series'") } ?? []
    let title = string("title", of: node)
    let summary = string("summary", of: node)
    let direction = choice(Chart.ContentDirection.self, "contentDirection", of: node)
    let read = series.compactMap { self.series($0, axes) }
    guard let x = axes.x else { return nil }
    return Chart(
      title: title,
      summary: summary,
      contentDirection: direction,
      xAxis: x.axis,
      yAxis: axes.y?.axis,
      additionalAxes: axes.additional.compactMap { $0?.axis },
      series: read
    )
  }

  // MARK: Axes

  private func axes(of node: JSONNode) -> ReadAxes {
    let list = member("additionalAxes", of: node)
    let additional = list.map { array($0, of: "an array of axes", "'additionalAxes'") } ?? []
    return ReadAxes(
      x: member("xAxis", of: node).flatMap { axis($0, "'xAxis'") },
      y: member("yAxis", of: node).flatMap { axis($0, "'yAxis'", isNumeric: true) },
      hasY: node.value["yAxis"] != nil,
      additional: additional.enumerated().map { axis($1, "additional axis \($0 + 1)") }
    )
  }

  private func axis(_ node: JSONNode, _ name: String, isNumeric: Bool = false) -> ReadAxis? {
    let isCategorical = !isNumeric && node.value["categoryOrder"] != nil
    let vocabulary = isCategorical ? SpecVocabulary.categoricalAxis : SpecVocabulary.numericAxis
    if node.value.kind == .object, !isCategorical, !isNumeric, node.value["range"] == nil {
      error(
        "\(name) needs 'range' or 'categoryOrder'",
        at: node.place,
        hint: "a range for numbers, such as [0, 10]; the order of the categories for names"
      )
      return nil
    }
    guard check(node, vocabulary, of: name, hint: { self.hintForAxis($0, isNumeric: isNumeric) })
    else { return nil }
    let title = string("title", of: node)
    let categories = isCategorical ? categories(node) : nil
    let scale =
      isCategorical
      ? categories.map { AccessibilityChartAxis.Scale.categorical($0) } : numericScale(node, name)
    guard let title, let scale else { return nil }
    return ReadAxis(
      axis: AccessibilityChartAxis(title: title, scale: scale),
      name: name,
      categories: categories.map { Set($0) }
    )
  }

  private func hintForAxis(_ key: String, isNumeric: Bool) -> String? {
    let numericKeys = SpecVocabulary.numericAxis.fields.map(\.name)
    if key == "categoryOrder" { return "it is a numeric axis; categories lie on 'xAxis'" }
    if !isNumeric, numericKeys.contains(key) {
      return "an axis has either 'range' or 'categoryOrder'"
    }
    return suggestion(key, numericKeys + ["categoryOrder"])
  }

  private func categories(_ node: JSONNode) -> [String]? {
    guard let list = member("categoryOrder", of: node) else { return nil }
    var seen: Set<String> = []
    return array(list, of: "an array of strings", "'categoryOrder'").compactMap { element in
      guard let name = string(element, "a category") else { return nil }
      if !seen.insert(name).inserted {
        error(
          "the category \(name.quoted) comes twice",
          at: element.place,
          hint: "each category has one place on its axis"
        )
      }
      return name
    }
  }

  private func numericScale(
    _ node: JSONNode,
    _ name: String
  ) -> AccessibilityChartAxis.Scale? {
    let scaleType = choice(AccessibilityChartAxis.ScaleType.self, "scaleType", of: node) ?? .linear
    guard let member = member("range", of: node),
      let ends = numbers(member, count: 2, "'range'")
    else { return nil }
    guard ends[0] <= ends[1] else {
      error(
        "the range of \(name) ends below where it starts",
        at: member.place,
        hint: "write [\(text(of: elements(of: member)[1]) ?? ""), "
          + "\(text(of: elements(of: member)[0]) ?? "")]"
      )
      return nil
    }
    if scaleType != .linear, ends[0] <= 0 {
      error(
        "the range of \(name) has to start above 0 for the scale '\(scaleType.rawValue)'",
        at: member.place,
        hint: "raise the start of 'range', or leave 'scaleType' out for 'linear'"
      )
    }
    let range = ends[0]...ends[1]
    let positions =
      self.member("gridlinePositions", of: node)
      .map { array($0, of: "an array of numbers", "'gridlinePositions'") } ?? []
    let gridlines = positions.compactMap { position -> Double? in
      guard let value = number(position, "the position of a gridline") else { return nil }
      if !range.contains(value) {
        error(
          "the gridline lies outside of the range of \(name)",
          at: position.place,
          hint: "widen 'range' or take the gridline out"
        )
      }
      return value
    }
    return .numeric(range, gridlinePositions: gridlines, scaleType)
  }

  // MARK: Series

  private func series(_ node: JSONNode, _ axes: ReadAxes) -> Chart.Series? {
    guard check(node, SpecVocabulary.chartSeries, of: "a series") else { return nil }
    let points =
      member("dataPoints", of: node)
      .map { array($0, of: "an array of points", "'dataPoints'") } ?? []
    let dataPoints = points.compactMap { dataPoint($0, axes) }
    return string("name", of: node).map {
      Chart.Series(
        name: $0,
        isContinuous: boolean("isContinuous", of: node) ?? false,
        dataPoints: dataPoints
      )
    }
  }

  private func dataPoint(_ node: JSONNode, _ axes: ReadAxes) -> Chart.DataPoint? {
    guard check(node, SpecVocabulary.dataPoint, of: "a data point") else { return nil }
    let xValue = member("x", of: node).flatMap { value($0, on: axes.x, "'x'") }
    var yValue: Double?
    if let member = member("y", of: node) {
      if !axes.hasY {
        error(
          "a data point has 'y', but the chart no 'yAxis'",
          at: member.place,
          hint: "describe it: \"yAxis\": { \"title\": …, \"range\": [0, 10] }"
        )
      } else if case .number(let number) = value(member, on: axes.y, "'y'") {
        yValue = number
      }
    }
    let additional = additionalValues(node, on: axes.additional)
    let label = string("label", of: node)
    return xValue.map {
      Chart.DataPoint(x: $0, y: yValue, additionalValues: additional, label: label)
    }
  }

  private func additionalValues(
    _ node: JSONNode,
    on axes: [ReadAxis?]
  ) -> [AccessibilityChartValue] {
    guard let list = member("additionalValues", of: node) else { return [] }
    let values = array(list, of: "an array of values", "'additionalValues'")
    guard values.count == axes.count else {
      if list.value.kind == .array {
        error(
          "'additionalValues' must have a value for each of 'additionalAxes': "
            + "\(axes.count), not \(values.count)",
          at: list.place,
          hint: "they stand in the order of the axes"
        )
      }
      return []
    }
    return zip(values, axes).compactMap { value($0, on: $1, "an additional value") }
  }

  /// A value that has to lie on its axis.
  private func value(
    _ node: JSONNode,
    on axis: ReadAxis?,
    _ name: String
  ) -> AccessibilityChartValue? {
    guard let axis else { return nil }
    switch axis.axis.scale {
    case .categorical(let categories):
      guard let category = string(node, name) else { return nil }
      if axis.categories?.contains(category) == false {
        error(
          "\(axis.name) has no category \(category.quoted)",
          at: node.place,
          hint: suggestion(category, categories) ?? "add it to 'categoryOrder'"
        )
      }
      return .category(category)
    case .numeric(let range, _, _):
      guard let number = number(node, name) else { return nil }
      if !range.contains(number) {
        error(
          "\(name) lies outside of the range of \(axis.name)",
          at: node.place,
          hint: "widen 'range' or mend the value"
        )
      }
      return .number(number)
    }
  }
}
