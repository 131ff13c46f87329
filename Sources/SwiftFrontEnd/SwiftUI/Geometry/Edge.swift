internal import LayoutCore

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The raw value.
    public let rawValue: Int8
    /// Creates an instance from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]

    var engine: LayoutCore.Edge.Set {
      Edge.allCases.reduce(into: []) { set, edge in
        if contains(Set(edge)) { set.formUnion(LayoutCore.Edge.Set(edge.engine)) }
      }
    }
  }

  var engine: LayoutCore.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

/// An edge at the side of a view.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The raw value.
    public let rawValue: Int8
    /// Creates an instance from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }

  var edge: Edge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// The top or the bottom edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The raw value.
    public let rawValue: Int8
    /// Creates an instance from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }

  var edge: Edge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    }
  }
}
