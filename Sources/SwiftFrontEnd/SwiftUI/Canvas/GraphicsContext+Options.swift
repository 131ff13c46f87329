extension GraphicsContext {
  /// Options for clipping to a path.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the content outside the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Options for a gradient beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient, mirrored.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates colours in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Options for a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters in linear light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options for a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow without the content.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow of the inverted content.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Draws a shadow of each part.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options for a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps opaque content opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
