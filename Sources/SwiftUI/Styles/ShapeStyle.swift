public import LayoutCore
public import ViewGraph

/// What shapes, texts and surfaces are painted with.
public protocol ShapeStyle: Sendable {
  /// What the engine paints with.
  func _paint(in environment: EnvironmentValues) -> StyleValue
}
