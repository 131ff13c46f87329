public import ViewValues

/// The shadow of a picture.
public struct DisplayShadow: Sendable, Hashable {
  /// The colour.
  public var color: DisplayColor
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// The offset to the right, in points.
  public var x: Double
  /// The offset down, in points.
  public var y: Double
  /// Whether only the shadow is drawn.
  public var isAlone = false
  /// Whether it is drawn above the picture (D8.17, as the next ones).
  public var isAbove = false
  /// Whether the transparent parts cast it.
  public var isInverse = false
  /// The blend mode with the picture.
  public var blendMode = DisplayBlendMode.normal

  /// Black in linear light at a third of its opacity (D5.10).
  package static let standardColor = DisplayColor(white: 0, opacity: 0.33)
}
