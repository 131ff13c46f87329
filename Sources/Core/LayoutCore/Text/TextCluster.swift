/// A grapheme cluster, with its properties for line breaking.
package struct TextCluster: Sendable {
  /// The line breaking class of a cluster.
  package enum Kind: UInt8, Sendable {
    case visible
    /// Takes width within a line and none at its end.
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
