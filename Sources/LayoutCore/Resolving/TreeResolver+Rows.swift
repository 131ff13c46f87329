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

  /// The gaps of a list: one between rows, one around sections, none at a section's header and
  /// footer.
  func rowGaps(_ index: Int, _ spacings: (row: Double, section: Double)) -> [Double] {
    let kinds = nodes.children(of: index).map { rowKind($0) }
    return zip(kinds, kinds.dropFirst()).map { previous, next in
      switch (previous, next) {
      case (.section, _), (_, .section): spacings.section
      case (.row, .row): spacings.row
      case (.title, _), (_, .title): 0
      }
    }
  }

  private enum RowKind {
    case row
    case section
    /// A header or footer.
    case title
  }

  private func rowKind(_ node: Int) -> RowKind {
    var node = node
    while node >= 0, nodes[node].view >= 0 {
      let content = content(of: Int(nodes[node].view))
      if case .control(.section) = content { return .section }
      guard case .modifier(let modifier) = content else { return .title }
      if case .listRow = modifier { return .row }
      node = nodes.firstChild(of: node)
    }
    return .title
  }
}
