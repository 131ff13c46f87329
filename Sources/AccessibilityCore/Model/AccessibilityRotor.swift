/// A list of elements through which a reader can move.
public struct AccessibilityRotor: Sendable, Hashable {
  /// The name under which it is offered.
  public var name: String
  /// The ids of the views that its entries lead to.
  public var entries: [String]
  /// The kind of a rotor that the system fills, such as `headings`.
  public var system: String?

  /// Creates a rotor.
  public init(name: String, entries: [String], system: String? = nil) {
    self.name = name
    self.entries = entries
    self.system = system
  }
}
