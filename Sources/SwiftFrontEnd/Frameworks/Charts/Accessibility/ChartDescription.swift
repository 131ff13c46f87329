import SwiftUI

/// Describes a chart for assistive technology and audio graphs (C1.19).
struct ChartDescription: ViewModifier, AXChartDescriptorRepresentable {
  let model: PlotModel
  let formats: AxisFormats

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .contain)
      .accessibilityChartDescriptor(self)
  }

  nonisolated func makeChartDescriptor() -> AXChartDescriptor {
    MainActor.assumeIsolated { descriptor }
  }

  private var descriptor: AXChartDescriptor {
    let words = MarkWords(model: model, formats: formats, environment: EnvironmentValues())
    let isStanding = model.placed.first?.isVertical ?? true
    let across = axis(isHorizontal: isStanding)
    let up = axis(isHorizontal: !isStanding)
    return AXChartDescriptor(
      title: nil,
      summary: nil,
      xAxis: across,
      yAxis: up as? AXNumericDataAxisDescriptor,
      series: series(words, isStanding)
    )
  }

  private func axis(isHorizontal: Bool) -> any AXDataAxisDescriptor {
    let scale = isHorizontal ? model.x : model.y
    let title = title(isHorizontal: isHorizontal)
    switch scale.domain {
    case .categories(let names):
      return AXCategoricalDataAxisDescriptor(title: title, categoryOrder: names)
    case .numbers(let range), .dates(let range):
      let isDate = scale.isDate
      let ticks = AxisTicks(.automatic, scale, length: 300, isHorizontal: isHorizontal)
      let descriptor = AXNumericDataAxisDescriptor(
        title: title,
        range: range,
        gridlinePositions: ticks.values.compactMap(\.number),
        valueDescriptionProvider: { [formats] in
          formats.spoken(isDate ? .date($0) : .number($0), unit: nil)
        }
      )
      if scale.transform == .log { descriptor.scaleType = .log10 }
      return descriptor
    }
  }

  /// Returns the title of a dimension: the label of its values.
  private func title(isHorizontal: Bool) -> String {
    for mark in model.marks {
      if let data = (isHorizontal ? mark.x : mark.y).data {
        return data.label._words(in: EnvironmentValues())
      }
    }
    return ""
  }

  private func series(_ words: MarkWords, _ isStanding: Bool) -> [AXDataSeriesDescriptor] {
    var order: [String] = []
    var points: [String: [AXDataPoint]] = [:]
    var continuous: Set<String> = []
    for item in model.placed {
      let mark = model.marks[item.index]
      guard mark.kind != .rule, !mark.traits.accessibility.isHidden else { continue }
      let value = mark.series ?? mark.traits.styleValue ?? mark.traits.symbolValue
      let name =
        mark.kind == .sector
        ? "" : value.map { formats.spoken($0.value, unit: $0.unit) } ?? ""
      guard let point = point(item, mark, value, words, isStanding) else { continue }
      if points[name] == nil { order.append(name) }
      points[name, default: []].append(point)
      if mark.kind == .line || mark.kind == .area { continuous.insert(name) }
    }
    return order.map {
      AXDataSeriesDescriptor(
        name: $0,
        isContinuous: continuous.contains($0),
        dataPoints: points[$0] ?? []
      )
    }
  }

  private func point(
    _ item: PlacedMark,
    _ mark: Mark,
    _ look: DataValue?,
    _ words: MarkWords,
    _ isStanding: Bool
  ) -> AXDataPoint? {
    let label = mark.traits.accessibility.label?._words(in: words.environment)
    if mark.kind == .sector {
      let name = look.map { formats.spoken($0.value, unit: $0.unit) } ?? words.label(of: item)
      return AXDataPoint(x: name, y: mark.x.data?.value.number, label: label)
    }
    let across = (isStanding ? mark.x : mark.y).data?.value
    let number = (isStanding ? mark.y : mark.x).data?.value.number
    switch across {
    case .category(let name): return AXDataPoint(x: name, y: number, label: label)
    case .number(let x), .date(let x): return AXDataPoint(x: x, y: number, label: label)
    case nil: return number.map { AXDataPoint(x: "", y: $0, label: label) }
    }
  }
}
