package import ViewValues

/// The substitutes of system symbols; no images and no colours.
package struct StandardResources: DrawingResources {
  /// Returns the outline of an icon font's glyph, in fractions of the font's size; nil if the font
  /// has no such glyph.
  package typealias Outlines = @Sendable (UInt32) throws(SymbolProblem) -> Path?

  private let outlines: Outlines

  /// Creates resources with the symbols of an icon font.
  package init(outlines: @escaping Outlines) { self.outlines = outlines }

  package func color(named name: String, in environment: EnvironmentValues) -> ColorValue? { nil }
  package func image(named name: String, in environment: EnvironmentValues) -> DrawingPicture? {
    nil
  }

  package func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol {
    try SymbolComposer(outlines: outlines).symbol(named: name)
  }
}
