/// The role of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// The initial position of the content.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The point that stays in place when sizes change.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
