internal import LayoutCore

/// The rendering of the layers of symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
  let engine: LayoutCore.SymbolRenderingMode

  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(engine: .monochrome)
  /// Each layer in the symbol's own colour.
  public static let multicolor = SymbolRenderingMode(engine: .multicolor)
  /// Layers in one colour with several opacities.
  public static let hierarchical = SymbolRenderingMode(engine: .hierarchical)
  /// Each layer in one of the view's styles.
  public static let palette = SymbolRenderingMode(engine: .palette)
}
