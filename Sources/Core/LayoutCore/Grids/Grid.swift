/// The cells of a `Grid` and the gaps between them: everything that does not depend on a proposal.
final class Grid: Sendable {
  /// A view in a grid.
  struct Cell: Sendable {
    var node: Int32
    var row: Int32
    var column: Int32
    var span: Int32
    /// The guides with which the cell is aligned in its column and row.
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
  /// The cells of a single column, which decide its width, column by column.
  let columnCells: [Int]
  /// The index of each column's first cell in ``columnCells``, and the index after the last cell.
  let columnStarts: [Int]
  /// The cells of several columns, which have to make room for them, those of fewer columns first.
  let spanningCells: [Int]
  /// The stated distances; nil for those that the cells prefer.
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  /// The gap after each column and row; 0 after the last.
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

  /// The largest number of columns in a grid; cells reach no further.
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
  /// The track that is sized in this one's turn.
  var turn: Int32 = 0
}
