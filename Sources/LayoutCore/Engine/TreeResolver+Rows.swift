/// The rows of lists.
extension TreeResolver {
  /// The insets that the view being written down has in its row instead of the default ones.
  ///
  /// As of other traits of a view the innermost counts (L14.5).
  var listRowInsets: EdgeInsets? {
    for wrapper in pendingModifiers.reversed() {
      if case .listRowInsets(let insets) = wrapper.modifier { return insets }
    }
    return nil
  }

  /// Works out the gaps of a list: one between rows, one around sections, none at a section's header
  /// and footer.
  mutating func addRowGaps(_ index: Int, _ spacings: (row: Double, section: Double)) {
    table.beginGaps(index)
    var previous: RowKind?
    var child = index + 1
    while child < nodes[index].end {
      let kind = rowKind(child)
      switch (previous, kind) {
      case (nil, _): break
      case (.section, _), (_, .section): table.addGap(spacings.section, to: index)
      case (.row, .row): table.addGap(spacings.row, to: index)
      default: table.addGap(0, to: index)
      }
      previous = kind
      child = Int(nodes[child].end)
    }
    table.endGaps()
  }

  private enum RowKind {
    case row
    case section
    /// A header or footer.
    case title
  }

  private func rowKind(_ node: Int) -> RowKind {
    var node = node
    // A modifier lies right before what it modifies.
    while node < count, nodes[node].view >= 0 {
      switch content(of: Int(nodes[node].view)) {
      case .modifier(.listRow): return .row
      case .modifier: node += 1
      case .control(.section): return .section
      default: return .title
      }
    }
    return .title
  }
}
