internal import LayoutCore

// Containers that choose or arrange in two dimensions, and the modifiers of cells.

extension SpecReader {
  /// The limit of grids within each other: each measures its cells about six times, so deep nesting
  /// takes too long.
  static let maximumGridDepth = 8

  /// An axis, or a list of axes that may be empty.
  func axisSet(_ node: JSONNode, _ name: String) -> Axis.Set {
    let nodes = node.value.kind == .array ? elements(of: node) : [node]
    return nodes.reduce(into: []) { axes, node in
      if let index = choice(node, among: SpecVocabulary.axes, name) {
        axes.insert(Axis.Set(Axis.allCases[index]))
      }
    }
  }

  func grid(_ node: JSONNode, id: String?) {
    let alignment = alignment("alignment", of: node)
    let horizontal = spacing("horizontalSpacing", of: node)
    let vertical = spacing("verticalSpacing", of: node)
    let content = ViewContent.computed(from: [horizontal, vertical]) {
      .grid(
        alignment: alignment,
        horizontalSpacing: horizontal?.value($0),
        verticalSpacing: vertical?.value($0)
      )
    }
    guard scope.gridDepth < SpecReader.maximumGridDepth else {
      screen.unreadViews += 1
      return error(
        "grids are nested deeper than \(SpecReader.maximumGridDepth) levels",
        at: node.place
      )
    }
    let position = tree.builder.count
    read(in: scope.with { $0.gridDepth += 1 }) { container(content, id, node) }
    checkSpans(ofGrid: position, at: node)
  }

  // MARK: Cells

  func gridCellColumns(_ node: JSONNode) -> ModifierContent? {
    guard let count = node.value.wholeNumber, count >= 1 else {
      error("'gridCellColumns' must be a whole number, 1 or more", at: node.place)
      return nil
    }
    return .gridCellColumns(count)
  }

  // MARK: Spans

  /// A row of a grid as far as columns go.
  private struct Row {
    /// The number of columns that its cells span together.
    var columns = 0
    var cells = 0
    /// The cells of several columns.
    var spans: [(count: Int, place: JSONPlace)] = []
  }

  /// Complains about cells that span more columns than the grid has, and about a grid of too many.
  private func checkSpans(ofGrid grid: Int, at node: JSONNode) {
    var rows: [Row] = []
    var row: Row?
    scan(childrenOf: grid, span: nil, row: &row, rows: &rows)
    let longest = rows.map(\.columns).sorted(by: >)
    for row in rows {
      // The span of the row itself is no reason for the grid to have that many columns.
      let others = longest.first == row.columns ? longest.dropFirst().first : longest.first
      let columns = max(others ?? 0, row.cells)
      for span in row.spans where span.count > columns {
        error(
          "the cell spans \(span.count) columns, but the grid has \(columns)",
          at: span.place,
          hint: "a grid has as many columns as its longest row has cells"
        )
      }
    }
    if let columns = longest.first, columns > SpecReader.maximumColumnCount {
      error(
        "the grid has \(columns) columns, more than \(SpecReader.maximumColumnCount)",
        at: node.place
      )
    }
  }

  private static let maximumColumnCount = 1000

  /// Collects the rows of a grid as the layout will find them: through groups and modifiers.
  private func scan(
    childrenOf parent: Int,
    span: (count: Int, place: JSONPlace)?,
    row: inout Row?,
    rows: inout [Row]
  ) {
    for child in tree.builder.children(of: parent) {
      let content = tree.builder.content(of: child)
      switch content.role {
      case .nothing, .absentGroup, .room:
        continue
      case .group:
        var isRow = false
        if case .gridRow = content, row == nil {
          isRow = true
          row = Row()
        }
        scan(childrenOf: child, span: span, row: &row, rows: &rows)
        if isRow, let row { rows.append(row) }
        if isRow { row = nil }
      case .modifier:
        var span = span
        if case .modifier(.gridCellColumns(let count)) = content {
          // Of several the innermost counts.
          span = tree.spanPlaces[child].map { (count, $0) }
        }
        scan(childrenOf: child, span: span, row: &row, rows: &rows)
      case .view, .proxied:
        row?.cells += 1
        // No sum of a file's numbers may overflow.
        let columns = (row?.columns ?? 0).addingReportingOverflow(span?.count ?? 1)
        row?.columns = columns.overflow ? .max : columns.partialValue
        if let span, span.count > 1 { row?.spans.append(span) }
      }
      // Children after the modified view are content that the modifier brings along.
      if case .modifier = tree.builder.content(of: parent) { break }
    }
  }
}
