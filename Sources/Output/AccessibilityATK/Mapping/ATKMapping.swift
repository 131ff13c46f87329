package import AccessibilityCore

/// The mapping of all elements of a role, whatever their other properties: a row of the table
/// ``row(for:)``.
package struct ATKMapping: Sendable, Hashable {
  /// The views and traits of SwiftUI that the row is about.
  package var views: String
  package var role: ATKRole
  /// The role for libraries that do not know ``role``.
  package var olderRole: ATKRole?
  /// The states beyond those that every element has.
  package var states: ATKStates
  /// The interfaces beyond Component.
  package var interfaces: ATKInterfaces
  package var attributes: [ATKRecord.Attribute]
  /// The default action of elements of the role, even if they list none.
  package var activation: Activation
  /// The places of the value.
  package var value: ValueUse
  /// The state for an element that is on.
  package var on: Mark
  /// The state for an element that is selected in its container.
  package var chosen: Mark
  /// Whether adjacent elements of the role are numbered.
  package var isNumbered: Bool
  /// The traits that all this expresses already.
  package var traits: AccessibilityTraits

  /// The default action of elements of a role.
  package enum Activation: Sendable, Hashable {
    case none
    case click
    case adjust
    /// Submits the text of a field: SwiftUI's `onSubmit`.
    case submit
  }

  /// A state, and the one for elements that can have it.
  package struct Mark: Sendable, Hashable {
    package var ability: ATKStates
    package var state: ATKStates

    package static let checked = Mark(ability: .checkable, state: .checked)
    package static let pressed = Mark(ability: [], state: .pressed)
    package static let selected = Mark(ability: .selectable, state: .selected)
  }

  /// The places of a value's words.
  ///
  /// They are to be spoken once, and to be machine-readable. Orca speaks the attribute of sliders
  /// and spin buttons, the text of entries and combo boxes, and no description of labels.
  package struct ValueUse: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The attribute `valuetext`.
    package static let attribute = ValueUse(rawValue: 1 << 0)
    /// The description, before the hint.
    package static let description = ValueUse(rawValue: 1 << 1)
    /// The name, after the label.
    package static let name = ValueUse(rawValue: 1 << 2)
    /// The content of the Text interface.
    package static let text = ValueUse(rawValue: 1 << 3)
    /// The number of the Value interface.
    package static let number = ValueUse(rawValue: 1 << 4)
    /// The states; words other than "0", "1" and "2" are ``described``.
    package static let states = ValueUse(rawValue: 1 << 5)

    package static let described: ValueUse = [.attribute, .description]
  }

  package init(
    _ views: String,
    _ role: ATKRole,
    before olderRole: ATKRole? = nil,
    states: ATKStates = [],
    interfaces: ATKInterfaces = [],
    attributes: KeyValuePairs<String, String> = [:],
    activation: Activation = .none,
    value: ValueUse = .described,
    on: Mark = .checked,
    chosen: Mark = .selected,
    isNumbered: Bool = false,
    traits: AccessibilityTraits = []
  ) {
    self.views = views
    self.role = role
    self.olderRole = olderRole
    self.states = states
    self.interfaces = activation == .none ? interfaces : interfaces.union(.action)
    self.attributes = attributes.map { ATKRecord.Attribute(name: $0, value: $1) }
    self.activation = activation
    self.value = value
    self.on = on
    self.chosen = chosen
    self.isNumbered = isNumbered
    self.traits = traits
  }
}
