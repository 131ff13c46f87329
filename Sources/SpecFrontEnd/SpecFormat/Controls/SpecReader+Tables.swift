internal import LayoutCore

// `Table` and its rows.

extension SpecReader {
  /// The views allowed among the rows of a table besides rows.
  private static let groupsOfRows = ["ForEach", "Group", "Reference"]

  /// Checks that rows are in a table and that it holds nothing else.
  ///
  /// - Returns: The columns of the table that the view's content belongs to; what a view holds that
  ///   is no group of rows is not among the rows any more.
  func tableColumns(within node: JSONNode, type: String) -> Int? {
    let isRow = type == "TableRow"
    guard let columns = scope.tableColumns else {
      if isRow { error("a TableRow belongs into the 'children' of a Table", at: node.place) }
      return nil
    }
    guard isRow || SpecReader.groupsOfRows.contains(type) else {
      error(
        "a Table holds nothing but TableRows, and this is \(type.quoted)",
        at: node.place,
        hint: "make it a cell: { \"type\": \"TableRow\", \"children\": [ … ] }"
      )
      return nil
    }
    if node.value["modifiers"] != nil {
      error(
        "rows of a table are not views, so they have no modifiers",
        at: .key(in: node.value, "modifiers"),
        hint: "modify the cells or the Table"
      )
    }
    return columns
  }

  /// The number of columns of a table that does not say it.
  private static let unknownColumns = -1

  func table(_ node: JSONNode, id: String?) {
    let list = member("columns", of: node)
    let titles = list.map { array($0, of: "an array of titles", "'columns'") } ?? []
    if let list, list.value.kind == .array, titles.isEmpty {
      error("'columns' must have at least one title", at: list.place)
    }
    let names = titles.isEmpty ? [""] : titles.map { string($0, "a title") ?? "" }
    let table = Control.table(columns: names)
    let columns = titles.isEmpty ? SpecReader.unknownColumns : titles.count
    read(in: scope.with { $0.tableColumns = columns }) {
      makeControl(table, id: id, content: content(of: node))
    }
  }

  func tableRow(_ node: JSONNode, id: String?) {
    let missing = (screen.unreadViews, screen.leftOutViews)
    let position = tree.builder.count
    read(in: scope.with { $0.tableColumns = nil }) {
      makeControl(.tableRow, id: id, content: content(of: node))
    }
    if let columns = scope.tableColumns, columns != SpecReader.unknownColumns,
      (screen.unreadViews, screen.leftOutViews) == missing
    {
      check(cells: cells(ofRow: position), columns: columns, at: node)
    }
  }

  private func check(cells: Int, columns: Int, at node: JSONNode) {
    guard cells != columns else { return }
    error(
      "the row has \(cells) \(cells == 1 ? "cell" : "cells"), but the table has "
        + "\(columns) \(columns == 1 ? "column" : "columns")",
      at: node.place,
      hint: cells < columns
        ? "write an empty cell as { \"type\": \"Text\", \"content\": \"\" }"
        : "put views that share a cell into an HStack"
    )
  }

  /// The number of views in a row, groups dissolved as the layout does it.
  private func cells(ofRow row: Int) -> Int {
    let content = (row..<tree.builder.count).first { node in
      if case .slot(.content) = tree.builder.content(of: node) { true } else { false }
    }
    guard let content else { return 0 }
    var cells = 0
    var pending = [content]
    while let node = pending.popLast() {
      switch tree.builder.content(of: node).role {
      case .nothing, .absentGroup, .room: break
      case .group: pending += tree.builder.children(of: node)
      // Children after the modified view are content that the modifier brings along.
      case .modifier: pending += tree.builder.children(of: node).prefix(1)
      case .view, .proxied: cells += 1
      }
    }
    return cells
  }
}
