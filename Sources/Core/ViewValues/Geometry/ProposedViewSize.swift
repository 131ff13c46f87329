/// A size proposal to a child: on each axis nil (ideal), 0 (minimum), infinity (maximum) or a
/// number of points.
///
/// The four mean different things and are never confused with one another (L1.2). A parent
/// cannot force a size: the child may answer with less or more.
public struct ProposedViewSize: Sendable, Hashable {
  /// The proposed width in points, nil for the ideal width.
  public var width: Double?
  /// The proposed height in points, nil for the ideal height.
  public var height: Double?

  /// Creates a proposal from its extents.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a definite size.
  @inlinable
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Proposes the minimum size.
  @inlinable public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
  /// Proposes the maximum size.
  @inlinable public static var infinity: ProposedViewSize {
    ProposedViewSize(width: .infinity, height: .infinity)
  }
  /// Proposes the ideal size.
  @inlinable public static var unspecified: ProposedViewSize {
    ProposedViewSize(width: nil, height: nil)
  }

  /// The proposal with its unspecified extents replaced.
  ///
  /// The default is 10 × 10, the ideal size of shapes and colours (L1.3).
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
