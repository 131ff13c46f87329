internal import Controls
internal import LayoutCore

/// Open menus: they belong to the element that opened them, and stay inside of the window.
extension SnapshotBuilder {
  /// Adds the options of an open menu picker below it, each as high as a row; if the window has no
  /// room for them there, above it, or as near as there is room.
  func addMenu(to picker: Int) {
    let node = drafts[picker].node
    guard node.isExpanded == true else { return }
    let view = hierarchy.views[drafts[picker].view]
    guard
      case .control(.picker(.menu, let options, let selection, let place)) = view.content
    else { return }
    let height = result.placedScene.tree.controlMetrics(of: view.source).leastRowHeight
      .points(in: view.environment)
    let frame = menuFrame(
      at: node.element.frame,
      height: height * Double(options.count)
    )
    var item = frame
    item.size.height = height
    let id = node.element.id + "#menu"
    let element = AccessibilityNode(platform: view, id: id, frame: frame)
    let menu = add(
      Draft(node: AccessibilitySnapshot.Node(role: .menu, element: element), view: view.index),
      to: picker
    )
    noteVisiblePart(of: menu, liesOverAll: true)
    let selected = place ?? selection.flatMap { options.firstIndex(of: $0) }
    for (index, option) in options.enumerated() {
      var element = AccessibilityNode(platform: view, id: "\(id)\(index)", frame: item)
      element.kind = .element
      element.label = option
      element.traits = index == selected ? [.button, .selected] : .button
      element.actions = [AccessibilityAction(.default, name: option)]
      element.position = (index + 1, options.count)
      var node = AccessibilitySnapshot.Node(role: .menuItem, element: element)
      node.isSelected = index == selected
      let draft = add(Draft(node: node, view: view.index), to: menu)
      noteVisiblePart(of: draft, liesOverAll: true)
      item.origin.y += height
    }
  }

  /// The frame of a menu that belongs to a rectangle of the window.
  private func menuFrame(at owner: Rect, height: Double) -> Rect {
    var frame = owner
    frame.size.height = height
    frame.origin.y = owner.maxY
    if frame.maxY > size.height, owner.minY >= height { frame.origin.y = owner.minY - height }
    return frame.moved(into: size)
  }

  /// Moves an open menu into its button, which may be an item of another menu.
  func moveMenu(_ menu: Int, of control: Int) {
    guard let button = disclosingDrafts[control] else { return }
    if let parent = drafts[menu].parent {
      drafts[parent].children.removeAll { $0 == menu }
    } else {
      roots.removeAll { $0 == menu }
    }
    drafts[menu].parent = button
    drafts[button].children.append(menu)
    moveIntoWindow(menu)
  }

  /// Moves a menu that would cross an edge of the window to the edge, with all inside of it.
  private func moveIntoWindow(_ menu: Int) {
    let frame = drafts[menu].node.element.frame
    let place = frame.moved(into: size)
    let (x, y) = (place.minX - frame.minX, place.minY - frame.minY)
    var pending = [menu]
    while let draft = pending.popLast() {
      drafts[draft].node.move(x: x, y: y)
      noteVisiblePart(of: draft, liesOverAll: true)
      pending += drafts[draft].children
    }
    drafts[menu].node.element.frame = place
    drafts[menu].node.element.activationPoint = place.center
  }
}

extension AccessibilitySnapshot.Node {
  /// Moves all frames and points by a distance in points.
  fileprivate mutating func move(x: Double, y: Double) {
    element.frame.origin.x += x
    element.frame.origin.y += y
    element.activationPoint.x += x
    element.activationPoint.y += y
    for line in text?.lines.indices ?? 0..<0 {
      text?.lines[line].frame.origin.x += x
      text?.lines[line].frame.origin.y += y
      text?.lines[line].baseline += y
    }
  }
}
