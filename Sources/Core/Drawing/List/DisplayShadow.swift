public import ViewValues

/// What a picture casts on what is below it.
public struct DisplayShadow: Sendable, Hashable {
  /// The colour.
  public var color: DisplayColor
  /// How soft it is: the standard deviation in points.
  public var radius: Double
  /// How far it lies to the right, in points.
  public var x: Double
  /// How far it lies below, in points.
  public var y: Double
  /// Whether nothing but the shadow is drawn.
  public var isAlone = false
  /// Whether it lies above the picture (D8.17, as the next ones).
  public var isAbove = false
  /// Whether what is transparent casts it.
  public var isInverse = false
  /// How it meets the picture.
  public var blendMode = DisplayBlendMode.normal

  /// Black in linear light at a third of its opacity (D5.10).
  package static let standardColor = DisplayColor(white: 0, opacity: 0.33)
}
