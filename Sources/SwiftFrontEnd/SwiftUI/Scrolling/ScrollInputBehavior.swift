/// Whether something scrolls besides fingers.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = ScrollInputBehavior(number: 0)
  /// It does.
  public static let enabled = ScrollInputBehavior(number: 1)
  /// It does not.
  public static let disabled = ScrollInputBehavior(number: 2)
}

extension View {
  /// Whether something scrolls besides fingers.
  ///
  /// Inert: fingers and readers scroll, nothing else is there.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }
}
