/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  /// Two fingers that touch twice.
  public static let primaryAction = HandGestureShortcut()
}

extension View {
  /// Activates the control inside by a gesture of the hand.
  ///
  /// Inert: no watch is worn.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }
}
