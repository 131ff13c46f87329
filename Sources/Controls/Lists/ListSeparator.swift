public import LayoutCore

/// A line between two rows of a list, which takes no room (M4.3, M5.7).
public struct ListSeparator: Sendable, Hashable {
  /// The row above it, by the position of its view among ``LayoutResult/views``.
  public var row: Int
  /// The line in points from the scene's top left corner, before effects: in the last points of the
  /// row above, from that row's first text on.
  public var frame: Rect
}

extension LayoutResult {
  /// The lines between the rows of all lists and forms, in the order of their rows.
  public func listSeparators() -> [ListSeparator] {
    let hierarchy = ViewHierarchy(self)
    var separators: [ListSeparator] = []
    for rows in hierarchy.views {
      guard case .rows = rows.content else { continue }
      let cells = hierarchy.children(of: rows.index).map {
        (view: $0, cell: cell(of: $0, hierarchy))
      }
      for (upper, lower) in zip(cells, cells.dropFirst()) where lower.cell != nil {
        guard let cell = upper.cell else { continue }
        let frame = separator(below: cell, of: upper.view, in: hierarchy)
        separators.append(ListSeparator(row: upper.view, frame: frame))
      }
    }
    return separators
  }

  /// The frame of a row's cell; nil for what is no row.
  private func cell(of view: Int, _ hierarchy: ViewHierarchy) -> Rect? {
    let modifier = hierarchy.modifiers(of: view).last { modifier in
      if case .listRow(.row, _) = modifier.placed.content { true } else { false }
    }
    return modifier?.placed.frame
  }

  private func separator(below cell: Rect, of row: Int, in hierarchy: ViewHierarchy) -> Rect {
    let view = hierarchy.views[row]
    let environment = view.environment
    let metrics = metrics(around: view, in: hierarchy)
    let height =
      metrics.separatorHeight > 0 ? metrics.separatorHeight : environment.pixelGrid.pixelLength
    let text = hierarchy.views[row..<view.end].first { view in
      view.content.string?.isEmpty == false && view.frame.width > 0
    }
    let content = (text ?? view).frame
    var frame = Rect(
      x: cell.minX,
      y: cell.maxY - height,
      width: cell.width - metrics.separatorInset,
      height: height
    )
    switch environment.layoutDirection {
    case .leftToRight:
      frame.origin.x = content.minX
      frame.size.width -= content.minX - cell.minX
    case .rightToLeft:
      frame.origin.x += metrics.separatorInset
      frame.size.width -= cell.maxX - content.maxX
    }
    frame.size.width = max(frame.size.width, 0)
    return frame
  }

  /// The metrics of the list around a view.
  private func metrics(around view: PlacedView, in hierarchy: ViewHierarchy) -> ControlMetrics {
    var next = view.parent
    while let position = next {
      let outer = hierarchy.views[position]
      if case .control = outer.content { return scene.tree.controlMetrics(of: outer.source) }
      next = outer.parent
    }
    return ControlMetrics()
  }
}
