extension Axis {
  /// Some of the two axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The axes as bits.
    public let rawValue: UInt8

    /// Makes a set of the bits that it consists of.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a set of one axis.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)
    /// Both axes.
    package static let both: Set = [.horizontal, .vertical]

    /// Whether the set holds an axis.
    @inlinable public func contains(_ axis: Axis) -> Bool {
      rawValue & (1 << axis.rawValue) != 0
    }
  }
}
