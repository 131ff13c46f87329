/// Distances in points from the edges of a rectangle, positive towards its inside.
public struct EdgeInsets: Sendable, Hashable {
  /// Points from the top edge.
  public var top: Double
  /// Points from the edge where reading starts.
  public var leading: Double
  /// Points from the bottom edge.
  public var bottom: Double
  /// Points from the edge where reading ends.
  public var trailing: Double

  /// Creates insets from the distance at each edge.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of the same length on a set of edges and none on the others.
  @inlinable
  public init(edges: Edge.Set, length: Double) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = length }
  }

  /// The distance at one edge.
  @inlinable
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of the leading and trailing distance.
  @inlinable
  public var horizontal: Double { leading + trailing }
  /// The sum of the top and bottom distance.
  @inlinable
  public var vertical: Double { top + bottom }

  /// The distances at some edges, none at the others.
  package func only(_ edges: Edge.Set) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases where edges.contains(edge) { insets[edge] = self[edge] }
    return insets
  }

  /// Logical insets as physical ones, where `leading` is left, and the other way round.
  package func flipped(in direction: LayoutDirection) -> EdgeInsets {
    guard direction == .rightToLeft else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The distance at a side of the screen: leading and trailing swap in a right-to-left layout.
  ///
  /// L17.2, proved by `Specs/Conformance/RightToLeft` (rtl-edgeinsets-flip).
  @inlinable
  public func physical(_ edge: PhysicalEdge, in direction: LayoutDirection) -> Double {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .left: direction == .leftToRight ? leading : trailing
    case .right: direction == .leftToRight ? trailing : leading
    }
  }
}
