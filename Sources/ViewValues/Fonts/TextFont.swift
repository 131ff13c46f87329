/// A font as a screen asks for it: a text style, a system size or a family by name.
public struct TextFont: Sendable, Hashable {
  /// Where the point size comes from.
  public enum Size: Sendable, Hashable {
    /// The size of a text style at the current Dynamic Type size.
    case style(TextStyle)
    /// A fixed number of points.
    case points(Double)
  }

  /// The thickness of the strokes.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// A variant of the system font.
  public enum Design: String, Sendable, Hashable, CaseIterable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// Where the point size comes from.
  public var size: Size
  /// The weight; nil for the style's own.
  public var weight: Weight?
  /// The variant of the system font.
  public var design: Design
  /// The name of a font family; nil for the system's.
  public var family: String?

  /// Creates a font.
  public init(
    size: Size,
    weight: Weight? = nil,
    design: Design = .default,
    family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.family = family
  }

  /// The body style: what text uses unless told otherwise.
  public static let body = TextFont(size: .style(.body))

  /// The point size in an environment.
  public func pointSize(in environment: EnvironmentValues) -> Double {
    switch size {
    case .points(let points): points
    case .style(let style):
      style.metrics(
        platform: environment.platform,
        dynamicTypeSize: environment.dynamicTypeSize
      ).size
    }
  }
}
