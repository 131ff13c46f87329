import SwiftUI

/// The symbol of a point.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// The size of a symbol.
enum SymbolSize {
  /// By an area in square points.
  case area(CGFloat)
  /// By a frame's size in points.
  case size(CGSize)

  /// The frame of a symbol around a point.
  func frame(around point: CGPoint, of unit: CGRect) -> CGRect {
    switch self {
    case .area(let area):
      let side = max(0, area).squareRoot()
      let width = unit.width > 0 ? side / unit.width : side
      let height = unit.height > 0 ? side / unit.height : side
      return CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    case .size(let size):
      return CGRect(
        x: point.x - size.width / 2,
        y: point.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
  }

  var isEmpty: Bool {
    switch self {
    case .area(let area): area <= 0
    case .size(let size): size.width <= 0 || size.height <= 0
    }
  }
}

/// A shape for points.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in a unit square whose area looks as large as the shape's.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The rectangle in a unit square whose area looks as large as a circle's.
  static var circleUnit: CGRect { CGRect(x: 0.057, y: 0.057, width: 0.8862, height: 0.8862) }
}

/// A shape for points of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Creates a type-erased shape.
  public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

  /// The shape in a frame.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The rectangle in a unit square whose area looks as large as the shape's.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}

extension Circle: ChartSymbolShape {
  /// The rectangle in a unit square whose area looks as large as a circle's.
  public var perceptualUnitRect: CGRect { Self.circleUnit }
}

/// A line along the inside of a shape for points.
struct StrokedSymbolShape<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path {
    base.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// A line along the inside, its width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbolShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the inside.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbolShape(base: self, style: style)
  }
}
