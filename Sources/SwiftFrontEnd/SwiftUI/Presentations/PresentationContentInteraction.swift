/// What dragging in a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let rawValue: Int8
  /// As the system has it.
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  /// The sheet grows.
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}
