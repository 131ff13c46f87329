import SwiftUI

/// The default label and value of a mark for assistive technology (C1.18).
struct MarkWords {
  let model: PlotModel
  let formats: AxisFormats
  let environment: EnvironmentValues

  /// Returns a mark's label: its horizontal value, and the values of its style.
  func label(of item: PlacedMark) -> String {
    let mark = model.marks[item.index]
    if let label = mark.traits.accessibility.label { return label._words(in: environment) }
    var words: [String] = []
    if let across = item.isVertical ? mark.x : mark.y as Mark.Extent?, mark.kind != .sector {
      words += self.words(across)
    }
    for value in [mark.series, mark.traits.styleValue, mark.traits.symbolValue] {
      guard let value, !isNumericLook(value, mark) else { continue }
      let name = formats.spoken(value.value, unit: value.unit)
      if !words.contains(name) { words.append(name) }
    }
    return words.joined(separator: ", ")
  }

  /// Returns a mark's value: its vertical value.
  func value(of item: PlacedMark) -> String {
    let mark = model.marks[item.index]
    if let value = mark.traits.accessibility.value { return value._words(in: environment) }
    var words = words(mark.kind == .sector || !item.isVertical ? mark.x : mark.y)
    if let look = mark.traits.styleValue, isNumericLook(look, mark) {
      words.append(formats.spoken(look.value, unit: nil))
    }
    return words.joined(separator: ", ")
  }

  private func isNumericLook(_ value: DataValue, _ mark: Mark) -> Bool {
    model.styles.range != nil && value.value.number != nil && mark.traits.styleValue != nil
  }

  private func words(_ extent: Mark.Extent) -> [String] {
    switch extent {
    case .none, .points: return []
    case .value(let data):
      if let interval = data.interval, data.unit == nil {
        return [range(.number(interval.lowerBound), .number(interval.upperBound), nil)]
      }
      return [formats.spoken(data.value, unit: data.unit)]
    case .range(let start, let end): return [range(start.value, end.value, end.unit)]
    }
  }

  private func range(_ start: _ScaleValue, _ end: _ScaleValue, _ unit: Calendar.Component?)
    -> String
  {
    "\(formats.spoken(start, unit: unit)) to \(formats.spoken(end, unit: unit))"
  }
}
