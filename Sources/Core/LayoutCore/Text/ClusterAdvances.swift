/// The widths of a text's clusters at one size of its fonts.
package struct ClusterAdvances: Sendable {
  /// The edges between clusters.
  private enum Edges: Sendable {
    case any([Double])
    /// All clusters but line feeds, at the listed positions, have the same width.
    case alike(advance: Double, lineFeeds: [Int])
  }

  private var edges: Edges
  /// The width of an ellipsis, in points before it is scaled.
  package var ellipsis: Double
  /// The factor of edges and ellipsis.
  private(set) var scale = 1.0

  /// - Parameter edges: The start of each cluster with all of them on one line, and the end of the
  /// last one, in points before they are scaled; never decreasing.
  package init(edges: [Double], ellipsis: Double) {
    self.edges = .any(edges)
    self.ellipsis = ellipsis
  }

  /// Creates advances of equal width, in points, but for line feeds, whose width is 0.
  init(advance: Double, lineFeeds: [Int], ellipsis: Double) {
    edges = .alike(advance: advance, lineFeeds: lineFeeds)
    self.ellipsis = ellipsis
  }

  /// The start of a cluster with all of them on one line, or the end of the last one, in points
  /// before they are scaled.
  @inline(__always)
  func edge(_ position: Int) -> Double {
    switch edges {
    case .any(let edges): edges[position]
    case .alike(let advance, let lineFeeds):
      Double(lineFeeds.isEmpty ? position : position - lineFeeds.count(before: position)) * advance
    }
  }

  /// The advances of the same fonts at another size, if they are proportional to it.
  func scaled(by scale: Double) -> ClusterAdvances {
    var advances = self
    advances.scale *= scale
    return advances
  }
}

extension [Int] {
  /// The number of elements, in ascending order, that are less than a position.
  fileprivate func count(before position: Int) -> Int {
    indices.partitioningIndex { self[$0] >= position }
  }
}
