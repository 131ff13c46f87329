internal import LayoutCore

/// One of the two axes of a screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The raw value.
    public let rawValue: Int8
    /// Creates an instance from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    var engine: LayoutCore.Axis.Set {
      var axes: LayoutCore.Axis.Set = []
      if contains(.horizontal) { axes.insert(.horizontal) }
      if contains(.vertical) { axes.insert(.vertical) }
      return axes
    }
  }

  var engine: LayoutCore.Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// The name of the axis or of the set of axes.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
