/// A logical edge of a view: leading is left in a left-to-right layout, right otherwise.
public enum Edge: UInt8, Sendable, Hashable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// The axis along which a view is moved away from the edge.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether coordinates grow from this edge on.
  var isFirst: Bool { self == .top || self == .leading }

  /// A set of logical edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each edge.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The edge where reading starts.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]

    /// Whether the set has `edge`.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
