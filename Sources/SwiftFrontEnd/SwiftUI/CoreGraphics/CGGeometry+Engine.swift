internal import LayoutCore

// Points of Foundation in those of the engine, and back.

extension CGPoint {
  init(_ engine: LayoutCore.Point) { self.init(x: CGFloat(engine.x), y: CGFloat(engine.y)) }

  var engine: LayoutCore.Point { LayoutCore.Point(x: Double(x), y: Double(y)) }
}
