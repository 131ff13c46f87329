internal import LayoutCore

extension View {
  /// How many lines texts inside have at most.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(_EnvironmentModifier("lineLimit") { $0.lineLimit = number })
  }

  /// How many lines texts inside have at most, and whether they keep room for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(minimum: reservesSpace ? limit : 0, maximum: limit)
  }

  /// For how many lines texts inside keep room.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: nil)
  }

  /// How many lines texts inside have at most.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(minimum: 0, maximum: limit.upperBound)
  }

  /// For how many lines texts inside keep room, and how many they have at most.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  nonisolated func lines(minimum: Int, maximum: Int?) -> some View {
    modifier(_EnvironmentModifier("lineLimit") { $0.setLineLimit(minimum, maximum) })
  }

  /// How the lines of texts inside are aligned with each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(
      _EnvironmentModifier("multilineTextAlignment") { $0.multilineTextAlignment = alignment }
    )
  }

  /// Where lines of texts inside that do not fit lose characters.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_EnvironmentModifier("truncationMode") { $0.truncationMode = mode })
  }

  /// How far texts inside shrink before they lose characters, from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(_EnvironmentModifier("minimumScaleFactor") { $0.minimumScaleFactor = factor })
  }

  /// Whether texts inside move characters together before they lose some.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(_EnvironmentModifier("allowsTightening") { $0.allowsTightening = flag })
  }

  /// The distance between the lines of texts inside, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(_EnvironmentModifier("lineSpacing") { $0.lineSpacing = lineSpacing })
  }
}
