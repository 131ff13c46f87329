extension GraphicsContext {
  /// Inert: what becomes of what is drawn, on which no place depends.
  public struct Filter: Sendable {
    private let name: String

    /// A projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(name: "projectionTransform")
    }

    /// A shadow, its lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(name: "shadow") }

    /// Colours multiplied by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }

    /// Colours under a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(name: "colorMatrix")
    }

    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }

    /// More or less colour.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }

    /// More or less light.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }

    /// More or less contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }

    /// The opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: "colorInvert") }

    /// Less colour.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }

    /// Brightness as opacity.
    public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha") }

    /// Out of focus, by points.
    public static func blur(
      radius: CGFloat,
      options: BlurOptions = BlurOptions()
    ) -> Filter { Filter(name: "blur") }

    /// One colour where the opacity is between two values.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter { Filter(name: "alphaThreshold") }
  }
}
