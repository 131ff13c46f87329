/// A shadow: of a picture, or of a style outside or inside of the shape that it fills (D5.10).
public struct ShadowValue: Sendable, Hashable {
  /// The side of an edge on which a style's shadow is drawn.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case drop
    case inner
  }

  /// The side of an edge on which it is drawn.
  public var kind: Kind
  /// The colour; nil for black in linear light at a third of its opacity.
  public var color: ColorValue?
  /// The blur radius, in points.
  public var radius: Double
  /// The offset to the right, in points.
  public var x: Double
  /// The offset down, in points.
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
  /// The arguments of the modifier, defaults left out.
  package var arguments: [DrawingArgument] {
    var arguments = [DrawingArgument("radius", radius)]
    if let color { arguments.append(DrawingArgument("color", .color(color))) }
    if x != 0 { arguments.append(DrawingArgument("x", x)) }
    if y != 0 { arguments.append(DrawingArgument("y", y)) }
    return arguments
  }
}
