/// A shadow: of a picture, or of a style outside or inside of the shape that it fills (D5.10).
public struct ShadowValue: Sendable, Hashable {
  /// At which side of an edge a style's shadow lies.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case drop
    case inner
  }

  /// At which side of an edge it lies.
  public var kind: Kind
  /// The colour; nil for black in linear light at a third of its opacity.
  public var color: ColorValue?
  /// How soft it is, in points.
  public var radius: Double
  /// How far it is moved to the right, in points.
  public var x: Double
  /// How far it is moved down, in points.
  public var y: Double

  /// Creates a shadow.
  public init(
    _ kind: Kind = .drop,
    color: ColorValue? = nil,
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) {
    self.kind = kind
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

extension ShadowValue {
  /// What the shadow was given, defaults left out.
  package var arguments: [DrawingArgument] {
    var arguments = [DrawingArgument("radius", radius)]
    if let color { arguments.append(DrawingArgument("color", .color(color))) }
    if x != 0 { arguments.append(DrawingArgument("x", x)) }
    if y != 0 { arguments.append(DrawingArgument("y", y)) }
    return arguments
  }
}
