internal import LayoutCore

extension GraphicsContext {
  /// An effect on drawings, which does not depend on their position (D8.16).
  public struct Filter: Sendable {
    /// Returns the filter for the drawing engine, in an environment.
    let value: @Sendable (EnvironmentValues) -> CanvasState.Filter

    private init(_ value: @escaping @Sendable (EnvironmentValues) -> CanvasState.Filter) {
      self.value = value
    }

    private static func effect(_ effect: DrawingEffect) -> Filter {
      Filter { _ in .effect(effect) }
    }

    /// A projection, in the context's coordinates.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in .projection(matrix.engine) }
    }

    /// A shadow, its lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        let shadow = ShadowValue(
          color: color.value(in: environment),
          radius: Double(radius),
          x: Double(x),
          y: Double(y)
        )
        var style = CanvasState.ShadowStyle()
        style.isAlone = options.contains(.shadowOnly)
        style.isAbove = options.contains(.shadowAbove)
        style.isInverse = options.contains(.invertsAlpha)
        style.isEach = options.contains(.disablesGroup)
        style.blendMode = blendMode.engine
        return .shadow(shadow, style)
      }
    }

    /// Multiplies colours by one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .effect(.colorMultiply(color.value(in: $0))) }
    }

    /// Transforms colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      let rows = [
        matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5, matrix.g1, matrix.g2, matrix.g3,
        matrix.g4, matrix.g5, matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5, matrix.a1,
        matrix.a2, matrix.a3, matrix.a4, matrix.a5,
      ].map { Double($0) }
      return Filter { _ in .matrix(rows) }
    }

    /// Rotates the hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      effect(.hueRotation(degrees: angle.degrees))
    }

    /// Adjusts the saturation.
    public static func saturation(_ amount: Double) -> Filter { effect(.saturation(amount)) }

    /// Adjusts the brightness.
    public static func brightness(_ amount: Double) -> Filter { effect(.brightness(amount)) }

    /// Adjusts the contrast.
    public static func contrast(_ amount: Double) -> Filter { effect(.contrast(amount)) }

    /// The opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { _ in .invert(amount) }
    }

    /// Reduces the saturation.
    public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale(amount)) }

    /// Turns luminance into opacity.
    public static var luminanceToAlpha: Filter { effect(.luminanceToAlpha) }

    /// Blurs by a radius, in points.
    public static func blur(
      radius: CGFloat,
      options: BlurOptions = BlurOptions()
    ) -> Filter {
      effect(.blur(radius: Double(radius), isOpaque: options.contains(.opaque)))
    }

    /// Replaces colours by one where the opacity is between two values.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter {
      Filter {
        .alphaThreshold(minimum: min, maximum: max, color.value(in: $0))
      }
    }
  }
}

/// A matrix that computes new colours: a row each for red, green, blue and opacity.
public struct ColorMatrix: Equatable, Sendable {
  /// The share of red in the new red.
  public var r1: Float = 1
  /// The share of green in the new red.
  public var r2: Float = 0
  /// The share of blue in the new red.
  public var r3: Float = 0
  /// The share of opacity in the new red.
  public var r4: Float = 0
  /// The constant added to the new red.
  public var r5: Float = 0
  /// The share of red in the new green.
  public var g1: Float = 0
  /// The share of green in the new green.
  public var g2: Float = 1
  /// The share of blue in the new green.
  public var g3: Float = 0
  /// The share of opacity in the new green.
  public var g4: Float = 0
  /// The constant added to the new green.
  public var g5: Float = 0
  /// The share of red in the new blue.
  public var b1: Float = 0
  /// The share of green in the new blue.
  public var b2: Float = 0
  /// The share of blue in the new blue.
  public var b3: Float = 1
  /// The share of opacity in the new blue.
  public var b4: Float = 0
  /// The constant added to the new blue.
  public var b5: Float = 0
  /// The share of red in the new opacity.
  public var a1: Float = 0
  /// The share of green in the new opacity.
  public var a2: Float = 0
  /// The share of blue in the new opacity.
  public var a3: Float = 0
  /// The share of opacity in the new opacity.
  public var a4: Float = 1
  /// The constant added to the new opacity.
  public var a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}
}
