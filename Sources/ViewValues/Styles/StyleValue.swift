/// What shapes, texts and surfaces are painted with, SwiftUI's `ShapeStyle`.
///
/// A style says what was asked for; what that is in an environment is looked up when it is drawn
/// (D2). It is as large as a pointer, since trees hold many.
@dynamicMemberLookup
public struct StyleValue: Sendable, Hashable {
  /// What paints.
  public enum Paint: Sendable, Hashable {
    /// A colour.
    case color(ColorValue)
    /// `Color.gradient` (D3.12).
    case standardGradient(ColorValue)
    /// `LinearGradient` (D3.5).
    case linearGradient(GradientValue, startPoint: UnitPoint, endPoint: UnitPoint)
    /// `RadialGradient`, radii in points (D3.6).
    case radialGradient(
      GradientValue,
      center: UnitPoint = .center,
      startRadius: Double = 0,
      endRadius: Double
    )
    /// `EllipticalGradient`, radii in fractions of the size (D3.7).
    case ellipticalGradient(
      GradientValue,
      center: UnitPoint = .center,
      startRadius: Double = 0,
      endRadius: Double = 0.5
    )
    /// `AngularGradient`, in degrees clockwise from the right; conic if it is a full turn (D3.8).
    case angularGradient(
      GradientValue,
      center: UnitPoint = .center,
      startAngle: Double,
      endAngle: Double
    )
    /// `MeshGradient`.
    case meshGradient(MeshGradientValue)
    /// `ImagePaint`.
    case image(ImagePaintValue)
    /// A material.
    case material(MaterialValue)
    /// What the environment has for a purpose.
    case semantic(SemanticStyle)
    /// The current foreground style, whose level ``StyleValue/level`` says (D2.2).
    case current
    /// A style for each level, of `foregroundStyle(_:_:_:)` (D2.4).
    case levels([StyleValue])
  }

  /// What paints, and what is done with it.
  public struct Parts: Sendable, Hashable {
    /// What paints.
    public var paint: Paint
    /// The level of what paints (D2.3 and D2.5).
    public var level = HierarchicalLevel.primary
    /// What its opacity is multiplied by, that of a colour aside.
    public var opacity = 1.0
    /// How it meets what lies behind it.
    public var blendMode = BlendMode.normal
    /// The shadows of what it fills, the first one set first.
    public var shadows: [ShadowValue] = []
  }

  private var parts: Indirect<Parts>

  /// Creates a style that paints.
  public init(_ paint: Paint) { parts = Indirect(Parts(paint: paint)) }

  /// One of the parts.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Parts, Value>) -> Value {
    get { parts.value[keyPath: keyPath] }
    set { parts.value[keyPath: keyPath] = newValue }
  }
}
