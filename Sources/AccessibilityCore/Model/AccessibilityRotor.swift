/// A list of elements through which a reader can move.
public struct AccessibilityRotor: Sendable, Hashable {
  /// The name under which it is offered.
  public var name: String
  /// The ids of the nodes that its entries lead to; of a node that is not in the tree the id by
  /// which the entry calls it.
  public var entries: [String]
  /// The ranges of the element's text that its entries lead to, in characters.
  public var textRanges: [Range<Int>] = []
  /// The level of the headings of a rotor of `headings`, 0 for unspecified; nil for all.
  public var headingLevel: Int?
  /// The kind of a rotor that the system fills, such as `headings`.
  public var system: String?

  /// Creates a rotor.
  public init(name: String, entries: [String], system: String? = nil) {
    self.name = name
    self.entries = entries
    self.system = system
  }
}
