internal import LayoutCore

// Conversions between Foundation's geometry and the layout engine's.

extension CGPoint {
  init(_ engine: LayoutCore.Point) { self.init(x: CGFloat(engine.x), y: CGFloat(engine.y)) }

  var engine: LayoutCore.Point { LayoutCore.Point(x: Double(x), y: Double(y)) }
}
