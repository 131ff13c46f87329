/// A character as a reader sees it, with what breaking lines needs to know.
package struct TextCluster: Sendable {
  /// What a cluster is to line breaking.
  package enum Kind: UInt8, Sendable {
    case visible
    /// Takes room within a line and none at its end.
    case space
    /// Ends a paragraph.
    case lineFeed
  }

  /// The position of its first Unicode scalar.
  package var start: Int32
  package var kind: Kind
  /// Whether a line may end before it.
  package var allowsBreak: Bool

  package init(start: Int, kind: Kind, allowsBreak: Bool = false) {
    self.start = Int32(clamping: start)
    self.kind = kind
    self.allowsBreak = allowsBreak
  }
}

/// How much room the clusters of a text take at one size of its fonts.
package struct ClusterAdvances: Sendable {
  /// Where each cluster begins if all of them stood on one line, and where the last one ends, in
  /// points before they are scaled; never decreasing.
  package var edges: [Double]
  /// The width of an ellipsis, in points before it is scaled.
  package var ellipsis: Double
  /// What edges and ellipsis are multiplied by.
  private(set) var scale = 1.0

  package init(edges: [Double], ellipsis: Double) {
    self.edges = edges
    self.ellipsis = ellipsis
  }

  /// The advances of the same fonts at another size, where they are in proportion to it.
  func scaled(by scale: Double) -> ClusterAdvances {
    var advances = self
    advances.scale *= scale
    return advances
  }
}
