/// A logical edge of a view: leading is left in a left-to-right layout, right otherwise.
public enum Edge: UInt8, Sendable, Hashable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// The axis perpendicular to the edge.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether coordinates grow from this edge on.
  package var isFirst: Bool { self == .top || self == .leading }

  /// A set of logical edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each edge.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set of one edge.
    @inlinable
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    @inlinable public static var top: Set { Set(.top) }
    /// The edge where reading starts.
    @inlinable public static var leading: Set { Set(.leading) }
    /// The bottom edge.
    @inlinable public static var bottom: Set { Set(.bottom) }
    /// The edge where reading ends.
    @inlinable public static var trailing: Set { Set(.trailing) }
    /// The leading and the trailing edge.
    @inlinable public static var horizontal: Set { [.leading, .trailing] }
    /// The top and the bottom edge.
    @inlinable public static var vertical: Set { [.top, .bottom] }
    /// All four edges.
    @inlinable public static var all: Set { [.horizontal, .vertical] }

    /// Whether the set has `edge`.
    @inlinable
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
