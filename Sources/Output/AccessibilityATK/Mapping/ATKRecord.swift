package import AccessibilityCore

/// The data of one node for ATK.
///
/// Made by ``ATKMapper`` without the ATK library; the publisher serves it.
package struct ATKRecord: Sendable, Hashable {
  /// The node's identity, the same from one snapshot to the next.
  package var id: String
  package var role: ATKRole
  package var name = ""
  package var description = ""
  /// The hint, for libraries that have a help text besides the description.
  package var helpText: String?
  package var states: ATKStates = []
  package var interfaces: ATKInterfaces = []
  /// Object attributes, in the order of their names.
  package var attributes: [Attribute] = []
  package var actions: [Action] = []
  package var value: Value?
  package var text: Text?
  package var relations: [Relation] = []
  /// The destination of a link.
  package var destination: String?
  /// The range of a link in the text around it, in Unicode scalars; nil for a separate link.
  package var linkRange: Range<Int>?
  /// The locale in POSIX form, such as `fr_FR`; nil for that of the node around it.
  package var locale: String?
  /// The identifier for tests.
  package var accessibleID: String?
  /// The bounds in pixels of the window, from its top left corner.
  package var bounds = PixelRect()
  /// The visible part of the bounds, for hit testing; nil for none.
  package var visibleBounds: PixelRect?
  /// The activation point, in pixels of the window.
  package var activationPoint = PixelPoint()
  /// The cells of a table; nil for anything else.
  package var table: Table?
  /// The position of the record around it; nil for the application.
  package var parent: Int?
  /// The positions of the records inside, in reading order.
  package var children: [Int] = []

  /// An object attribute.
  package struct Attribute: Sendable, Hashable {
    package var name: String
    package var value: String
  }

  /// An entry of the Action interface.
  package struct Action: Sendable, Hashable {
    /// The name for clients, such as `click`.
    package var name: String
    package var localizedName: String
    package var description = ""
    /// The keyboard shortcut in ATK's form: `;;<Meta>s`; empty for none.
    package var keyBinding = ""
    /// The request to the element.
    package var request: AccessibilityRequest
  }

  /// The data of the Value interface; every number is finite.
  package struct Value: Sendable, Hashable {
    package var current: Double
    package var minimum: Double
    package var maximum: Double
    package var step: Double
    package var isReadOnly: Bool
  }

  /// The data of the Text interface.
  package struct Text: Sendable, Hashable {
    package var string: String
    /// The lines, their ranges in Unicode scalars; none if their places are not known.
    package var lines: [Line] = []
    /// Whether the text begins at the right, if the places of its lines are not known.
    package var isRightToLeft = false
    /// The text attributes, by GTK's names, in their order.
    package var attributes: [Attribute] = []
    /// The parts with other attributes, with all of them.
    package var runs: [Run] = []

    package struct Run: Sendable, Hashable {
      package var range: Range<Int>
      package var attributes: [Attribute]
    }

    package struct Line: Sendable, Hashable {
      package var range: Range<Int>
      /// The bounds in pixels of the window.
      package var bounds: PixelRect
      package var isRightToLeft = false
    }
  }

  /// A relation to other records, by their ids.
  package struct Relation: Sendable, Hashable {
    package var type: ATKRelationType
    package var targets: [String]
  }

  /// The rows and columns of a table, and its cells by their ids.
  package struct Table: Sendable, Hashable {
    package var rowCount: Int
    package var columnCount: Int
    package var cells: [Cell]

    package struct Cell: Sendable, Hashable {
      package var id: String
      package var rows: Range<Int>
      package var columns: Range<Int>
      package var isHeader = false
    }
  }
}
