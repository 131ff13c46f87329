/// The details to read of an element beyond its role, name, description, states and interfaces.
///
/// libatspi knows those of a whole application after one call; each detail costs a call or more for
/// every element, 0.1 to 0.2 ms each.
package struct BusDetails: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let extents = BusDetails(rawValue: 1 << 0)
  package static let actions = BusDetails(rawValue: 1 << 1)
  package static let attributes = BusDetails(rawValue: 1 << 2)
  package static let value = BusDetails(rawValue: 1 << 3)
  package static let text = BusDetails(rawValue: 1 << 4)
  package static let relations = BusDetails(rawValue: 1 << 5)
  package static let selection = BusDetails(rawValue: 1 << 6)
  package static let table = BusDetails(rawValue: 1 << 7)
  package static let links = BusDetails(rawValue: 1 << 8)
  package static let image = BusDetails(rawValue: 1 << 9)
  package static let locale = BusDetails(rawValue: 1 << 10)
  package static let accessibleID = BusDetails(rawValue: 1 << 11)
  package static let indexInParent = BusDetails(rawValue: 1 << 12)

  package static let all = BusDetails(rawValue: (1 << 13) - 1)
}
