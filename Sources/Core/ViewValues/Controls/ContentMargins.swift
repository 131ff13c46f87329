/// `contentMargins(_:_:for:)`: the room around what scroll views and lists show.
public struct ContentMargins: Sendable, Hashable {
  /// The edges that were given one.
  public private(set) var edges: Edge.Set = []
  /// How much, in points; nothing at other edges.
  public private(set) var insets = EdgeInsets()

  /// Creates none.
  public init() {}

  /// What an edge was given, in points; nil for nothing.
  public subscript(edge: Edge) -> Double? {
    get { edges.contains(Edge.Set(edge)) ? insets[edge] : nil }
    set {
      insets[edge] = newValue ?? 0
      if newValue == nil { edges.remove(Edge.Set(edge)) } else { edges.insert(Edge.Set(edge)) }
    }
  }
}
