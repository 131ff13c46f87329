/// The paint of shapes, texts and surfaces, SwiftUI's `ShapeStyle`.
///
/// A style is resolved in an environment when it is drawn (D2). It is as large as a pointer, since
/// trees hold many.
public struct StyleValue: Sendable, Hashable {
  /// The kinds of paint.
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
    /// A style of the environment for a purpose.
    case semantic(SemanticStyle)
    /// The current foreground style, at the level ``StyleValue/level`` (D2.2).
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

  /// Creates a style from its paint.
  public init(_ paint: Paint) { parts = Indirect(Parts(paint: paint)) }

  /// The paint.
  public var paint: Paint {
    get { parts.value.paint }
    set { parts.value.paint = newValue }
  }

  /// The hierarchical level of the paint (D2.3 and D2.5).
  public var level: HierarchicalLevel {
    get { parts.value.level }
    set { parts.value.level = newValue }
  }

  /// The factor of its opacity, that of a colour aside.
  public var opacity: Double {
    get { parts.value.opacity }
    set { parts.value.opacity = newValue }
  }

  /// The blending with its backdrop.
  public var blendMode: BlendMode {
    get { parts.value.blendMode }
    set { parts.value.blendMode = newValue }
  }

  /// The shadows of the filled content, the first one set first.
  public var shadows: [ShadowValue] {
    get { parts.value.shadows }
    set { parts.value.shadows = newValue }
  }
}
