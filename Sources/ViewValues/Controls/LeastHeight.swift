/// A height that a view has at least, where that follows the reader's text size (M3.9, M5.3).
public enum LeastHeight: Sendable, Hashable {
  /// Points at any text size.
  case fixed(Double)
  /// Points at the text size Large; elsewhere more or less by as much as the leading of body is.
  case followingBody(Double)
  /// Points for body at the text size Large; elsewhere more or less by as much as the leading of the
  /// font in force is. A font that is no text style has no leading, so that its lines decide.
  case followingFont(Double)

  /// The height in an environment, in points.
  public func points(in environment: EnvironmentValues) -> Double {
    switch self {
    case .fixed(let points): return points
    case .followingBody(let points): return points + growth(of: .body, in: environment)
    case .followingFont(let points):
      guard case .style(let style) = environment.font.size, environment.font.family == nil else {
        return 0
      }
      return points + growth(of: style, in: environment)
    }
  }

  private func growth(of style: TextStyle, in environment: EnvironmentValues) -> Double {
    let platform = environment.platform
    let body = TextStyle.body.metrics(platform: platform, dynamicTypeSize: .large)
    let leading = style.metrics(
      platform: platform,
      dynamicTypeSize: environment.dynamicTypeSize
    ).leading
    return leading - body.leading
  }
}
