/// A further piece of information about an element, read on demand.
public struct AccessibilityCustomContent: Sendable, Hashable {
  /// When the information is read.
  public enum Importance: String, Sendable, Hashable, CaseIterable {
    case `default`
    case high
  }

  /// What the information is about; one element has one value for it.
  public var label: String
  /// The information.
  public var value: String
  /// When it is read.
  public var importance: Importance

  /// Creates a piece of information.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
