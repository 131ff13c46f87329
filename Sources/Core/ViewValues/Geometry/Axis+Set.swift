extension Axis {
  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The axes as bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of one axis.
    @inlinable
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis.
    @inlinable public static var horizontal: Set { Set(.horizontal) }
    /// The vertical axis.
    @inlinable public static var vertical: Set { Set(.vertical) }
    /// Both axes.
    @inlinable package static var both: Set { [.horizontal, .vertical] }

    /// Whether the set holds an axis.
    @inlinable public func contains(_ axis: Axis) -> Bool {
      rawValue & (1 << axis.rawValue) != 0
    }
  }
}
