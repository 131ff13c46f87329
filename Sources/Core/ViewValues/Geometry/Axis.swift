/// The horizontal or vertical dimension of a layout.
public enum Axis: UInt8, Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical

  /// The axis at right angles to this one.
  @inlinable public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
