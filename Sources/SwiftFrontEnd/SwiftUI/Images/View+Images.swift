internal import LayoutCore

extension View {
  /// Sets the size of symbols inside beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(
      _EnvironmentModifier("imageScale", .imageScale(scale.engine)) { $0.imageScale = scale }
    )
  }

  /// Sets the rendering of the layers of symbols inside; nil for each symbol's default.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(
      _EnvironmentModifier("symbolRenderingMode", .symbolRenderingMode(mode?.engine)) {
        $0.symbolRenderingMode = mode
      }
    )
  }

  /// Sets the variants of symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      _EnvironmentModifier("symbolVariant", .symbolVariant(variant.engine)) {
        $0.symbolVariants = variant
      }
    )
  }
}
