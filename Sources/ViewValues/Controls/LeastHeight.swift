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
    case .followingBody(let points):
      let body = TextStyle.body.metrics(
        platform: environment.platform,
        dynamicTypeSize: environment.dynamicTypeSize
      )
      return points + growth(to: body.leading, in: environment)
    case .followingFont(let points):
      return environment.font.styleLeading(in: environment)
        .map { points + growth(to: $0, in: environment) } ?? 0
    }
  }

  /// How much more a leading is than that of body at the text size Large.
  private func growth(to leading: Double, in environment: EnvironmentValues) -> Double {
    let platform = environment.platform
    return leading - TextStyle.body.metrics(platform: platform, dynamicTypeSize: .large).leading
  }
}
