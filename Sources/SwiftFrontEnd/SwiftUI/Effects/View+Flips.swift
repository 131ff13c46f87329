extension View {
  /// Mirrors the view's drawing in right-to-left layout.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipModifier(isEnabled: enabled))
  }

  /// Sets the drawing of the view in the other layout direction: as it is, or mirrored.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(_FlipModifier(behavior: behavior))
  }
}

/// Mirrors a view's drawing in one layout direction.
public struct _FlipModifier: ViewModifier {
  let mirrored: LayoutDirection?
  @Environment(\.layoutDirection) private var layoutDirection

  nonisolated init(isEnabled: Bool) { mirrored = isEnabled ? .rightToLeft : nil }

  nonisolated init(behavior: LayoutDirectionBehavior) {
    switch behavior {
    case .fixed: mirrored = nil
    case .mirrors(let direction): mirrored = direction
    }
  }

  /// The view, mirrored.
  public func body(content: Content) -> some View {
    content.scaleEffect(x: layoutDirection == mirrored ? -1 : 1)
  }
}
