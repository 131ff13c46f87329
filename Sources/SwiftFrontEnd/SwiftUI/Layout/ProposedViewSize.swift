internal import LayoutCore

/// The size that a parent proposes to a view: on each axis nil (ideal), 0 (minimum), infinity
/// (maximum) or a number of points.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, in points; nil for the ideal one.
  public var width: CGFloat?
  /// The height, in points; nil for the ideal one.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ engine: LayoutCore.ProposedViewSize) {
    self.init(width: engine.width.map { CGFloat($0) }, height: engine.height.map { CGFloat($0) })
  }

  var engine: LayoutCore.ProposedViewSize {
    LayoutCore.ProposedViewSize(
      width: width.map { Double($0) },
      height: height.map { Double($0) }
    )
  }

  /// The proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with its unspecified extents replaced.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
