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

extension Edge {
  /// A corner of a view.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// The style of a corner of a rectangle.
    public struct Style: Hashable, Sendable {
      let engine: ConcentricCorners.Corner

      /// Concentric with the container's corner.
      public static var concentric: Style { Style(engine: .concentric(minimum: 0)) }

      /// Concentric with the container's corner, and at least as round as another style.
      public static func concentric(minimum: Style = .fixed(0)) -> Style {
        switch minimum.engine {
        case .fixed(let radius), .concentric(minimum: let radius):
          Style(engine: .concentric(minimum: radius))
        }
      }

      /// A fixed radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(engine: .fixed(max(Double(radius), 0)))
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a fixed radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// Creates a fixed radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
