/// The cells of a grid that is being resolved.
///
/// It is a class, so that containers can set it aside while their children are resolved.
final class GridDraft {
  /// The cell modifiers of a view; the innermost counts, as with other view traits (L14.5).
  struct Traits {
    var span: Int?
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set?
    var columnAlignment: HorizontalAlignment?

    /// Applies a modifier around those before.
    mutating func include(_ modifier: ModifierContent) {
      if case .gridCellColumns(let count) = modifier {
        span = span ?? count
      } else if case .gridCellAnchor(let point) = modifier {
        anchor = anchor ?? point
      } else if case .gridCellUnsizedAxes(let axes) = modifier {
        unsizedAxes = unsizedAxes ?? axes
      } else if case .gridColumnAlignment(let alignment) = modifier {
        columnAlignment = columnAlignment ?? alignment
      }
    }
  }

  private let alignment: Alignment
  private var rowCount: Int32 = 0
  /// The guide of the open row; nil between rows.
  private var rowGuide: AlignmentKey?
  private var nextColumn: Int32 = 0
  private var cells: [Grid.Cell] = []
  /// The cells that take a full row.
  private var wholeRows: [Int] = []
  private var columnAlignments: [Int32: AlignmentKey] = [:]

  init(_ alignment: Alignment) { self.alignment = alignment }

  /// Whether views are currently cells of a row.
  var isInRow: Bool { rowGuide != nil }

  func openRow(_ rowAlignment: VerticalAlignment?) {
    rowGuide = rowAlignment?.key ?? alignment.vertical.key
  }

  func closeRow() {
    rowGuide = nil
    // A row without cells is none.
    if nextColumn > 0 { rowCount += 1 }
    nextColumn = 0
  }

  /// Adds a view: the next cell of the open row, or a full row outside of any (L21.1).
  func add(_ node: Int32, _ traits: Traits) {
    let room = Int32(Grid.maximumColumnCount) - nextColumn
    let span = min(Int32(clamping: max(traits.span ?? 1, 1)), max(room, 1))
    var cell = Grid.Cell(
      node: node,
      row: rowCount,
      column: min(nextColumn, Int32(Grid.maximumColumnCount) - 1),
      span: span,
      horizontal: alignment.horizontal.key,
      vertical: rowGuide ?? alignment.vertical.key,
      anchor: traits.anchor,
      unsizedAxes: traits.unsizedAxes ?? []
    )
    if isInRow {
      // The first cell of a column that states an alignment states it for all.
      if let column = traits.columnAlignment, span == 1, columnAlignments[cell.column] == nil {
        columnAlignments[cell.column] = column.key
      }
      nextColumn = cell.column + span
    } else {
      cell.span = 1
      wholeRows.append(cells.count)
      rowCount += 1
    }
    cells.append(cell)
  }

  /// The cells and the number of columns: those of the longest row.
  func finish() -> (cells: [Grid.Cell], columnCount: Int) {
    let columnCount = cells.map { $0.column + $0.span }.max() ?? 0
    for index in wholeRows { cells[index].span = columnCount }
    // A cell of several columns keeps the alignment of the grid.
    for index in cells.indices where cells[index].span == 1 {
      if let key = columnAlignments[cells[index].column] { cells[index].horizontal = key }
    }
    return (cells, Int(columnCount))
  }
}
