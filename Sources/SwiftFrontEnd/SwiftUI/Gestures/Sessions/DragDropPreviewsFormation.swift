/// The arrangement of the previews of several dragged items.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let `default` = DragDropPreviewsFormation(number: 0)
  /// Below each other.
  public static let list = DragDropPreviewsFormation(number: 1)
  /// On a pile.
  public static let pile = DragDropPreviewsFormation(number: 2)
  /// On a stack.
  public static let stack = DragDropPreviewsFormation(number: 3)
}
