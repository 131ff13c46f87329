/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// Where the content begins.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// What stays in place when sizes change.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content lies that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
