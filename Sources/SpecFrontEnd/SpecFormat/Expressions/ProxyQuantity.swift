internal import LayoutCore

/// Something of several lengths that an expression may ask a geometry reader for.
enum ProxyQuantity: Sendable, Hashable {
  case frame(CoordinateSpace)
  case safeAreaInsets

  static let extents = ["width", "height"]
  static let lengths = extents + ["minX", "midX", "maxX", "minY", "midY", "maxY"]
  static let edges = ["top", "leading", "bottom", "trailing"]

  /// The number of lengths in the quantity.
  var count: Int {
    switch self {
    case .frame: Self.lengths.count
    case .safeAreaInsets: Self.edges.count
    }
  }

  /// The lengths for a reader, in the order of their names.
  func lengths(in proxy: GeometryProxy) -> [Double] {
    switch self {
    case .frame(let space):
      let frame = proxy.frame(in: space)
      return [
        frame.width, frame.height, frame.minX, frame.minX + frame.width / 2, frame.maxX, frame.minY,
        frame.minY + frame.height / 2, frame.maxY,
      ]
    case .safeAreaInsets:
      let insets = proxy.safeAreaInsets
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
  }
}
