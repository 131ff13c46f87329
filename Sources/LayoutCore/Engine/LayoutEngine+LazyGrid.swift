/// `LazyVGrid` and `LazyHGrid` (section 22 of the semantics). Here nothing is lazy: every cell is
/// laid out. Across means across the axis along which the grid grows.
extension LayoutEngine {
  /// The size of a lazy grid: all it is offered across its axis, or more if its tracks need it.
  func measureLazyGrid(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let grid = tree.lazyGrids[Int(nodes[index].extra)]
    let across = Proposal(width: width, height: height)[grid.axis.perpendicular]
    let offered = across.unspecified(or: idealAcross(index, grid))
    let (tracks, length) = grid.tracks(dividing: offered)
    let main = forEachGroup(index, grid, tracks) { _, _, _ in }
    return grid.axis == .vertical
      ? Size(width: length, height: main) : Size(width: main, height: length)
  }

  /// Divides the grid's own length anew, which gives other tracks if they did not fit at first
  /// (L22.2), and places the cells.
  func placeLazyGrid(_ index: Int, size: Size) {
    let grid = tree.lazyGrids[Int(nodes[index].extra)]
    let (tracks, _) = grid.tracks(dividing: size[grid.axis.perpendicular])
    _ = forEachGroup(index, grid, tracks) { cells, start, length in
      var cell = cells.lowerBound
      for track in tracks {
        guard cell < cells.upperBound else { return }
        place(cell, in: track, start, length, grid)
        cell = Int(nodes[cell].end)
      }
    }
  }

  /// The length across for a proposal of nil: the ideal lengths of the first group (L22.6).
  private func idealAcross(_ index: Int, _ grid: LazyGrid) -> Double {
    var sum = 0.0
    var child = index + 1
    for item in grid.items.indices {
      guard child < nodes[index].end else { break }
      sum += size(child, .nan, .nan)[grid.axis.perpendicular]
      if item + 1 < grid.items.count { sum += grid.spacing(behind: item) }
      child = Int(nodes[child].end)
    }
    return sum
  }

  /// Measures the groups of cells that lie side by side, one after the other.
  ///
  /// - Parameter body: Hears of each group, the nodes from the first to the last cell, where it
  ///   starts and how long it is.
  /// - Returns: How long they are together.
  private func forEachGroup(
    _ index: Int,
    _ grid: LazyGrid,
    _ tracks: [LazyGrid.Track],
    _ body: (Range<Int>, Double, Double) -> Void
  ) -> Double {
    let end = Int(nodes[index].end)
    var position = 0.0
    var previous: Int?
    var first = index + 1
    while first < end {
      var longest = 0.0
      var cell = first
      for track in tracks where cell < end {
        let proposal = Proposal(main: .nan, cross: track.length, axis: grid.axis)
        longest = max(longest, size(cell, proposal.width, proposal.height)[grid.axis])
        cell = Int(nodes[cell].end)
      }
      if let previous {
        position += grid.spacing ?? preferredGap(from: previous, to: first..<cell, index, grid.axis)
      }
      body(first..<cell, position, longest)
      position += longest
      previous = first
      first = cell
    }
    return position
  }

  /// The largest distance that any cell wants from the one before it in its track (L22.5).
  private func preferredGap(
    from previous: Int,
    to cells: Range<Int>,
    _ index: Int,
    _ axis: Axis
  ) -> Double {
    var largest = -Double.infinity
    var before = previous
    var cell = cells.lowerBound
    while cell < cells.upperBound {
      let distance = tree.spacings[Int(nodes[before].spacing)].preferredDistance(
        to: tree.spacings[Int(nodes[cell].spacing)],
        along: axis,
        in: nodes[index].direction
      )
      largest = max(largest, distance ?? ViewSpacing.systemDefault)
      before = Int(nodes[before].end)
      cell = Int(nodes[cell].end)
    }
    return largest
  }

  /// Proposes its track and the length of its group to a cell, and puts it where the guides of both
  /// meet (L22.5).
  private func place(
    _ cell: Int,
    in track: LazyGrid.Track,
    _ start: Double,
    _ length: Double,
    _ grid: LazyGrid
  ) {
    let area = Proposal(main: length, cross: track.length, axis: grid.axis)
    ask(cell, area)
    let alignment = grid.items[track.item].alignment ?? grid.alignment
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    let size = Size(width: area.width, height: area.height)
    let x = grid.axis == .vertical ? track.start : start
    let y = grid.axis == .vertical ? start : track.start
    states[cell].x = x + frameGuide(horizontal, size) - childGuide(horizontal, of: cell)
    states[cell].y = y + frameGuide(vertical, size) - childGuide(vertical, of: cell)
  }
}
