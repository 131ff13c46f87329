/// How the colors of a symbol are laid on.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let number: Int
  /// The same everywhere.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// From light to dark.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

extension View {
  /// How the colors of symbols inside are laid on.
  ///
  /// Inert: they are the same everywhere.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { self }
}
