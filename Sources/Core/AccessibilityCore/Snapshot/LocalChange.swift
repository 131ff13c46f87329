internal import Controls
internal import LayoutCore

/// An update of a snapshot after some views' content has changed and none has moved.
///
/// A view's nodes pass unchanged through most of the views around it: stacks, scroll views, lists
/// and modifiers without accessibility. So the nodes of the outermost view that does more than that
/// are made anew, by the builders that make all of them, and replace the former ones. If their
/// number or roles differ, or nodes around them might change, everything is made anew.
struct LocalChange {
  private let builder: AccessibilityBuilder
  private let places: ScreenStructure.SnapshotPlaces
  private var hierarchy: ViewHierarchy { builder.hierarchy }

  /// The largest number of views made anew for each that has changed.
  private static let mostViews = 512

  /// The changed nodes of a snapshot, by their positions; nil if everything is to be made anew.
  ///
  /// - Parameters:
  ///   - changed: The nodes of the view tree whose content has changed.
  ///   - result: The layout, whose views have not moved.
  ///   - structure: The structure of the screen.
  ///   - snapshot: The snapshot so far.
  ///   - views: The placed view of each of its nodes.
  static func nodes(
    changedBy changed: [Int],
    in result: LayoutResult,
    _ structure: ScreenStructure,
    _ snapshot: AccessibilitySnapshot,
    views: [Int]
  ) -> [(position: Int, node: AccessibilitySnapshot.Node)]? {
    guard let places = structure.snapshotPlaces, !structure.hasContentShapes,
      places.platform.cells.isEmpty
    else { return nil }
    let change = LocalChange(
      builder: AccessibilityBuilder(result, in: structure),
      places: places
    )
    let depth = min(result.placedScene.tree.depth, mostViews)
    return withStackSpace(levels: levelsOfLargeFrames(depth: depth)) {
      change.nodes(changedBy: changed, snapshot, views)
    }
  }

  private func nodes(
    changedBy changed: [Int],
    _ snapshot: AccessibilitySnapshot,
    _ views: [Int]
  ) -> [(position: Int, node: AccessibilitySnapshot.Node)]? {
    var roots: Set<Int> = []
    for node in changed {
      guard let root = root(of: node) else { return nil }
      roots.insert(root)
    }
    var nodes: [(position: Int, node: AccessibilitySnapshot.Node)] = []
    for root in roots.sorted() {
      guard let made = self.nodes(in: root, snapshot, views) else { return nil }
      nodes += made
    }
    return nodes
  }

  // MARK: Views

  /// The view around a changed node of the view tree whose nodes depend only on its content; nil if
  /// there is none, or it has too many views.
  private func root(of node: Int) -> Int? {
    guard places.repeatedViews[node] == nil, let start = places.placedViews[node] else {
      return nil
    }
    let innermostRow = row(around: start)
    var root = start
    var inner = start
    var part = builder.parts.part(of: hierarchy.views[start])
    while let outer = hierarchy.views[inner].parent {
      let view = hierarchy.views[outer]
      if outer == innermostRow || !passes(part, view) || !view.modifiers.allSatisfy(isSilent) {
        root = outer
        guard hierarchy.views[root].end - root <= LocalChange.mostViews else { return nil }
      }
      if case .control = view.content { part = nil }
      part = part ?? builder.parts.part(of: view)
      inner = outer
    }
    return root
  }

  /// The row of a list that a view is in; nil if it is in none.
  private func row(around view: Int) -> Int? {
    var next = places.platform.containerOfView[view]
    while let container = next {
      if places.platform.containers[container].role == .row {
        return places.platform.containers[container].view
      }
      next = places.platform.containers[container].parent
    }
    return nil
  }

  /// Whether the nodes of a view inside reach the view around unchanged.
  private func passes(_ part: ControlPart?, _ view: PlacedView) -> Bool {
    guard case .control(let control) = view.content else { return true }
    return part.map(control.semantics.passes) ?? false
  }

  /// Whether a modifier leaves the nodes of its view unchanged.
  private func isSilent(_ modifier: PlacedModifier) -> Bool {
    let content = modifier.content
    if case .hidden? = content { return false }
    if case .opacity(0)? = content { return false }
    if case .listRow? = content { return false }
    guard case .annotation(let annotation, _)? = content,
      let accessibility = annotation.value as? AccessibilityModifier
    else { return true }
    return switch accessibility {
    case .selection, .unselectable, .refreshable: true
    case .properties, .element, .children, .representation, .contentShape, .disabled, .redacted,
      .unredacted, .badge, .symbol, .decorative, .gesture, .styled:
      false
    }
  }

  // MARK: Nodes

  /// The nodes of a view and of those inside, to replace those that a snapshot has.
  private func nodes(
    in root: Int,
    _ snapshot: AccessibilitySnapshot,
    _ views: [Int]
  ) -> [(position: Int, node: AccessibilitySnapshot.Node)]? {
    let range = root..<hierarchy.views[root].end
    let tree = builder.finish(builder.nodes(of: root).drafts)
    guard builder.presented.isEmpty else { return nil }
    let inside = SnapshotBuilder(builder, openPickers: [])
    inside.build(tree)
    let made = inside.nodes()
    var known: [String: Int] = [:]
    for position in views.indices where range.contains(views[position]) {
      guard known.updateValue(position, forKey: snapshot.nodes[position].element.id) == nil else {
        return nil
      }
    }
    var nodes: [(position: Int, node: AccessibilitySnapshot.Node)] = []
    for index in made.indices where range.contains(inside.viewsOfNodes[index]) {
      guard let position = known.removeValue(forKey: made[index].element.id),
        let node = made[index].taking(the: snapshot.nodes[position])
      else { return nil }
      nodes.append((position, node))
    }
    return known.isEmpty ? nodes : nil
  }
}

extension AccessibilitySnapshot.Node {
  /// The node in the place of a former one, with its links to others; nil if it might change those.
  fileprivate func taking(the old: AccessibilitySnapshot.Node) -> AccessibilitySnapshot.Node? {
    var node = self
    node.stableID = old.stableID
    node.parent = old.parent
    node.children = old.children
    node.controls = old.controls
    if role == .row { node.element.position = old.element.position }
    let (new, before) = (node.element, old.element)
    guard role == old.role, isExpanded == old.isExpanded, cell == old.cell,
      new.id == before.id, new.kind == before.kind, new.view == before.view,
      new.frame == before.frame, new.sortPriority == before.sortPriority,
      new.relations == before.relations, new.rotors.isEmpty, before.rotors.isEmpty,
      new.language == before.language, new.layoutDirection == before.layoutDirection,
      new.traits.contains(.modal) == before.traits.contains(.modal),
      new.position?.index == before.position?.index,
      new.position?.count == before.position?.count, node.wantsFocus == old.wantsFocus
    else { return nil }
    return node
  }
}
