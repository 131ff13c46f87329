/// The work that a layout took, in counts.
public struct LayoutStatistics: Sendable, Hashable {
  /// The nodes that take part in layout.
  public internal(set) var nodes = 0
  /// The computed sizes of containers and modifiers, which were not cached.
  public internal(set) var sizeComputations = 0
  /// The texts that were broken into lines.
  public internal(set) var measureCalls = 0
  /// The nodes that were summed up again, because something inside of them has changed.
  public internal(set) var summaries = 0
}
