/// The way a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let number: Int
  /// By the colour of its parts.
  public static let color = SymbolVariableValueMode(number: 0)
  /// By the length of its drawing.
  public static let draw = SymbolVariableValueMode(number: 1)
}

extension View {
  /// Sets the way symbols inside show their variable values.
  ///
  /// Inert: the colour of their parts, if any.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View { self }
}
