package import LayoutCore

/// The appearance of a list's row, by its modifiers and those of the section around it.
///
/// As with other traits of a view (V5.10) the outermost modifier counts, and those of a row count
/// before those of its section.
package struct ListRowLooks {
  /// The background of a row.
  package enum Background {
    /// A style; nil for the list's own.
    case style(StyleValue?)
    /// Views, whose tree depends on the size.
    case views(@Sendable (Size) -> ViewTree)
  }

  /// The modifiers, in order of precedence.
  private let modifiers: [PlacedModifier]

  /// Collects the modifiers of a view directly among the rows of a list or section.
  package init(of row: Int, in hierarchy: ViewHierarchy) {
    var modifiers = hierarchy.views[row].modifiers.reversed().filter(\.isRowLook)
    var next = hierarchy.views[row].parent
    while let index = next {
      let outer = hierarchy.views[index]
      if case .control(let control) = outer.content {
        if control == .section || control.isSeveralRows {
          modifiers += outer.modifiers.reversed().filter(\.isRowLook)
        }
        if !control.isSeveralRows { break }
      }
      next = outer.parent
    }
    self.modifiers = modifiers
  }

  /// The background of the row; nil if none is set.
  package var background: Background? {
    for modifier in modifiers {
      if case .drawing(.listRowBackground(let style))? = modifier.content { return .style(style) }
      if case .background(let views)? = modifier.rowLook { return .views(views) }
    }
    return nil
  }

  /// Whether the row is selected.
  package var isSelected: Bool {
    modifiers.contains { if case .selected? = $0.rowLook { true } else { false } }
  }

  /// Whether the circle of the row is filled; nil for a row without one.
  package var selectionMark: Bool? {
    for modifier in modifiers {
      if case .selectionMark(let isSelected)? = modifier.rowLook { return isSelected }
    }
    return nil
  }

  /// Whether a line at an edge is shown or hidden; nil if neither is set.
  func shows(_ lines: ListRowLook.Lines, _ edge: Edge.Set) -> Bool? {
    for modifier in modifiers {
      if case .separator(lines, let isVisible, let edges)? = modifier.rowLook,
        edges.isSuperset(of: edge)
      {
        return isVisible
      }
    }
    return nil
  }

  /// The style of a line at an edge; nil for the system's colour.
  func tint(_ lines: ListRowLook.Lines, _ edge: Edge.Set) -> StyleValue? {
    for modifier in modifiers {
      if case .tint(lines, let style, let edges)? = modifier.rowLook, edges.isSuperset(of: edge) {
        return style
      }
    }
    return nil
  }
}

extension PlacedModifier {
  /// The modifier's effect on a row of a list; nil if it has none.
  fileprivate var rowLook: ListRowLook? {
    guard case .annotation(let annotation, _)? = content else { return nil }
    return annotation.value as? ListRowLook
  }

  fileprivate var isRowLook: Bool {
    if case .drawing(.listRowBackground)? = content { return true }
    return rowLook != nil
  }
}
