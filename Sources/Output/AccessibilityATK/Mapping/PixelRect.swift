/// A rectangle of whole pixels, from the window's top left corner.
package struct PixelRect: Sendable, Hashable {
  package var x = 0
  package var y = 0
  package var width = 0
  package var height = 0

  package init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point lies in the rectangle; its far edges do not belong to it.
  package func contains(_ point: PixelPoint) -> Bool {
    point.x >= x && point.y >= y && point.x < x + width && point.y < y + height
  }
}

/// A point in whole pixels, from the window's top left corner.
package struct PixelPoint: Sendable, Hashable {
  package var x = 0
  package var y = 0

  package init(x: Int = 0, y: Int = 0) {
    self.x = x
    self.y = y
  }
}
