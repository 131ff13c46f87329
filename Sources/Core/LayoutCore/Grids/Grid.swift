/// The cells of a `Grid` and what lies between them: everything that no proposal can change.
final class Grid: Sendable {
  /// A view in a grid.
  struct Cell: Sendable {
    var node: Int32
    var row: Int32
    var column: Int32
    var span: Int32
    /// The guides on which the cell meets the others of its column and row.
    var horizontal: AlignmentKey
    var vertical: AlignmentKey
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set
  }

  /// The cells, row by row.
  let cells: [Cell]
  /// The cells of each row.
  let rows: [Range<Int>]
  let columnCount: Int
  /// The cells that decide the width of each column by themselves, column by column.
  let columnCells: [Int]
  /// The index of each column's first cell in ``columnCells``, and the index after the last cell.
  let columnStarts: [Int]
  /// The cells that several columns have to make room for, those of fewer columns first.
  let spanningCells: [Int]
  /// The distances that the grid states; nil asks the cells.
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  /// The gap behind each column and row; 0 behind the last.
  let columnGaps: [Double]
  let rowGaps: [Double]
  /// The index of the grid's first track: columns come first, then rows.
  let firstTrack: Int

  init(
    cells: [Cell],
    columnCount: Int,
    horizontalSpacing: Double?,
    verticalSpacing: Double?,
    firstTrack: Int
  ) {
    self.cells = cells
    self.columnCount = columnCount
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    columnGaps = []
    rowGaps = []
    self.firstTrack = firstTrack
    rows = Grid.rows(of: cells)
    let sized = cells.indices.filter { !cells[$0].unsizedAxes.contains(Axis.horizontal) }
    let single = sized.filter { cells[$0].span == 1 }
    // Sorting is stable, so the cells of a column stay in the order of the rows.
    columnCells = single.sorted { (cells[$0].column, $0) < (cells[$1].column, $1) }
    var starts = Array(repeating: 0, count: columnCount + 1)
    for cell in single { starts[Int(cells[cell].column) + 1] += 1 }
    for column in 0..<columnCount { starts[column + 1] += starts[column] }
    columnStarts = starts
    spanningCells = sized.filter { cells[$0].span > 1 }
      .sorted { (cells[$0].span, $0) < (cells[$1].span, $1) }
  }

  /// The same grid with other gaps.
  init(_ other: Grid, columnGaps: [Double], rowGaps: [Double]) {
    cells = other.cells
    rows = other.rows
    columnCount = other.columnCount
    columnCells = other.columnCells
    columnStarts = other.columnStarts
    spanningCells = other.spanningCells
    horizontalSpacing = other.horizontalSpacing
    verticalSpacing = other.verticalSpacing
    self.columnGaps = columnGaps
    self.rowGaps = rowGaps
    firstTrack = other.firstTrack
  }

  /// The most columns that a grid has; cells reach no further.
  static let maximumColumnCount = 1000

  /// The cells of each row, which follow each other.
  static func rows(of cells: [Cell]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    for index in cells.indices
    where index + 1 == cells.count || cells[index + 1].row != cells[index].row {
      rows.append(start..<index + 1)
      start = index + 1
    }
    return rows
  }
}

/// A column or row of a grid while it is laid out.
struct GridTrack {
  /// Its width or height.
  var length = 0.0
  /// The position of the line on which its cells' guides are aligned, from its start.
  var line = 0.0
  /// The sum of the cells' extents before and after that line.
  var reach = 0.0
  var flexibility = Flexibility.none
  /// The track that is served in this one's turn.
  var turn: Int32 = 0
}
