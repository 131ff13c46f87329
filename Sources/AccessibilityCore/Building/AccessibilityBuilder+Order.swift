internal import LayoutCore

/// The order of reading among the children of a container, and where they are by what can be seen.
extension AccessibilityBuilder {
  /// A finished node and its place among its siblings.
  struct PlacedNode {
    var node: AccessibilityNode
    var place: Rect
    /// The list that it is in.
    var list: Int?
  }

  /// The positions of siblings in the order in which they are read.
  ///
  /// What is in a list is read together, in the order of its rows, where the list is (A8.4, A8.6).
  ///
  /// - Parameter list: The list that the container of the siblings is in.
  func order(
    _ siblings: [PlacedNode],
    in list: Int?,
    keepsSourceOrder: Bool,
    idiom: UserInterfaceIdiom
  ) -> [Int] {
    var groups: [Range<Int>] = []
    for (index, sibling) in siblings.enumerated() {
      if let last = groups.last, let own = sibling.list, own != list,
        siblings[last.lowerBound].list == own
      {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    let entries = groups.map { group in
      entry(siblings[group.lowerBound], isGroup: siblings[group.lowerBound].list != list)
    }
    let order = ReadingOrder.order(entries, keepsSourceOrder: keepsSourceOrder, idiom: idiom)
    if groups.count == siblings.count { return order }
    return order.flatMap { position in
      groups[position].stablySorted {
        siblings[$0].node.sortPriority > siblings[$1].node.sortPriority
      }
    }
  }

  private func entry(_ sibling: PlacedNode, isGroup: Bool) -> ReadingOrder.Entry {
    var entry = ReadingOrder.Entry(
      place: sibling.place,
      sortPriority: sibling.node.sortPriority,
      direction: sibling.node.layoutDirection
    )
    guard isGroup, let list = sibling.list else { return entry }
    let frame = rendered.frame(of: hierarchy.views[list]) ?? hierarchy.views[list].frame
    entry.place = visible.place(of: frame, in: list)
    entry.sortPriority = 0
    return entry
  }

  /// Where a container is: where the first of its children is that can be seen, by geometry (A8.3).
  func place(of children: [PlacedNode], idiom: UserInterfaceIdiom) -> Rect? {
    let shown = children.filter { $0.node.visibleFrame != nil }
    let candidates = shown.isEmpty ? children : shown
    let entries = candidates.map { entry($0, isGroup: false) }
    return ReadingOrder.geometricOrder(entries, idiom).first.map { candidates[$0].place }
  }

  /// For each placed view the outermost list or table that it is in.
  static func lists(in hierarchy: ViewHierarchy) -> [Int?] {
    var lists = [Int?](repeating: nil, count: hierarchy.views.count)
    for view in hierarchy.views {
      guard let parent = view.parent else { continue }
      // What covers the scene lies in no list.
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
