extension Axis {
  /// Some of the two axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The axes as bits.
    public let rawValue: UInt8

    /// Makes a set of the bits that it consists of.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a set of one axis.
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
