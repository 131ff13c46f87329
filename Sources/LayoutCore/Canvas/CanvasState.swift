/// What a context of a canvas does to each thing that it draws, but for its transform (D8.4, D8.12).
///
/// It is as large as a pointer, since what a context draws shares it.
public struct CanvasState: Sendable {
  /// What is seen of what is drawn.
  public enum Clip: Sendable {
    /// A path in the canvas's coordinates; its outside if it is inverse.
    case path(CanvasDrawing.Value<Path>, FillValue, isInverse: Bool)
    /// Items drawn under a transform to the canvas's coordinates, seen by their opacity times a
    /// factor.
    case layer(
      [CanvasDrawing.Item],
      CanvasDrawing.Value<AffineTransform>,
      opacity: Double,
      isInverse: Bool
    )
  }

  /// What is done to a picture of what is drawn.
  public indirect enum Filter: Sendable, Hashable {
    /// What a modifier of a view would do.
    case effect(DrawingEffect)
    /// A shadow as only canvases have them.
    case shadow(ShadowValue, ShadowStyle)
    /// The opposite colours, by a fraction.
    case invert(Double)
    /// Four rows of five factors.
    case matrix([Double])
    /// Opacities within a range become a colour.
    case alphaThreshold(minimum: Double, maximum: Double, ColorValue)
    /// The picture seen in space, in the context's coordinates.
    case projection(Projection)
    /// A filter that works in linear light.
    case linearLight(Filter)
  }

  /// How a shadow lies to what casts it (D8.17).
  public struct ShadowStyle: Sendable, Hashable {
    /// Whether it is in front of the picture.
    public var isAbove = false
    /// Whether the picture itself is not drawn.
    public var isAlone = false
    /// Whether what is transparent casts it.
    public var isInverse = false
    /// Whether each thing casts one of its own.
    public var isEach = false
    /// How it meets the picture.
    public var blendMode = DisplayBlendMode.normal

    /// Creates the style of a view's shadow.
    public init() {}
  }

  private struct Values: Sendable {
    var opacity = 1.0
    var blendMode = DisplayBlendMode.normal
    var filters: [Filter] = []
    var clips: [Clip] = []
  }

  private final class Box: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  private let box: Box

  /// Creates a state.
  public init(
    opacity: Double = 1,
    blendMode: DisplayBlendMode = .normal,
    filters: [Filter] = [],
    clips: [Clip] = []
  ) {
    box = Box(
      Values(opacity: opacity, blendMode: blendMode, filters: filters, clips: clips)
    )
  }

  /// How opaque it is.
  public var opacity: Double { box.values.opacity }
  /// How it meets what lies behind it.
  public var blendMode: DisplayBlendMode { box.values.blendMode }
  /// What is done to it, the first one first.
  public var filters: [Filter] { box.values.filters }
  /// What is seen of it, all of them together.
  public var clips: [Clip] { box.values.clips }
}
