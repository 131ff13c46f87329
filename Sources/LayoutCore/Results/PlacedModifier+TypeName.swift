extension PlacedModifier {
  /// The name by which SwiftUI calls the modifier.
  package var typeName: String { content?.typeName ?? "" }
}
