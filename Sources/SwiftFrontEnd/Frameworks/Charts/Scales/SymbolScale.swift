import SwiftUI

/// Maps values to symbols and line styles (C1.5).
struct SymbolScale {
  private let settings: StyleScaleSettings
  private let symbols: [_ScaleValue: Int]
  private let lines: [_ScaleValue: Int]
  private let sizes: ClosedRange<Double>?

  init(
    symbols: [_ScaleValue],
    lines: [_ScaleValue],
    sizes: [_ScaleValue],
    _ settings: StyleScaleSettings
  ) {
    self.settings = settings
    self.symbols = Self.numbers((settings.symbolDomain ?? []) + symbols)
    self.lines = Self.numbers((settings.lineDomain ?? []) + lines)
    let numbers = sizes.compactMap(\.number)
    self.sizes =
      if let low = numbers.min(), let high = numbers.max() { min(0, low)...high } else { nil }
  }

  private static func numbers(_ values: [_ScaleValue]) -> [_ScaleValue: Int] {
    var numbers: [_ScaleValue: Int] = [:]
    for value in values where numbers[value] == nil { numbers[value] = numbers.count }
    return numbers
  }

  /// The symbol of a value.
  func symbol(_ value: _ScaleValue) -> MarkSymbol {
    if let symbol = settings.symbolMapping?(value) { return symbol }
    let index = symbols[value] ?? 0
    if let own = settings.symbols, !own.isEmpty { return own[index % own.count] }
    let all = BasicChartSymbolShape.all
    return .shape(AnyChartSymbolShape(all[index % all.count]))
  }

  /// The symbol of a mark; nil for a line without any.
  func symbol(of mark: Mark) -> MarkSymbol? {
    if let value = mark.traits.symbolValue { return symbol(value.value) }
    if let symbol = mark.traits.symbol { return symbol }
    return mark.kind == .point ? .shape(AnyChartSymbolShape(.circle)) : nil
  }

  /// The size of a mark's symbol.
  func size(of mark: Mark) -> SymbolSize {
    if let number = mark.traits.symbolSizeValue?.value.number, let sizes {
      let range = settings.symbolSizes ?? 0...200
      let length = sizes.upperBound - sizes.lowerBound
      let part = length > 0 ? CGFloat((number - sizes.lowerBound) / length) : 1
      return .area(range.lowerBound + part * (range.upperBound - range.lowerBound))
    }
    return mark.traits.symbolSize ?? .area(Self.usualArea)
  }

  /// The default area of a point, in square points.
  static let usualArea: CGFloat = 36

  /// Returns the stroke of a mark's line.
  func stroke(of mark: Mark) -> StrokeStyle {
    if let value = mark.traits.lineStyleValue {
      let index = lines[value.value] ?? 0
      if let own = settings.lineStyles, !own.isEmpty { return own[index % own.count] }
      return StrokeStyle(
        lineWidth: 2,
        lineCap: .round,
        lineJoin: .round,
        dash: Self.dashes[index % Self.dashes.count]
      )
    }
    if let style = mark.traits.lineStyle { return style }
    return mark.kind == .rule
      ? StrokeStyle(lineWidth: 1)
      : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  }

  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 4], [8, 4, 2, 4], [10, 6]]
}
