extension PlacedModifier {
  /// The name by which SwiftUI calls the modifier.
  package var typeName: String { content?.typeName ?? "" }

  /// Where the views that it brings along are drawn; nil if it brings none.
  package var layer: ModifierContent.Layer? {
    if case .content(let layer) = content?.role { layer } else { nil }
  }
}
