/// What a context of a canvas does to each thing that it draws, but for its transform (D8.4, D8.12).
///
/// What is rare is shared by all that a context draws.
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

  private final class Effects: Sendable {
    let filters: [Filter]
    let clips: [Clip]

    init(filters: [Filter], clips: [Clip]) {
      self.filters = filters
      self.clips = clips
    }
  }

  /// How opaque it is.
  public var opacity: Double
  /// How it meets what lies behind it.
  public var blendMode: DisplayBlendMode
  /// Filters and clips; nil for none.
  private var effects: Effects?

  /// Creates a state.
  public init(
    opacity: Double = 1,
    blendMode: DisplayBlendMode = .normal,
    filters: [Filter] = [],
    clips: [Clip] = []
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    setEffects(filters, clips)
  }

  private mutating func setEffects(_ filters: [Filter], _ clips: [Clip]) {
    effects =
      filters.isEmpty && clips.isEmpty ? nil : Effects(filters: filters, clips: clips)
  }

  /// What is done to it, the first one first.
  public var filters: [Filter] {
    get { effects?.filters ?? [] }
    set { setEffects(newValue, clips) }
  }

  /// What is seen of it, all of them together.
  public var clips: [Clip] {
    get { effects?.clips ?? [] }
    set { setEffects(filters, newValue) }
  }

  /// Whether it only fades and blends.
  package var isSimple: Bool { effects == nil }

  /// Whether it does nothing.
  public var isPlain: Bool { opacity == 1 && blendMode == .normal && isSimple }
}
