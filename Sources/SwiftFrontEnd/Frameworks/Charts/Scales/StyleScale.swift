import SwiftUI

/// The settings of the styles of values.
struct StyleScaleSettings {
  /// The values in their order; nil for those of the data.
  var domain: [_ScaleValue]?
  /// The styles in the values' order, which repeat.
  var styles: [AnyShapeStyle]?
  /// The colours from the least to the greatest number.
  var gradient: Gradient?
  /// The style of a value.
  var mapping: ((_ScaleValue) -> AnyShapeStyle?)?
  /// The numbers that the gradient spans; nil for those of the data.
  var range: ClosedRange<Double>?
  var symbols: [MarkSymbol]?
  var symbolDomain: [_ScaleValue]?
  var symbolMapping: ((_ScaleValue) -> MarkSymbol?)?
  /// The areas of symbols of the least and of the greatest number, in square points.
  var symbolSizes: ClosedRange<CGFloat>?
  var lineStyles: [StrokeStyle]?
  var lineDomain: [_ScaleValue]?
}

/// Maps values to styles (C1.5).
struct StyleScale {
  /// The categories in their order.
  private(set) var values: [_ScaleValue] = []
  /// The numbers that the gradient is of; nil for names.
  private(set) var range: ClosedRange<Double>?
  private let settings: StyleScaleSettings
  private let numbers: [_ScaleValue: Int]

  /// Apple's colours of the first values, in their order (C1.5).
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The default gradient of numbers.
  static let usualGradient = Gradient(colors: [.blue.opacity(0.15), .blue])

  /// Creates a scale from the marks' values.
  init(_ found: [_ScaleValue], _ settings: StyleScaleSettings) {
    self.settings = settings
    let all = found.compactMap(\.number)
    let isNumeric =
      !all.isEmpty && all.count == found.count
      && settings.styles == nil && settings.mapping == nil && settings.domain == nil
    if isNumeric, let low = all.min(), let high = all.max() {
      range = settings.range ?? low...high
      numbers = [:]
      return
    }
    var numbers: [_ScaleValue: Int] = [:]
    for value in (settings.domain ?? []) + found where numbers[value] == nil {
      numbers[value] = numbers.count
      values.append(value)
    }
    self.numbers = numbers
  }

  /// Returns the style of a value's marks.
  func style(_ value: _ScaleValue) -> AnyShapeStyle {
    if let range, let number = value.number {
      return AnyShapeStyle(color(number, in: range))
    }
    if let style = settings.mapping?(value) { return style }
    let index = numbers[value] ?? 0
    if let styles = settings.styles, !styles.isEmpty { return styles[index % styles.count] }
    if let gradient = settings.gradient {
      let part = values.count > 1 ? Double(index) / Double(values.count - 1) : 0
      return AnyShapeStyle(color(part, in: 0...1, of: gradient))
    }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// The gradient of numbers.
  var gradient: Gradient { settings.gradient ?? Self.usualGradient }

  private func color(
    _ number: Double,
    in range: ClosedRange<Double>,
    of other: Gradient? = nil
  ) -> Color {
    let stops = (other ?? gradient).stops
    guard let first = stops.first, let last = stops.last else { return .clear }
    let length = range.upperBound - range.lowerBound
    let place = length > 0 ? CGFloat((number - range.lowerBound) / length) : 0
    guard place > first.location else { return first.color }
    guard let index = stops.firstIndex(where: { $0.location >= place }), index > 0 else {
      return last.color
    }
    let (before, after) = (stops[index - 1], stops[index])
    let span = after.location - before.location
    return before.color.mix(
      with: after.color,
      by: span > 0 ? Double((place - before.location) / span) : 1,
      in: .device
    )
  }
}

extension View {
  private nonisolated func styles(_ change: @escaping (inout StyleScaleSettings) -> Void)
    -> some View
  { chartSettings { change(&$0.styles) } }

  /// Maps values to styles.
  public nonisolated func chartForegroundStyleScale<D: Plottable & Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let domain = mapping.map(\.key.scaleValue)
    let range = mapping.map { AnyShapeStyle($0.value) }
    return styles { ($0.domain, $0.styles) = (domain, range) }
  }

  /// Maps a domain of values to styles, in their order.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    range: [S]
  ) -> some View {
    let domain = domain.map(\.scaleValue)
    let range = range.map { AnyShapeStyle($0) }
    return styles { ($0.domain, $0.styles) = (domain, range) }
  }

  /// Sets the order of values with styles.
  public nonisolated func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View {
    let domain = domain.map(\.scaleValue)
    return styles { $0.domain = domain }
  }

  /// Sets the styles of values, in the order of the data.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return styles { $0.styles = range }
  }

  /// Maps numbers to the colours of a gradient, from the minimum to the maximum.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View {
    styles { $0.gradient = range }
  }

  /// Maps the numbers of a range to colours.
  public nonisolated func chartForegroundStyleScale<D: Plottable & Comparable>(
    domain: ClosedRange<D>,
    range: Gradient
  ) -> some View {
    let numbers = [domain.lowerBound, domain.upperBound].compactMap(\.scaleValue.number)
    return styles {
      $0.gradient = range
      $0.range = numbers.count == 2 ? numbers[0]...numbers[1] : nil
    }
  }

  /// Sets the function from values to styles.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    styles { $0.mapping = { D(scaleValue: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Sets the function from values to styles, and the order of values.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View {
    let domain = domain.map(\.scaleValue)
    return styles {
      $0.domain = domain
      $0.mapping = { D(scaleValue: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Maps values to symbols.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Maps a domain of values to symbols, in their order.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    range: [S]
  ) -> some View {
    let domain = domain.map(\.scaleValue)
    let range = range.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
    return styles { ($0.symbolDomain, $0.symbols) = (domain, range) }
  }

  /// Sets the symbols of values, in the order of the data.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let range = range.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
    return styles { $0.symbols = range }
  }

  /// Sets the function from values to symbols.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (D) -> S
  ) -> some View {
    styles {
      $0.symbolMapping = { D(scaleValue: $0).map { .shape(AnyChartSymbolShape(mapping($0))) } }
    }
  }

  /// Maps numbers to areas of points, from the minimum to the maximum, in square points.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    styles { $0.symbolSizes = range }
  }

  /// Maps values to line styles.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Maps a domain of values to line styles, in their order.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D],
    range: [StrokeStyle]
  ) -> some View {
    let domain = domain.map(\.scaleValue)
    return styles { ($0.lineDomain, $0.lineStyles) = (domain, range) }
  }

  /// Sets the line styles of values, in the order of the data.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    styles { $0.lineStyles = range }
  }
}
