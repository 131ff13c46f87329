/// The state of a canvas's context that applies to each item, but for its transform (D8.4, D8.12).
///
/// Filters and clips are rare and shared by all items of a context.
public struct CanvasState: Sendable {
  /// A clip of the items.
  public enum Clip: Sendable {
    /// A path in the canvas's coordinates; its outside if it is inverse.
    case path(CanvasDrawing.Value<Path>, FillValue, isInverse: Bool)
    /// Items drawn under a transform to the canvas's coordinates, as a mask of their opacity times
    /// a factor.
    case layer(
      [CanvasDrawing.Item],
      CanvasDrawing.Value<AffineTransform>,
      opacity: Double,
      isInverse: Bool
    )
  }

  /// A filter, applied to a picture of the item.
  public indirect enum Filter: Sendable, Hashable {
    /// The effect of a view modifier.
    case effect(DrawingEffect)
    /// A shadow with the options that only canvases have.
    case shadow(ShadowValue, ShadowStyle)
    /// Inverted colours, by a fraction.
    case invert(Double)
    /// A colour matrix: four rows of five factors.
    case matrix([Double])
    /// Gives pixels with an opacity in a range a colour.
    case alphaThreshold(minimum: Double, maximum: Double, ColorValue)
    /// A projection of the picture in space, in the context's coordinates.
    case projection(Projection)
    /// A filter in linear light.
    case linearLight(Filter)
  }

  /// The options of a shadow (D8.17).
  public struct ShadowStyle: Sendable, Hashable {
    /// Whether it is in front of the picture.
    public var isAbove = false
    /// Whether the picture itself is not drawn.
    public var isAlone = false
    /// Whether the transparent parts cast the shadow.
    public var isInverse = false
    /// Whether each item casts a shadow, instead of all of them together.
    public var isEach = false
    /// The blend mode of the shadow.
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

  /// The opacity of each item.
  public var opacity: Double
  /// The blend mode of each item.
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

  /// The filters, in the order in which they are applied.
  public var filters: [Filter] {
    get { effects?.filters ?? [] }
    set { setEffects(newValue, clips) }
  }

  /// The clips, intersected.
  public var clips: [Clip] {
    get { effects?.clips ?? [] }
    set { setEffects(filters, newValue) }
  }

  /// Whether it only fades and blends.
  package var isSimple: Bool { effects == nil }

  /// Whether it does nothing.
  public var isPlain: Bool { opacity == 1 && blendMode == .normal && isSimple }
}
