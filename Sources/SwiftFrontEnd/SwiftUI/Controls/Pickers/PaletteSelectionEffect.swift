/// How the chosen one of a palette's pictures differs from the others.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The pictures say so themselves.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// It is another form of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// How the chosen one of a palette's pictures differs from the others.
  ///
  /// Inert: palettes are drawn as menus are.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}
