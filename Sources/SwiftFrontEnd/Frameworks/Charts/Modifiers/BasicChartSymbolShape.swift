import SwiftUI

/// The shapes that charts have for points.
public struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape {
  enum Kind: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  private var inset: CGFloat = 0

  init(_ kind: Kind) { self.kind = kind }

  /// The rectangle in a unit square whose area looks as large as the shape's.
  public var perceptualUnitRect: CGRect {
    kind == .square ? CGRect(x: 0, y: 0, width: 1, height: 1) : Self.circleUnit
  }

  /// The shape, smaller by a distance in points on all sides.
  public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// The shape in a frame.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon(3, in: rect)
    case .diamond: return polygon(4, in: rect)
    case .pentagon: return polygon(5, in: rect)
    case .plus: return arms(2, turned: 0, in: rect)
    case .cross: return arms(2, turned: .pi / 4, in: rect)
    case .asterisk: return arms(3, turned: .pi / 2, in: rect)
    }
  }

  /// Returns a polygon with its corners on a circle, the first at the top.
  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<corners {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(corners)
      let point = CGPoint(
        x: rect.midX + rect.width / 2 * sin(angle),
        y: rect.midY - rect.height / 2 * cos(angle)
      )
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.closeSubpath()
    return path
  }

  /// Returns bars with round ends across the centre.
  private func arms(_ count: Int, turned: CGFloat, in rect: CGRect) -> Path {
    let thickness = rect.width / 4
    let radius = (rect.width - thickness) / 2
    var path = Path()
    for index in 0..<count {
      let angle = turned + CGFloat.pi * CGFloat(index) / CGFloat(count)
      path.move(to: CGPoint(x: rect.midX - radius * cos(angle), y: rect.midY - radius * sin(angle)))
      path.addLine(
        to: CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      )
    }
    return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
  }

  /// The shapes in the order in which values get them.
  static let all: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .plus, .cross, .asterisk, .pentagon,
  ]
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
  /// A plus sign on its side.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

extension ChartContent {
  /// Sets the symbol of points.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let symbol = MarkSymbol.shape(AnyChartSymbolShape(symbol))
    return traits { ($0.symbol, $0.symbolValue) = (symbol, nil) }
  }

  /// Sets the view that points are drawn as.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let symbol = MarkSymbol.view(AnyView(symbol()))
    return traits { ($0.symbol, $0.symbolValue) = (symbol, nil) }
  }

  /// Sets the symbol of points by a value.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    traits { ($0.symbol, $0.symbolValue) = (nil, value.data) }
  }

  /// Sets the area of points, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    traits { ($0.symbolSize, $0.symbolSizeValue) = (.area(area), nil) }
  }

  /// Sets the size of points, in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    traits { ($0.symbolSize, $0.symbolSizeValue) = (.size(size), nil) }
  }

  /// Sets the area of points by a value.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  { traits { ($0.symbolSize, $0.symbolSizeValue) = (nil, value.data) } }
}
