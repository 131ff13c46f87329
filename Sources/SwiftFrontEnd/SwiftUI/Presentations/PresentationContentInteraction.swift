/// The effect of a drag in a sheet: resizing it, or scrolling its content.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let rawValue: Int8
  /// The system's default.
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  /// The sheet grows.
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}
