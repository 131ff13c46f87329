package import ViewValues

/// What stands in for the system's symbols; no images and no colours.
package struct StandardResources: DrawingResources {
  package init() {}

  package func color(named name: String, in environment: EnvironmentValues) -> ColorValue? { nil }
  package func image(named name: String, in environment: EnvironmentValues) -> DrawingPicture? {
    nil
  }

  package func symbol(named name: String) -> DrawingSymbol? { SymbolDrawing.symbol(named: name) }
}
