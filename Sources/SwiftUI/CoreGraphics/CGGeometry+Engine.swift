internal import LayoutCore

// Points, sizes and rectangles of Foundation in those of the engine, and back.

extension CGPoint {
  init(_ engine: LayoutCore.Point) { self.init(x: CGFloat(engine.x), y: CGFloat(engine.y)) }

  var engine: LayoutCore.Point { LayoutCore.Point(x: Double(x), y: Double(y)) }
}

extension CGSize {
  init(_ engine: LayoutCore.Size) {
    self.init(width: CGFloat(engine.width), height: CGFloat(engine.height))
  }

  var engine: LayoutCore.Size { LayoutCore.Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  init(_ engine: LayoutCore.Rect) {
    self.init(origin: CGPoint(engine.origin), size: CGSize(engine.size))
  }

  var engine: LayoutCore.Rect { LayoutCore.Rect(origin: origin.engine, size: size.engine) }
}
