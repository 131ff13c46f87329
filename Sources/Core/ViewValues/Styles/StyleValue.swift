/// What shapes, texts and surfaces are painted with, SwiftUI's `ShapeStyle`.
///
/// A style says what was asked for; what that is in an environment is looked up when it is drawn
/// (D2). It is as large as a pointer, since trees hold many.
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

  private struct Parts: Hashable {
    var paint: Paint
    var level = HierarchicalLevel.primary
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var shadows: [ShadowValue] = []
  }

  private var parts: Indirect<Parts>

  /// Creates a style that paints.
  public init(_ paint: Paint) { parts = Indirect(Parts(paint: paint)) }

  /// What paints.
  public var paint: Paint {
    get { parts.value.paint }
    set { parts.value.paint = newValue }
  }

  /// The level of what paints (D2.3 and D2.5).
  public var level: HierarchicalLevel {
    get { parts.value.level }
    set { parts.value.level = newValue }
  }

  /// What its opacity is multiplied by, that of a colour aside.
  public var opacity: Double {
    get { parts.value.opacity }
    set { parts.value.opacity = newValue }
  }

  /// How it meets what lies behind it.
  public var blendMode: BlendMode {
    get { parts.value.blendMode }
    set { parts.value.blendMode = newValue }
  }

  /// The shadows of what it fills, the first one set first.
  public var shadows: [ShadowValue] {
    get { parts.value.shadows }
    set { parts.value.shadows = newValue }
  }
}
