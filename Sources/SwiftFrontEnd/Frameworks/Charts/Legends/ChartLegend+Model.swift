import SwiftUI

extension ChartLegend {
  /// Creates the legend of the styles and symbols of a plot's marks.
  init(_ model: PlotModel, _ formats: AxisFormats) {
    let looks = model.styles
    let symbols = PlotModel.values(model.marks, \.symbolValue)
    if let range = looks.range, model.marks.contains(where: { $0.traits.styleValue != nil }) {
      self.range = (
        formats.spoken(.number(range.lowerBound), unit: nil),
        formats.spoken(.number(range.upperBound), unit: nil),
        looks.gradient
      )
      return
    }
    let hasSymbols = model.marks.contains { $0.traits.symbolValue != nil }
    for value in looks.values {
      entries.append(
        Entry(
          name: formats.spoken(value, unit: nil),
          style: looks.style(value),
          symbol: symbols.contains(value) ? model.looks.symbol(value) : nil
        )
      )
    }
    guard hasSymbols else { return }
    // Values that only set symbols have the colour of all marks.
    for value in symbols where !looks.values.contains(value) {
      entries.append(
        Entry(
          name: formats.spoken(value, unit: nil),
          style: AnyShapeStyle(StyleScale.palette[0]),
          symbol: model.looks.symbol(value)
        )
      )
    }
  }
}
