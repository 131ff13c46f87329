internal import LayoutCore

/// The rendering of the layers of symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
  let engine: LayoutCore.SymbolRenderingMode

  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(engine: .monochrome)
  /// Each layer in its own colour.
  public static let multicolor = SymbolRenderingMode(engine: .multicolor)
  /// Layers in one colour of several opacities.
  public static let hierarchical = SymbolRenderingMode(engine: .hierarchical)
  /// Each layer in a style of the view.
  public static let palette = SymbolRenderingMode(engine: .palette)
}
