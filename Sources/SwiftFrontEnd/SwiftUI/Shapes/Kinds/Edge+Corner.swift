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

      /// Concentric with the container's corner.
      public static var concentric: Style { Style(engine: .concentric(minimum: 0)) }

      /// Concentric with the container's corner, and at least as round as another style.
      public static func concentric(minimum: Style = .fixed(0)) -> Style {
        switch minimum.engine {
        case .fixed(let radius), .concentric(minimum: let radius):
          Style(engine: .concentric(minimum: radius))
        }
      }

      /// A fixed radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(engine: .fixed(max(Double(radius), 0)))
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a fixed radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// Creates a fixed radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
