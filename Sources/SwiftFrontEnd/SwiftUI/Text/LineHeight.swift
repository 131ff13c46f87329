internal import LayoutCore

extension AttributedString {
  /// The height of the lines of a text.
  public struct LineHeight: Hashable, Sendable {
    let engine: LayoutCore.LineHeight?

    /// The font's line heights.
    public static var variable: LineHeight { LineHeight(engine: nil) }
    /// The font's height for all lines.
    public static var normal: LineHeight { .leading(increase: 0) }
    /// A little lower than most fonts have them: 1.1 times the font's size, our choice.
    public static var tight: LineHeight { .multiple(factor: 1.1) }
    /// Higher than in most fonts: 1.5 times the font's size, our choice.
    public static var loose: LineHeight { .multiple(factor: 1.5) }

    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(engine: .multiple(Double(factor)))
    }

    /// The font's height, plus a distance in points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(engine: .leading(increase: Double(increase)))
    }

    /// A height in points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(engine: .exact(Double(points)))
    }
  }
}

private enum LineHeightKey: EngineEnvironmentKey {
  static let defaultValue: AttributedString.LineHeight? = nil

  static func change(_ value: AttributedString.LineHeight?) -> EngineChange {
    { $0.lineHeight = value?.engine }
  }
}

extension EnvironmentValues {
  /// The height of the lines of texts; nil for that of their fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the height of the lines of texts inside; nil for that of their fonts (L18.8).
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    modifier(_EnvironmentModifier("lineHeight") { $0.lineHeight = lineHeight })
  }
}
