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
    return hierarchy.views.flatMap { view -> [ListSeparator] in
      guard case .rows = view.content else { return [] }
      return separators(between: view.index, in: hierarchy) { _ in true }
    }
  }

  /// The lines between rows.
  ///
  /// - Parameters:
  ///   - rows: The position of the view that the rows are in.
  ///   - isSeen: Whether the line below a row of that frame is wanted.
  package func separators(
    between rows: Int,
    in hierarchy: ViewHierarchy,
    where isSeen: (_ cell: Rect) -> Bool
  ) -> [ListSeparator] {
    let cells = hierarchy.children(of: rows).map {
      (view: $0, cell: cell(of: $0, hierarchy))
    }
    return zip(cells, cells.dropFirst()).compactMap { upper, lower in
      guard lower.cell != nil, let cell = upper.cell, isSeen(cell) else { return nil }
      let frame = separator(below: cell, of: upper.view, in: hierarchy)
      return ListSeparator(row: upper.view, frame: frame)
    }
  }

  /// The frame of a row's cell; nil for what is no row.
  private func cell(of view: Int, _ hierarchy: ViewHierarchy) -> Rect? {
    let modifier = hierarchy.views[view].modifiers.last { modifier in
      if case .listRow(.row, _)? = modifier.content { true } else { false }
    }
    return modifier?.frame
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
