internal import CATSPI

extension BusElement {
  /// The first element in preorder, this one included, that satisfies a condition.
  package func first(where condition: (BusElement) throws -> Bool) throws -> BusElement? {
    var open = [self]
    while let element = open.popLast() {
      if try condition(element) { return element }
      open += try element.children().reversed()
    }
    return nil
  }

  /// The contradictions between elements, a sentence each.
  ///
  /// Every child names its parent and its index, and its rectangle in the window is the one in its
  /// parent moved by the parent's. The cell at each place of a table states that place.
  package func inconsistencies() throws -> [String] {
    var sentences: [String] = []
    var open = [self]
    while let element = open.popLast() {
      let children = try element.children()
      for (index, child) in children.enumerated() {
        let name = try "\(child.roleName()) '\(child.name())'"
        let place = try child.indexInParent()
        if place != index {
          sentences.append("\(name) is child \(index) and says that it is \(place)")
        }
        if try child.parent()?.objectPath != element.objectPath {
          sentences.append("\(name) names another parent than the one that names it")
        }
        if let sentence = try child.misplacement(in: element) {
          sentences.append("\(name) \(sentence)")
        }
      }
      sentences += try element.misplacedCells()
      open += children.reversed()
    }
    return sentences
  }

  private func misplacement(in parent: BusElement) throws -> String? {
    guard let inWindow = try extents(in: .window), let inParent = try extents(in: .parent) else {
      return nil
    }
    var expected = inWindow
    if let origin = try parent.extents(in: .window) {
      expected.x -= origin.x
      expected.y -= origin.y
    }
    guard inParent != expected else { return nil }
    return "is at \(inParent) in its parent and should be at \(expected)"
  }

  /// The contradictions between a table and its cells.
  private func misplacedCells() throws -> [String] {
    guard let table = atspi_accessible_get_table_iface(pointer) else { return [] }
    defer { g_object_unref(table) }
    var sentences: [String] = []
    let columns = try call { atspi_table_get_n_columns(table, $0) }
    for row in 0..<max(0, try call { atspi_table_get_n_rows(table, $0) }) {
      for column in 0..<max(0, columns) {
        let place = "the table's row \(row), column \(column)"
        let index = try call { atspi_table_get_index_at(table, row, column, $0) }
        let back = (
          try call { atspi_table_get_row_at_index(table, index, $0) },
          try call { atspi_table_get_column_at_index(table, index, $0) }
        )
        if back != (row, column) {
          sentences.append("\(place) has the index \(index), which is at \(back)")
        }
        let cell = BusElement(
          taking: try call { atspi_table_get_accessible_at(table, row, column, $0) }
        )
        guard let cell else {
          sentences.append("\(place) has no cell")
          continue
        }
        if let sentence = try cell.misplacement(row: row, column: column, in: self) {
          sentences.append("\(place) \(sentence)")
        }
      }
    }
    return sentences
  }

  private func misplacement(row: gint, column: gint, in table: BusElement) throws -> String? {
    guard let cell = atspi_accessible_get_table_cell(pointer) else { return "is no TableCell" }
    defer { g_object_unref(cell) }
    let owner = BusElement(taking: try call { atspi_table_cell_get_table(cell, $0) })
    if owner?.objectPath != table.objectPath { return "names another table" }
    var (ownRow, ownColumn): (gint, gint) = (-1, -1)
    _ = try call { atspi_table_cell_get_position(cell, &ownRow, &ownColumn, $0) }
    let rows = try call { atspi_table_cell_get_row_span(cell, $0) }
    let columns = try call { atspi_table_cell_get_column_span(cell, $0) }
    let isThere = row >= ownRow && row - ownRow < rows
    if isThere, column >= ownColumn, column - ownColumn < columns { return nil }
    return "has a cell that says it is at row \(ownRow)+\(rows), column \(ownColumn)+\(columns)"
  }
}
