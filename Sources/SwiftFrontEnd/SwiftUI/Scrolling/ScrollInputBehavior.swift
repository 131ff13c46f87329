/// Whether something scrolls besides fingers.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = ScrollInputBehavior(number: 0)
  /// Enabled.
  public static let enabled = ScrollInputBehavior(number: 1)
  /// Disabled.
  public static let disabled = ScrollInputBehavior(number: 2)
}

extension View {
  /// Sets whether an input besides touches scrolls.
  ///
  /// Inert: there are only touches and assistive technology.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }
}
