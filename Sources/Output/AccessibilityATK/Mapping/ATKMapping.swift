package import AccessibilityCore

/// What ATK is told about every element of a role, whatever else the element is: a row of the table
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
  /// What elements of the role can be asked to do even if they list no action.
  package var activation: Activation
  /// Where the value goes.
  package var value: ValueUse
  /// How it is said that an element is on.
  package var on: Mark
  /// How it is said that an element is the chosen one of its container.
  package var chosen: Mark
  /// Whether elements of the role beside each other are numbered.
  package var isNumbered: Bool
  /// The traits that are said by all this already.
  package var traits: AccessibilityTraits

  /// What elements of a role can be asked to do.
  package enum Activation: Sendable, Hashable {
    case none
    case click
    case adjust
    /// What a text entry does when its text is to be taken: SwiftUI's `onSubmit`.
    case submit
  }

  /// A state, and the one that says that an element can have it.
  package struct Mark: Sendable, Hashable {
    package var ability: ATKStates
    package var state: ATKStates

    package static let checked = Mark(ability: .checkable, state: .checked)
    package static let pressed = Mark(ability: [], state: .pressed)
    package static let selected = Mark(ability: .selectable, state: .selected)
  }

  /// Where the words of a value go.
  ///
  /// They are to be spoken once, and to be read by machines. Orca speaks the attribute of sliders and spin buttons, the text of entries and combo
  /// boxes, and no description of labels.
  package struct ValueUse: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The attribute `valuetext`.
    package static let attribute = ValueUse(rawValue: 1 << 0)
    /// The description, before the hint.
    package static let description = ValueUse(rawValue: 1 << 1)
    /// The name, behind the label.
    package static let name = ValueUse(rawValue: 1 << 2)
    /// The content of the Text interface.
    package static let text = ValueUse(rawValue: 1 << 3)
    /// The number of the Value interface.
    package static let number = ValueUse(rawValue: 1 << 4)
    /// The states; other words than "0", "1" and "2" are ``described``.
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
