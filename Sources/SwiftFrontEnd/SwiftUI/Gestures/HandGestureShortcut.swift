/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  /// A double pinch.
  public static let primaryAction = HandGestureShortcut()
}

extension View {
  /// Makes a hand gesture activate the control inside.
  ///
  /// Inert: there is no watch.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }
}
