/// An unresolved font: a text style, a system size or a family by name.
public struct TextFont: Sendable, Hashable {
  /// The point size, or the text style that sets it.
  public enum Size: Sendable, Hashable {
    /// The size of a text style at the current Dynamic Type size.
    case style(TextStyle)
    /// A fixed number of points.
    case points(Double)
    /// Points at the text size Large, scaled as a text style is (V11.9).
    case scaledPoints(Double, relativeTo: TextStyle)
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

  /// The distance of a text style's lines, SwiftUI's `Font.Leading` (M1.6).
  public enum Leading: String, Sendable, Hashable, CaseIterable {
    /// That of the type table.
    case standard
    /// 2 points less.
    case tight
    /// 2 points more.
    case loose
  }

  /// The point size, or the text style that sets it.
  public var size: Size
  /// The weight; nil for the style's own.
  public var weight: Weight?
  /// The variant of the system font.
  public var design: Design
  /// The name of a font family; nil for the system's.
  public var family: String?
  /// The distance of its lines, which only text styles follow.
  public var leading: Leading

  /// Creates a font.
  public init(
    size: Size,
    weight: Weight? = nil,
    design: Design = .default,
    family: String? = nil,
    leading: Leading = .standard
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.family = family
    self.leading = leading
  }

  /// The body style, the default.
  public static let body = TextFont(size: .style(.body))

  /// The point size in an environment.
  public func pointSize(in environment: EnvironmentValues) -> Double {
    sizes(in: environment).pointSize
  }

  /// The distance from baseline to baseline in an environment, in points; nil for fonts without a
  /// text style, and on macOS, whose table no recording shows (M1.2, M1.5).
  public func styleLeading(in environment: EnvironmentValues) -> Double? {
    sizes(in: environment).styleLeading
  }

  /// The point size and leading, looked up once.
  func sizes(in environment: EnvironmentValues) -> (pointSize: Double, styleLeading: Double?) {
    let metrics: (size: Double, leading: Double)
    switch size {
    case .points(let points):
      // NaN would spread through all further sums.
      return (points.isNaN ? 0 : points, nil)
    case .scaledPoints(let points, let style):
      return (points.isNaN ? 0 : style.scaled(points, in: environment), nil)
    case .style(let style):
      metrics = style.metrics(
        platform: environment.platform,
        dynamicTypeSize: environment.dynamicTypeSize
      )
    }
    guard family == nil, environment.platform != .macOS else { return (metrics.size, nil) }
    switch leading {
    case .standard: return (metrics.size, metrics.leading)
    case .tight: return (metrics.size, metrics.leading - 2)
    case .loose: return (metrics.size, metrics.leading + 2)
    }
  }
}
