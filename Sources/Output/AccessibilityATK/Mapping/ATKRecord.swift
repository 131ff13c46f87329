package import AccessibilityCore

/// What ATK is told about one node.
///
/// Made by ``ATKMapper`` without ATK at hand; the publisher serves it.
package struct ATKRecord: Sendable, Hashable {
  /// The node's identity, the same from one snapshot to the next.
  package var id: String
  package var role: ATKRole
  package var name = ""
  package var description = ""
  /// What happens when the element is used, for libraries with a slot of its own for that.
  package var helpText: String?
  package var states: ATKStates = []
  package var interfaces: ATKInterfaces = []
  /// Object attributes, in the order of their names.
  package var attributes: [Attribute] = []
  package var actions: [Action] = []
  package var value: Value?
  package var text: Text?
  package var relations: [Relation] = []
  /// Where a link leads to.
  package var destination: String?
  /// Where a link is in the text around it, in Unicode scalars; nil for a link by itself.
  package var linkRange: Range<Int>?
  /// In ATK's form, such as `fr_FR`; nil as the node around it.
  package var locale: String?
  /// The identifier that tests find the element by.
  package var accessibleID: String?
  /// In pixels of the window, from its top left corner.
  package var bounds = PixelRect()
  /// The part of them that can be seen and hit; nil for none.
  package var visibleBounds: PixelRect?
  /// Where the element is touched, in pixels of the window.
  package var activationPoint = PixelPoint()
  /// The cells of a table; nil for anything else.
  package var table: Table?
  /// The position of the record around it; nil for the application.
  package var parent: Int?
  /// The positions of the records inside, in the order in which they are read.
  package var children: [Int] = []

  /// An object attribute.
  package struct Attribute: Sendable, Hashable {
    package var name: String
    package var value: String
  }

  /// An entry of the Action interface.
  package struct Action: Sendable, Hashable {
    /// The name that clients know it by, such as `click`.
    package var name: String
    package var localizedName: String
    package var description = ""
    /// The keys that do it, as ATK writes them: `;;<Meta>s`; empty for none.
    package var keyBinding = ""
    /// What it asks the element to do.
    package var request: AccessibilityRequest
  }

  /// What the Value interface answers; every number is finite.
  package struct Value: Sendable, Hashable {
    package var current: Double
    package var minimum: Double
    package var maximum: Double
    package var step: Double
    package var isReadOnly: Bool
  }

  /// What the Text interface answers.
  package struct Text: Sendable, Hashable {
    package var string: String
    /// The lines, their ranges in Unicode scalars; none if it is not known where they are.
    package var lines: [Line] = []
    /// Whether the text begins at the right where its lines are not known.
    package var isRightToLeft = false
    /// How the text looks, by the names that GTK has for it, in their order.
    package var attributes: [Attribute] = []
    /// The parts that look otherwise, with all of their attributes.
    package var runs: [Run] = []

    package struct Run: Sendable, Hashable {
      package var range: Range<Int>
      package var attributes: [Attribute]
    }

    package struct Line: Sendable, Hashable {
      package var range: Range<Int>
      /// In pixels of the window.
      package var bounds: PixelRect
      package var isRightToLeft = false
    }
  }

  /// A tie to other records, by their ids.
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
