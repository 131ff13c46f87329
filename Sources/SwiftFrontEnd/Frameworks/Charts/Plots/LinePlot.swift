import SwiftUI

/// A line of a function.
public struct FunctionLinePlotContent {
  let mark: Mark
}

extension FunctionLinePlotContent: _PrimitiveChartContent {
  /// Adds the line.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}

/// An area of a function.
public struct FunctionAreaPlotContent {
  let mark: Mark
}

extension FunctionAreaPlotContent: _PrimitiveChartContent {
  /// Adds the area.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}

/// A line of a function (C1.9).
public struct LinePlot<Content: ChartContent> {
  let content: Content
}

extension LinePlot: _PrimitiveChartContent {
  /// Adds the marks.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    content._append(to: &marks, traits)
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the line of a function of x.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) { self.init(.height(function), domain, x, y) }

  /// Creates the curve of a function from a parameter to both coordinates.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    self.init(
      .point {
        let place = function($0); return (place.x, place.y)
      },
      domain,
      x,
      y
    )
  }

  private init(
    _ kind: PlottedFunction.Kind,
    _ domain: ClosedRange<Double>?,
    _ x: LocalizedStringKey,
    _ y: LocalizedStringKey
  ) { content = FunctionLinePlotContent(mark: Mark(.line, kind, domain)) }
}

/// An area of a function (C1.9).
public struct AreaPlot<Content: ChartContent> {
  let content: Content
}

extension AreaPlot: _PrimitiveChartContent {
  /// Adds the marks.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    content._append(to: &marks, traits)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area below a function of x.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) { content = FunctionAreaPlotContent(mark: Mark(.area, .height(function), domain)) }

  /// Creates the area between two functions of x.
  public init(
    x: LocalizedStringKey,
    yStart: LocalizedStringKey,
    yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(
        .area,
        .heights {
          let ends = function($0); return (ends.yStart, ends.yEnd)
        },
        domain
      )
    )
  }
}

extension Mark {
  /// Creates the mark of a function.
  fileprivate init(_ kind: Kind, _ function: PlottedFunction.Kind, _ domain: ClosedRange<Double>?) {
    self.init(kind: kind)
    self.function = PlottedFunction(kind: function, domain: domain)
  }
}
