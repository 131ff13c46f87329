/// The rows of lists.
extension TreeResolver {
  /// The row insets of the current view that replace the default ones.
  ///
  /// As with other view traits the innermost counts (L14.5).
  var listRowInsets: EdgeInsets? {
    for wrapper in pendingModifiers.reversed() {
      if case .listRowInsets(let insets) = wrapper.modifier { return insets }
    }
    return nil
  }

  /// The gaps of a list: one between rows, one around sections, none at a section's header and
  /// footer.
  func rowGaps(_ index: Int, _ spacing: ListSpacing) -> [Double] {
    let kinds = nodes.children(of: index).map { rowKind($0) }
    return zip(kinds, kinds.dropFirst()).map { previous, next in
      switch (previous, next) {
      case (.end, _), (_, .end): 0
      case (.section(_, let hasFooter), .section(let hasHeader, _)):
        distance(spacing, afterFooter: hasFooter, beforeHeader: hasHeader)
      case (.section(_, let hasFooter), _):
        distance(spacing, afterFooter: hasFooter, beforeHeader: false)
      case (_, .section(let hasHeader, _)):
        distance(spacing, afterFooter: false, beforeHeader: hasHeader)
      case (.row, .row): spacing.rows
      case (.header, _), (.footer, _), (.other, _), (_, .header), (_, .footer), (_, .other): 0
      }
    }
  }

  private func distance(
    _ spacing: ListSpacing,
    afterFooter: Bool,
    beforeHeader: Bool
  ) -> Double {
    (afterFooter ? 0 : spacing.sections / 2) + (beforeHeader ? 0 : spacing.sections / 2)
  }

  // MARK: Ends of a list

  /// Adds the room above or below all sections, whose height depends on them.
  mutating func listEnd(_ environment: Int) {
    leaf(LayoutNode(.rigid(RigidNode(size: .zero)), view: -1, environment: environment))
  }

  /// Sets the heights of the first and last child of a list's rows; without rows they stay empty.
  mutating func setEnds(of index: Int, _ spacing: ListSpacing) {
    let children = nodes.children(of: index).map { $0 }
    guard children.count > 2, let first = children.first, let last = children.last else { return }
    var (hasHeader, hasFooter) = (false, false)
    if case .section(true, _) = rowKind(children[1]) { hasHeader = true }
    if case .section(_, true) = rowKind(children[children.count - 2]) { hasFooter = true }
    setHeight(of: first, hasHeader ? spacing.topHeader : spacing.top)
    setHeight(of: last, hasFooter ? 0 : spacing.bottom)
  }

  private mutating func setHeight(of end: Int, _ height: Double) {
    nodes[end].kind = .rigid(RigidNode(size: Size(width: 0, height: height)))
    table.summarize(end)
  }

  // MARK: Kinds of rows

  private enum RowKind {
    case row
    case section(hasHeader: Bool, hasFooter: Bool)
    case header
    case footer
    /// Room above or below all sections.
    case end
    case other
  }

  private func rowKind(_ node: Int) -> RowKind {
    if nodes[node].view < 0 { return .end }
    var node = node
    while node >= 0, nodes[node].view >= 0 {
      let content = content(of: Int(nodes[node].view))
      if case .control(let control) = content {
        if case .section = control { return sectionKind(node) }
        if control.isSeveralRows { return .row }
      }
      guard case .modifier(let modifier) = content else { return .other }
      if case .listRow(let cell, _) = modifier {
        switch cell {
        case .row: return .row
        case .header: return .header
        case .footer: return .footer
        }
      }
      node = nodes.firstChild(of: node)
    }
    return .other
  }

  /// The kind of a section by its titles: its views are the rows and titles in it.
  private func sectionKind(_ node: Int) -> RowKind {
    var (hasHeader, hasFooter) = (false, false)
    let rows = nodes.firstChild(of: node)
    guard rows >= 0 else { return .section(hasHeader: false, hasFooter: false) }
    for child in nodes.children(of: rows) {
      if case .header = rowKind(child) { hasHeader = true }
      if case .footer = rowKind(child) { hasFooter = true }
    }
    return .section(hasHeader: hasHeader, hasFooter: hasFooter)
  }
}

extension ModifierContent {
  /// Whether the modifier does not apply to a view: a section in a list is no row, and a control of
  /// several rows is not one.
  func isLeftOut(of view: ViewContent) -> Bool {
    guard case .control(let control) = view else { return false }
    if case .section = control { return role == .row }
    guard control.isSeveralRows else { return false }
    // In a section's title a row is no row, but lays out as elsewhere.
    if case .listRow(.row, _) = self { return true }
    return if case .listRowPadding = self { true } else { false }
  }
}
