/// The rows of lists.
extension TreeResolver {
  /// The insets that the view being written down has in its row instead of the default ones.
  ///
  /// As of other traits of a view the innermost counts (rule 14.5).
  var listRowInsets: EdgeInsets? {
    for wrapper in pendingModifiers.reversed() {
      if case .modifier(.listRowInsets(let insets)) = content(of: wrapper.view) {
        return insets
      }
    }
    return nil
  }

  /// Whether a modifier says nothing about a view: a section in a list is no row.
  func isLeftOut(_ wrapper: Pending, of view: Int) -> Bool {
    switch content(of: wrapper.view) {
    case .modifier(.listRow), .modifier(.listRowPadding):
      if case .control(.section) = content(of: view) { true } else { false }
    default:
      false
    }
  }

  /// Works out the gaps of a list: one between rows, one around sections, none at a section's header
  /// and footer.
  mutating func setRowGaps(_ index: Int, _ spacing: Double, _ sectionSpacing: Double) {
    nodes[index].extra = Int32(gaps.count)
    var previous: RowKind?
    var child = index + 1
    while child < nodes[index].end {
      let kind = rowKind(child)
      switch (previous, kind) {
      case (nil, _): break
      case (.section, _), (_, .section): gaps.append(sectionSpacing)
      case (.row, .row): gaps.append(spacing)
      default: gaps.append(0)
      }
      previous = kind
      child = Int(nodes[child].end)
    }
    nodes[index].a = gaps[Int(nodes[index].extra)...].reduce(0, +)
    // Nothing follows the last child.
    gaps.append(0)
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
    while node < nodes.count, nodes[node].view >= 0 {
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
