/// An element as the bus tells it, with everything inside: a value to keep and to compare.
package struct BusNode: Sendable, Hashable, Codable {
  /// The name of the role in AT-SPI, such as `push button`.
  package var role: String
  /// The number of the role, which stays where libraries rename roles.
  package var roleNumber: Int
  package var name: String
  package var description: String
  /// In the order of their numbers.
  package var states: [String]
  /// In alphabetical order, without Accessible and Collection, which every element has.
  package var interfaces: [String]
  package var children: [BusNode] = []

  // What is read one by one, hence on request only.

  /// What the element says its place among its siblings is.
  package var indexInParent: Int?
  package var extents: Extents?
  package var actions: [Action]?
  package var attributes: [String: String]?
  package var value: Value?
  package var text: Text?
  package var relations: [Relation]?
  /// The places of the selected children.
  package var selection: [Int]?
  package var table: Table?
  package var cell: Cell?
  package var links: [Link]?
  package var image: Image?
  package var locale: String?
  package var accessibleID: String?

  /// Where the element is, in pixels, measured from three origins.
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

  /// What the Value interface answers.
  package struct Value: Sendable, Hashable, Codable {
    package var current: Double
    package var minimum: Double
    package var maximum: Double
    package var step: Double
    package var text: String
  }

  /// What the Text interface answers.
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

  /// A tie to other elements of the application.
  package struct Relation: Sendable, Hashable, Codable {
    package var type: String
    /// The way to each target: the places of its ancestors and its own, from the element down whose
    /// tree was read; nil for an element outside of that tree.
    package var targets: [[Int]?]
  }

  /// What the Table interface answers.
  package struct Table: Sendable, Hashable, Codable {
    package var rows: Int
    package var columns: Int
    /// The ways to the headers of the columns, as those of ``Relation/targets``.
    package var columnHeaders: [[Int]?]
  }

  /// What the TableCell interface answers.
  package struct Cell: Sendable, Hashable, Codable {
    package var row: Int
    package var column: Int
    package var rowSpan: Int
    package var columnSpan: Int
    /// The ways to the headers of the cell's columns, as those of ``Relation/targets``.
    package var columnHeaders: [[Int]?]
  }

  /// A link of the Hypertext interface; its range is in Unicode scalars.
  package struct Link: Sendable, Hashable, Codable {
    package var uri: String
    package var start: Int
    package var end: Int
  }

  /// What the Image interface answers, in pixels of the window.
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

  /// The node at the end of a way through children.
  package subscript(path: [Int]) -> BusNode? {
    var node = self
    for index in path {
      guard node.children.indices.contains(index) else { return nil }
      node = node.children[index]
    }
    return node
  }
}
