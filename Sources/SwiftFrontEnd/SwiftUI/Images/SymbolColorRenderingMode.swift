/// The way colours are laid on a symbol: flat or as a gradient.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let number: Int
  /// The same everywhere.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// From light to dark.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

extension View {
  /// Sets the way colours are laid on symbols inside.
  ///
  /// Inert: they are the same everywhere.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { self }
}
