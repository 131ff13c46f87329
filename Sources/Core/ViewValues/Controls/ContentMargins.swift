/// `contentMargins(_:_:for:)`: the margins around the content of scroll views and lists.
public struct ContentMargins: Sendable, Hashable {
  /// The edges with a margin.
  public private(set) var edges: Edge.Set = []
  /// The margins, in points; 0 at other edges.
  public private(set) var insets = EdgeInsets()

  /// Creates margins of no edge.
  public init() {}

  /// The margin set for an edge, in points; nil for none.
  public subscript(edge: Edge) -> Double? {
    get { edges.contains(Edge.Set(edge)) ? insets[edge] : nil }
    set {
      insets[edge] = newValue ?? 0
      if newValue == nil { edges.remove(Edge.Set(edge)) } else { edges.insert(Edge.Set(edge)) }
    }
  }
}
