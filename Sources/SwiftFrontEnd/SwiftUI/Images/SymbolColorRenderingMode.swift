/// The way colours are laid on a symbol: flat or as a gradient.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let number: Int
  /// Flat colours.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// A gradient, from light to dark.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

extension View {
  /// Sets the way colours are laid on symbols inside.
  ///
  /// Inert: colours are flat.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { self }
}
