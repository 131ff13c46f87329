/// Custom content of an element, read on demand.
public struct AccessibilityCustomContent: Sendable, Hashable {
  /// The importance of the content: whether it is read with the element.
  public enum Importance: String, Sendable, Hashable, CaseIterable {
    case `default`
    case high
  }

  /// The label of the information; one element has one value for it.
  public var label: String
  /// The content.
  public var value: String
  /// The importance.
  public var importance: Importance

  /// Creates custom content.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
