internal import LayoutCore

/// The reading order of a container's children, by the frames of their visible parts.
extension AccessibilityBuilder {
  /// A finished node and its place among its siblings.
  struct PlacedNode {
    var node: AccessibilityNode
    var place: Rect
    /// The list that it is in.
    var list: Int?
    /// The placed view that made it.
    var view: Int
  }

  /// The positions of siblings in reading order.
  ///
  /// The rows of a list are read together, in their order, at the place of the list (A8.4, A8.6);
  /// so are the views of a horizontal stack (A8.8).
  ///
  /// - Parameters:
  ///   - list: The list that the container of the siblings is in.
  ///   - container: The placed view that made the container.
  func order(
    _ siblings: [PlacedNode],
    in list: Int?,
    of container: Int?,
    keepsSourceOrder: Bool,
    idiom: UserInterfaceIdiom
  ) -> [Int] {
    var groups: [Range<Int>] = []
    /// The list or stack that each group is, by its placed view.
    var views: [Int?] = []
    var stacks: [Int: Int?] = [:]
    for (index, sibling) in siblings.enumerated() {
      var view = sibling.list == list ? nil : sibling.list
      if view == nil, !keepsSourceOrder, sibling.node.sortPriority == 0 {
        view = horizontalStack(around: sibling.view, in: container, known: &stacks)
      }
      if let last = groups.last, let view, views[views.count - 1] == view {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
        views.append(view)
      }
    }
    let entries = zip(groups, views).map { entry(siblings[$0.lowerBound], in: $1) }
    let order = ReadingOrder.order(entries, keepsSourceOrder: keepsSourceOrder, idiom: idiom)
    if groups.count == siblings.count { return order }
    return order.flatMap { position in
      groups[position].stablySorted {
        siblings[$0].node.sortPriority > siblings[$1].node.sortPriority
      }
    }
  }

  /// The outermost horizontal stack that a view is in, below the container of its node.
  ///
  /// - Parameter known: That of the views that siblings are in, so that each is asked once.
  private func horizontalStack(
    around view: Int,
    in container: Int?,
    known: inout [Int: Int?]
  ) -> Int? {
    var (path, inner): ([Int], Int) = ([], view)
    var found: Int?
    while true {
      if let stack = known[inner] {
        found = stack
        break
      }
      guard inner != container, hierarchy.views[inner].parent != nil,
        !hierarchy.isPresented(hierarchy.views[inner])
      else { break }
      path.append(inner)
      guard let outer = hierarchy.views[inner].parent else { break }
      inner = outer
    }
    for inner in path.reversed() {
      // Views that a modifier of the stack adds are beside it.
      if found == nil, let outer = hierarchy.views[inner].parent,
        case .hStack = hierarchy.views[outer].content, hierarchy.views[inner].hostModifier == nil
      {
        found = outer
      }
      known[inner] = .some(found)
    }
    return found
  }

  /// - Parameter group: The list or stack that is read together, by its placed view; nil for the node
  ///   alone.
  private func entry(_ sibling: PlacedNode, in group: Int?) -> ReadingOrder.Entry {
    var entry = ReadingOrder.Entry(
      place: sibling.place,
      sortPriority: sibling.node.sortPriority,
      direction: sibling.node.layoutDirection
    )
    guard let group else { return entry }
    let frame = rendered.frame(of: hierarchy.views[group]) ?? hierarchy.views[group].frame
    entry.place = visible.place(of: frame, in: group)
    entry.sortPriority = 0
    return entry
  }

  /// The place of a container in reading order: that of its first visible child (A8.3).
  func place(of children: [PlacedNode], idiom: UserInterfaceIdiom) -> Rect? {
    let shown = children.filter { $0.node.visibleFrame != nil }
    let candidates = shown.isEmpty ? children : shown
    let entries = candidates.map { entry($0, in: nil) }
    return ReadingOrder.geometricOrder(entries, idiom).first.map { candidates[$0].place }
  }

  /// For each placed view the outermost list or table that it is in.
  static func lists(in hierarchy: ViewHierarchy) -> [Int?] {
    var lists = [Int?](repeating: nil, count: hierarchy.views.count)
    for view in hierarchy.views {
      guard let parent = view.parent else { continue }
      // A presentation is in no list.
      if view.hostModifier != nil, hierarchy.isPresented(view) { continue }
      // A column of a split view is read by itself (A2.38).
      if case .control(.navigationStack(let levels)) = hierarchy.views[parent].content,
        levels.isColumn
      {
        continue
      }
      if let outer = lists[parent] {
        lists[view.index] = outer
      } else if case .control(let control) = hierarchy.views[parent].content,
        control.semantics.isReadTogether, view.hostModifier == nil
      {
        lists[view.index] = parent
      }
    }
    return lists
  }
}
