/// The marking of the selected item of a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The images show it themselves.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// A variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// Sets the marking of the selected item of a palette.
  ///
  /// Inert: palettes are drawn like menus.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}
