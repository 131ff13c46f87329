/// The condition for scrolling beyond the content's end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: Int8

  /// The system's default.
  public static let automatic = ScrollBounceBehavior(rawValue: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(rawValue: 1)
  /// If the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}
