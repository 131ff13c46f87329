/// An element as read from the bus, with everything inside: a value to keep and to compare.
package struct BusNode: Sendable, Hashable, Codable {
  /// The name of the role in AT-SPI, such as `push button`.
  package var role: String
  /// The number of the role, which is the same where libraries rename roles.
  package var roleNumber: Int
  package var name: String
  package var description: String
  /// The names of its states, in the order of their numbers.
  package var states: [String]
  /// Its interfaces in alphabetical order, without Accessible and Collection, which all have.
  package var interfaces: [String]
  package var children: [BusNode] = []

  // Details that are read one by one, hence on request only.

  /// The index among its siblings, as the element states it.
  package var indexInParent: Int?
  package var extents: Extents?
  package var actions: [Action]?
  package var attributes: [String: String]?
  package var value: Value?
  package var text: Text?
  package var relations: [Relation]?
  /// The indices of the selected children.
  package var selection: [Int]?
  package var table: Table?
  package var cell: Cell?
  package var links: [Link]?
  package var image: Image?
  package var locale: String?
  package var accessibleID: String?

  /// The rectangle of the element, in pixels, from three origins.
  package struct Extents: Sendable, Hashable, Codable {
    package var window: BusRect
    package var parent: BusRect
    package var screen: BusRect
  }

  /// An entry of the Action interface.
  package struct Action: Sendable, Hashable, Codable {
    package var name: String
    package var localizedName: String
    package var description: String
    package var keyBinding: String
  }

  /// The data of the Value interface.
  package struct Value: Sendable, Hashable, Codable {
    package var current: Double
    package var minimum: Double
    package var maximum: Double
    package var step: Double
    package var text: String
  }

  /// The data of the Text interface.
  package struct Text: Sendable, Hashable, Codable {
    package var string: String
    /// The offset of the caret in Unicode scalars; −1 if there is none.
    package var caret: Int
    package var isEditable: Bool
    package var lines: [Line]

    /// A line, in pixels of the window; its offsets count Unicode scalars.
    package struct Line: Sendable, Hashable, Codable {
      package var start: Int
      package var end: Int
      package var string: String
      package var extents: BusRect
    }
  }

  /// A relation to other elements of the application.
  package struct Relation: Sendable, Hashable, Codable {
    package var type: String
    /// The path to each target: the indices of its ancestors and its own, from the element whose
    /// tree was read; nil for an element outside of that tree.
    package var targets: [[Int]?]
  }

  /// The data of the Table interface.
  package struct Table: Sendable, Hashable, Codable {
    package var rows: Int
    package var columns: Int
    /// The paths to the headers of the columns, as in ``Relation/targets``.
    package var columnHeaders: [[Int]?]
  }

  /// The data of the TableCell interface.
  package struct Cell: Sendable, Hashable, Codable {
    package var row: Int
    package var column: Int
    package var rowSpan: Int
    package var columnSpan: Int
    /// The paths to the headers of the cell's columns, as in ``Relation/targets``.
    package var columnHeaders: [[Int]?]
  }

  /// A link of the Hypertext interface; its range is in Unicode scalars.
  package struct Link: Sendable, Hashable, Codable {
    package var uri: String
    package var start: Int
    package var end: Int
  }

  /// The data of the Image interface, in pixels of the window.
  package struct Image: Sendable, Hashable, Codable {
    package var description: String
    package var extents: BusRect
  }

  /// The node itself and every node inside, in preorder.
  package var all: [BusNode] {
    var result: [BusNode] = []
    var open = [self]
    while let node = open.popLast() {
      result.append(node)
      open.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// The node at a path of child indices.
  package subscript(path: [Int]) -> BusNode? {
    var node = self
    for index in path {
      guard node.children.indices.contains(index) else { return nil }
      node = node.children[index]
    }
    return node
  }
}
