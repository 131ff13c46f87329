internal import LayoutCore

extension View {
  /// How large symbols inside are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(
      _EnvironmentModifier("imageScale", .imageScale(scale.engine)) { $0.imageScale = scale }
    )
  }

  /// How the layers of symbols inside are coloured; nil for each symbol's own way.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(
      _EnvironmentModifier("symbolRenderingMode", .symbolRenderingMode(mode?.engine)) {
        $0.symbolRenderingMode = mode
      }
    )
  }

  /// The variants of symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      _EnvironmentModifier("symbolVariant", .symbolVariant(variant.engine)) {
        $0.symbolVariants = variant
      }
    )
  }
}
