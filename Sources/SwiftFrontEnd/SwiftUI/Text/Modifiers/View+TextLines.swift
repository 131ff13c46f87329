internal import LayoutCore

extension View {
  /// Sets the maximum count of lines of texts inside.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(_EnvironmentModifier("lineLimit") { $0.lineLimit = number })
  }

  /// Sets the maximum count of lines of texts inside, and whether they take the space of all of
  /// them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(minimum: reservesSpace ? limit : 0, maximum: limit)
  }

  /// Sets the minimum count of lines that texts inside take space for.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: nil)
  }

  /// Sets the maximum count of lines of texts inside.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(minimum: 0, maximum: limit.upperBound)
  }

  /// Sets the count of lines that texts inside take space for, and their maximum.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  nonisolated func lines(minimum: Int, maximum: Int?) -> some View {
    modifier(_EnvironmentModifier("lineLimit") { $0.setLineLimit(minimum, maximum) })
  }

  /// Sets the alignment of the lines of multiline texts inside.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(
      _EnvironmentModifier("multilineTextAlignment") { $0.multilineTextAlignment = alignment }
    )
  }

  /// Sets the place at which lines of texts inside are truncated.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_EnvironmentModifier("truncationMode") { $0.truncationMode = mode })
  }

  /// Sets the factor by which texts inside may shrink before they are truncated, from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(_EnvironmentModifier("minimumScaleFactor") { $0.minimumScaleFactor = factor })
  }

  /// Sets whether texts inside may tighten their letters before they are truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(_EnvironmentModifier("allowsTightening") { $0.allowsTightening = flag })
  }

  /// Sets the distance between the lines of texts inside, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(_EnvironmentModifier("lineSpacing") { $0.lineSpacing = lineSpacing })
  }
}
