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
    /// From the start again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// To the start back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixed in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Options for a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In linear light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options for a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In front of what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Of what lies outside.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Of each part.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options for a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Without becoming transparent.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With noise.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
