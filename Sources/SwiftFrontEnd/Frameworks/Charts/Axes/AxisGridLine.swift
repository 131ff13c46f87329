import SwiftUI

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  /// The grid line.
  public let _items: [_AxisItem]

  /// Creates a line, between two values if it is centered.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _items = [_AxisItem(kind: .grid(stroke), isCentered: centered)]
  }
}

/// A short line outside of the plot.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Kind: Sendable { case automatic, fixed(CGFloat), label(extendPastBy: CGFloat) }
    let kind: Kind

    /// Creates a length in points.
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    /// Creates a length in points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    private init(_ kind: Kind) { self.kind = kind }

    /// The chart's default.
    public static let automatic = Length(.automatic)
    /// The height of labels.
    public static let label = Length(.label(extendPastBy: 0))
    /// The height of labels, and some points more.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(.label(extendPastBy: length))
    }
    /// The length of the longest label.
    public static let longestLabel = Length(.label(extendPastBy: 0))
    /// The length of the longest label, and some points more.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(.label(extendPastBy: length))
    }
  }

  /// The grid line.
  public let _items: [_AxisItem]

  /// Creates a tick of a length, between two values if it is centered.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _items = [_AxisItem(kind: .tick(stroke, length), isCentered: centered)]
  }

  /// Creates a tick of a length in points, between two values if it is centered.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(floatLiteral: Double(length)), stroke: stroke)
  }
}
