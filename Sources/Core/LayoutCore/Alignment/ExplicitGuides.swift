/// Derives the explicit guides of a container from those of its children (L16.5).
package enum ExplicitGuides {
  /// Merges one more child's explicit value into the container's.
  ///
  /// - `firstTextBaseline` is the topmost value, `lastTextBaseline` the lowest (the choice of
  ///   L28.1: the maximum, as Apple documents it);
  /// - custom alignments average, unless they merge values in another way;
  /// - the other built-in guides stay within the view that sets them and never come here.
  ///
  /// Proved by `Specs/Conformance/Alignment` (align-combine-mean-…, align-custom-combined-mean).
  ///
  /// - Parameters:
  ///   - value: The child's explicit value in the container's coordinates.
  ///   - current: The value so far, nil before the first.
  ///   - count: The number of values in `current`.
  package static func combine(
    _ value: Double,
    into current: Double?,
    count: Int,
    key: AlignmentKey,
    custom: CustomAlignment.Combine?
  ) -> Double {
    if let custom { return custom(current, count, value) }
    guard let current else { return value }
    switch key {
    case .firstTextBaseline: return min(current, value)
    case .lastTextBaseline: return max(current, value)
    default: return current + (value - current) / Double(count + 1)
    }
  }
}
