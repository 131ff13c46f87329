internal import LayoutCore

extension Edge {
  /// A corner of a view.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// The style of a corner of a rectangle.
    public struct Style: Hashable, Sendable {
      let engine: ConcentricCorners.Corner

      /// One with the middle of the container's own corner.
      public static var concentric: Style { Style(engine: .concentric(minimum: 0)) }

      /// One with the middle of the container's own corner, which is at least as round as another.
      public static func concentric(minimum: Style = .fixed(0)) -> Style {
        switch minimum.engine {
        case .fixed(let radius), .concentric(minimum: let radius):
          Style(engine: .concentric(minimum: radius))
        }
      }

      /// One of a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(engine: .fixed(max(Double(radius), 0)))
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// One of a radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// One of a radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
