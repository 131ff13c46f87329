/// The interfaces of an ATK object; each set of them is a separate GLib type.
package struct ATKInterfaces: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let component = ATKInterfaces(rawValue: 1 << 0)
  package static let action = ATKInterfaces(rawValue: 1 << 1)
  package static let value = ATKInterfaces(rawValue: 1 << 2)
  package static let text = ATKInterfaces(rawValue: 1 << 3)
  package static let editableText = ATKInterfaces(rawValue: 1 << 4)
  package static let image = ATKInterfaces(rawValue: 1 << 5)
  package static let selection = ATKInterfaces(rawValue: 1 << 6)
  package static let hypertext = ATKInterfaces(rawValue: 1 << 7)
  package static let hyperlinkImpl = ATKInterfaces(rawValue: 1 << 8)
  package static let table = ATKInterfaces(rawValue: 1 << 9)
  package static let tableCell = ATKInterfaces(rawValue: 1 << 10)
  package static let window = ATKInterfaces(rawValue: 1 << 11)
}
