extension View {
  /// Mirrors what the view draws where the language is written from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipModifier(isEnabled: enabled))
  }
}

/// Mirrors what a view draws where the language is written from right to left.
public struct _FlipModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// The view, mirrored.
  public func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1)
  }
}
