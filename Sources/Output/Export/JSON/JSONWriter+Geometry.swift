package import LayoutCore

extension JSONWriter {
  /// Writes a rectangle as `[x, y, width, height]`.
  package mutating func member(_ key: StaticString, _ rect: Rect) {
    self.key(key)
    beginRow()
    number(rect.minX)
    number(rect.minY)
    number(rect.width)
    number(rect.height)
    endRow()
  }

  /// Writes a size as `[width, height]`.
  package mutating func member(_ key: StaticString, _ size: Size) {
    self.key(key)
    beginRow()
    number(size.width)
    number(size.height)
    endRow()
  }

  /// Writes a proposal as `[width, height]`: `null` is nil, `"inf"` infinity.
  package mutating func member(_ key: StaticString, _ proposal: ProposedViewSize) {
    self.key(key)
    beginRow()
    number(proposal.width)
    number(proposal.height)
    endRow()
  }

  /// Writes a path as an array of steps, in the notation of spec files: `["line", x, y]`.
  package mutating func member(_ key: StaticString, _ path: Path) {
    self.key(key)
    beginArray()
    for element in path.elements {
      switch element {
      case .move(let point): step("move", point)
      case .line(let point): step("line", point)
      case .curve(let point, let control1, let control2): step("curve", point, control1, control2)
      case .close: step("close")
      }
    }
    endArray()
  }

  private mutating func step(_ name: String, _ points: Point...) {
    beginRow()
    string(name)
    for point in points {
      number(point.x)
      number(point.y)
    }
    endRow()
  }

  /// Writes insets as an object of all four edges.
  package mutating func member(_ key: StaticString, _ insets: EdgeInsets) {
    self.key(key)
    beginObject()
    member("top", insets.top)
    member("leading", insets.leading)
    member("bottom", insets.bottom)
    member("trailing", insets.trailing)
    endObject()
  }
}
