public import LayoutCore

/// A coordinate or length of a rectangle that can be expected alone.
public enum FrameCoordinate: String, Sendable, Hashable, CaseIterable {
  case x
  case y
  case width
  case height
  case midX
  case midY
  case maxX
  case maxY

  /// Its value in a rectangle.
  public func value(in rect: Rect) -> Double {
    switch self {
    case .x: rect.minX
    case .y: rect.minY
    case .width: rect.width
    case .height: rect.height
    case .midX: rect.midX
    case .midY: rect.midY
    case .maxX: rect.maxX
    case .maxY: rect.maxY
    }
  }

  /// Returns the mirrored coordinate in a space of a given width, in points.
  public func mirrored(_ value: Double, in width: Double) -> (FrameCoordinate, Double) {
    switch self {
    case .x: (.maxX, width - value)
    case .maxX: (.x, width - value)
    case .midX: (.midX, width - value)
    case .y, .width, .height, .midY, .maxY: (self, value)
    }
  }
}
