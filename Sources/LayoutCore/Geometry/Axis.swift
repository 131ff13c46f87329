/// The horizontal or vertical dimension of a layout.
public enum Axis: UInt8, Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each axis.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
    /// Both axes.
    public static let all: Set = [.horizontal, .vertical]
  }

  /// The axis at right angles to this one.
  @inlinable public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
