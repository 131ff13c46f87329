/// The part of a scroll view that gets margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The indicators, which do not affect layout.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}
