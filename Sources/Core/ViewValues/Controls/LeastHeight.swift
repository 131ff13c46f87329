/// A minimum height that may follow the Dynamic Type size (M3.9, M5.3).
public enum LeastHeight: Sendable, Hashable {
  /// Points at any text size.
  case fixed(Double)
  /// Points at the text size Large; elsewhere more or less by as much as the leading of body is.
  case followingBody(Double)
  /// Points for body at the text size Large; elsewhere more or less by as much as the leading of the
  /// font in force is. A font that is no text style has no leading: there it is as much more than a line
  /// as it is for body (M3.9).
  case followingFont(Double)

  /// The height in an environment, in points.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - lineHeight: That of a line of the font in force; the system font's for nil.
  public func points(
    in environment: EnvironmentValues,
    lineHeight: @autoclosure () -> Double? = nil
  ) -> Double {
    switch self {
    case .fixed(let points): return points
    case .followingBody(let points):
      let body = TextStyle.body.metrics(
        platform: environment.platform,
        dynamicTypeSize: environment.dynamicTypeSize
      )
      return points + growth(to: body.leading, in: environment)
    case .followingFont(let points):
      if let leading = environment.font.styleLeading(in: environment) {
        return points + growth(to: leading, in: environment)
      }
      if points <= 0 { return 0 }
      let line =
        lineHeight()
        ?? FontMetrics.system(size: environment.font.pointSize(in: environment)).lineHeight
      return environment.pixelGrid.roundUp(line + points - LeastHeight.bodyLine)
    }
  }

  /// The height of a line of body at the text size Large.
  private static let bodyLine = FontMetrics.system(size: 17).lineHeight

  /// The difference of a leading and that of body at the text size Large.
  private func growth(to leading: Double, in environment: EnvironmentValues) -> Double {
    let platform = environment.platform
    return leading - TextStyle.body.metrics(platform: platform, dynamicTypeSize: .large).leading
  }
}
