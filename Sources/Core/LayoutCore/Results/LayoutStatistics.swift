/// The work that a layout took, in counts.
public struct LayoutStatistics: Sendable, Hashable {
  /// Nodes that take part in layout.
  public internal(set) var nodes = 0
  /// Sizes of containers and modifiers that had to be worked out, because none was remembered.
  public internal(set) var sizeComputations = 0
  /// Texts that were broken into lines.
  public internal(set) var measureCalls = 0
  /// Nodes that were summed up again, because something inside of them has changed.
  public internal(set) var summaries = 0
}
