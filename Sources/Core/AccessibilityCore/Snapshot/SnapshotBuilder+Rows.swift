internal import Controls
internal import LayoutCore

/// Completion of the rows of lists and the cells of tables.
extension SnapshotBuilder {
  /// Names a row or cell with a single element by that, whatever controls are beside it (A2.61).
  @discardableResult
  private func nameByContent(_ draft: Int) -> AccessibilityNode? {
    let own = drafts[draft].children.lazy.filter { [self] child in
      hierarchy.views[drafts[child].view].rowControl == nil
    }
    guard let only = own.first, own.dropFirst().isEmpty else { return nil }
    let content = drafts[only].node.element
    guard content.kind == .element else { return nil }
    drafts[draft].node.element.label = content.label
    drafts[draft].node.text = content.label.map { AccessibilitySnapshot.Text(string: $0) }
    return content
  }

  func finishRow(_ row: Int) {
    guard let content = nameByContent(row) else { return }
    drafts[row].node.isSelected = content.traits.contains(.selected)
  }

  /// The cells of a row are selected together, but for titles (V10.1).
  func finishCell(_ cell: Int, _ container: PlatformContainers.Container) {
    nameByContent(cell)
    guard container.cell?.isHeader != true, let table = container.parent,
      let selection = platform.containers[table].selection,
      let row = row(ofCell: container.frameView)
    else { return }
    if ListRowLooks(of: row, in: hierarchy).isSelected {
      drafts[cell].node.isSelected = true
    } else if selection.isOffered {
      drafts[cell].node.isSelected = false
    }
  }

  /// The view of the row of a table that a cell is in.
  private func row(ofCell cell: Int) -> Int? {
    var next: Int? = cell
    while let index = next {
      if case .control(.tableRow) = hierarchy.views[index].content { return index }
      next = hierarchy.views[index].parent
    }
    return nil
  }

  /// Adds the cells without elements, or their rows would have gaps.
  func addEmptyCells() {
    for cell in platform.cells {
      guard draftOfContainer[cell] == nil, let table = platform.containers[cell].parent,
        let around = draftOfContainer[table]
      else { continue }
      draftOfContainer[cell] = add(draft(ofContainer: cell), to: around)
      madeContainers.append(cell)
    }
  }

  /// Numbers the rows of a list; they can be selected if the list has a selection.
  func finishRows(_ rows: [Int], _ selection: PlatformContainers.RowSelection?) {
    for (index, row) in rows.enumerated() {
      drafts[row].node.element.position = (index + 1, rows.count)
      // An element with the selected trait is selected in any list.
      if drafts[row].node.isSelected == true { continue }
      let isSelectable =
        selection?.isOffered == true && !hierarchy.views[drafts[row].view].isUnselectable
      drafts[row].node.isSelected = isSelectable ? false : nil
    }
  }
}
