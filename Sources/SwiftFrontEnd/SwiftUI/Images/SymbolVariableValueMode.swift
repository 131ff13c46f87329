/// The way a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let number: Int
  /// By the color of its parts.
  public static let color = SymbolVariableValueMode(number: 0)
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(number: 1)
}

extension View {
  /// Sets the way symbols inside show their variable values.
  ///
  /// Inert: by the color of their parts, if at all.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View { self }
}
