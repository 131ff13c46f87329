/// The properties that identify an element to readers of a list of events.
package struct BusReference: Sendable, Hashable, Codable {
  package var role: String
  package var name: String
  /// The accessible id; empty if the element has none.
  package var accessibleID: String

  package init(role: String, name: String, accessibleID: String) {
    self.role = role
    self.name = name
    self.accessibleID = accessibleID
  }
}

extension BusReference {
  /// The element in a few words, such as `slider "Volume" #volume`.
  package var outline: String {
    var words = role
    if !name.isEmpty { words += " \(name.debugDescription)" }
    if !accessibleID.isEmpty { words += " #\(accessibleID)" }
    return words
  }
}

extension BusElement {
  /// The properties that identify the element.
  package func reference() throws(BusError) -> BusReference {
    BusReference(role: try roleName(), name: try name(), accessibleID: try accessibleID())
  }
}
