/// The arrangement of the previews of several dragged items.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let `default` = DragDropPreviewsFormation(number: 0)
  /// A list.
  public static let list = DragDropPreviewsFormation(number: 1)
  /// A pile.
  public static let pile = DragDropPreviewsFormation(number: 2)
  /// A stack.
  public static let stack = DragDropPreviewsFormation(number: 3)
}
