public import LayoutCore

/// A line between two rows of a list, or around those of a section, which takes no room (M4.3, M5.7).
public struct ListSeparator: Sendable, Hashable {
  /// The row that it is in, by the position of its view among `LayoutResult.views`: the one above
  /// it, unless it is above the first row of a section.
  public var row: Int
  /// The line in points from the scene's top left corner, before effects: in the last points of its
  /// row, or in the first ones above a section, from that row's first text on.
  public var frame: Rect
  /// The style of the line; nil for the colour of separators.
  public var tint: StyleValue?
  /// Whether it is at the top of its row.
  public var isAbove = false
  /// Whether it is above or below all rows of a section instead of between two.
  public var isAroundSection = false
}

extension LayoutResult {
  /// The lines between the rows of all lists and forms, in the order of their rows.
  ///
  /// Between adjacent rows there is a line unless one of them hides it; the tint is that of the
  /// upper row, or else of the lower one. Around sections there are lines where they are set
  /// (D9.5).
  public func listSeparators() -> [ListSeparator] {
    let hierarchy = ViewHierarchy(self)
    return hierarchy.views.flatMap { view -> [ListSeparator] in
      guard case .rows = view.content, !hierarchy.areInner(view.index) else { return [] }
      return separators(between: view.index, in: hierarchy) { _ in true }
    }
  }

  /// The lines between rows, and around them where they are set.
  ///
  /// - Parameters:
  ///   - rows: The position of the view that the rows are in.
  ///   - isSeen: Whether the lines of a row of that frame are needed.
  package func separators(
    between rows: Int,
    in hierarchy: ViewHierarchy,
    where isSeen: (_ cell: Rect) -> Bool
  ) -> [ListSeparator] {
    let cells = hierarchy.rows(in: rows).map {
      (view: $0, cell: cell(of: $0, hierarchy))
    }
    var separators: [ListSeparator] = []
    for (index, upper) in cells.enumerated() {
      guard let cell = upper.cell, isSeen(cell) else { continue }
      let looks = ListRowLooks(of: upper.view, in: hierarchy)
      if index == 0 || cells[index - 1].cell == nil,
        looks.shows(.section, .top) ?? looks.shows(.row, .top) == true
      {
        separators.append(
          ListSeparator(
            row: upper.view,
            frame: separator(in: cell, isAbove: true, of: upper.view, in: hierarchy),
            tint: looks.tint(.section, .top) ?? looks.tint(.row, .top),
            isAbove: true,
            isAroundSection: true
          )
        )
      }
      var line = ListSeparator(
        row: upper.view,
        frame: separator(in: cell, isAbove: false, of: upper.view, in: hierarchy)
      )
      if index + 1 < cells.count, cells[index + 1].cell != nil {
        let lower = ListRowLooks(of: cells[index + 1].view, in: hierarchy)
        if looks.shows(.row, .bottom) == false || lower.shows(.row, .top) == false { continue }
        line.tint = looks.tint(.row, .bottom) ?? lower.tint(.row, .top)
      } else {
        guard looks.shows(.section, .bottom) ?? looks.shows(.row, .bottom) == true else {
          continue
        }
        line.tint = looks.tint(.section, .bottom) ?? looks.tint(.row, .bottom)
        line.isAroundSection = true
      }
      separators.append(line)
    }
    return separators
  }

  /// The frame of a row's cell; nil for a view that is no row.
  private func cell(of view: Int, _ hierarchy: ViewHierarchy) -> Rect? {
    let modifier = hierarchy.views[view].modifiers.last { modifier in
      if case .listRow(.row, _)? = modifier.content { true } else { false }
    }
    return modifier?.frame
  }

  private func separator(
    in cell: Rect,
    isAbove: Bool,
    of row: Int,
    in hierarchy: ViewHierarchy
  ) -> Rect {
    let view = hierarchy.views[row]
    let environment = view.environment
    let metrics = metrics(around: view, in: hierarchy)
    let height =
      metrics.separatorHeight > 0 ? metrics.separatorHeight : environment.pixelGrid.pixelLength
    let isLeftToRight = environment.layoutDirection == .leftToRight
    let text = firstText(in: view, hierarchy)?.frame
    // In points from the leading edge of the cell.
    let start =
      edge(.leading, of: view, in: cell)
      // A row that has moved for its "Delete" keeps its line (M6.3).
      ?? text.map { max(isLeftToRight ? $0.minX - cell.minX : cell.maxX - $0.maxX, 0) }
      ?? inset(of: view)
    let end = edge(.trailing, of: view, in: cell) ?? cell.width - metrics.separatorInset
    var frame = Rect(
      x: isLeftToRight ? cell.minX + start : cell.maxX - end,
      y: isAbove ? cell.minY : cell.maxY - height,
      width: end - start,
      height: height
    )
    frame.size.width = max(frame.size.width, 0)
    return frame
  }

  /// The first text of a row; titles of segments and options of wheels, which UIKit draws, are none.
  private func firstText(in row: PlacedView, _ hierarchy: ViewHierarchy) -> PlacedView? {
    var index = row.index
    while index < row.end {
      let view = hierarchy.views[index]
      if view.content.string?.isEmpty == false, view.frame.width > 0 { return view }
      index = view.content.drawsTextsByUIKit ? view.end : index + 1
    }
    return nil
  }

  /// The distance of a row's start from that of its cell, in points.
  private func inset(of row: PlacedView) -> Double {
    var inset = 0.0
    for modifier in row.modifiers {
      // Insets of a row replace those of the list; the innermost count.
      if case .listRowInsets(let insets)? = modifier.content { return insets.leading }
      if case .listRowPadding(let insets)? = modifier.content { inset = insets.leading }
    }
    return inset
  }

  /// The start or end of a row's line by a view's guide, in points from the leading edge of the
  /// cell; nil if none is set.
  private func edge(_ edge: ListSeparatorEdge, of view: PlacedView, in cell: Rect) -> Double? {
    let guide = scene.tree.alignments.first { $0.name == edge.guide && $0.axis == .horizontal }
    guard let guide else { return nil }
    let answer = view.guide(guide.key)
    return answer.isExplicit ? answer.value : nil
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

extension ViewContent {
  /// Whether the texts inside are drawn by a control of UIKit, which SwiftUI does not lay out.
  fileprivate var drawsTextsByUIKit: Bool {
    guard case .control(.picker(let style, _, _, _)) = self else { return false }
    return switch style {
    case .segmented, .wheel: true
    case .menu, .inline, .navigationLink: false
    }
  }
}

/// An end of the line below a row.
private enum ListSeparatorEdge {
  case leading, trailing

  /// The name of the guide with which views set it.
  var guide: String {
    switch self {
    case .leading: "listRowSeparatorLeading"
    case .trailing: "listRowSeparatorTrailing"
    }
  }
}
