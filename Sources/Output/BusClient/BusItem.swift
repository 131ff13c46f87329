/// The data of an element that can be read quickly for a whole application.
package struct BusItem: Sendable, Hashable {
  /// The name of the role in AT-SPI, such as `push button`.
  package var role = ""
  package var name = ""
  package var description = ""
  /// The names of its states, in the order of their numbers.
  package var states: [String] = []
  /// The positions of the elements inside among all items, in their order.
  package var children: [Int] = []
  /// The rectangle from the window's corner, in pixels; nil without Component.
  package var bounds: BusRect?
  /// The localized names of the actions; nil without Action.
  package var actions: [String]?
  /// The current value; nil without Value.
  package var value: Double?
  /// The whole text; nil without Text.
  package var text: String?
}
