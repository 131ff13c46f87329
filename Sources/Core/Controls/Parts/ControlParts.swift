public import LayoutCore

/// The parts of the controls of a screen that has been laid out, by name.
///
/// Making it takes one walk over the view tree; the parts of a control are found in time linear in
/// its views, so that those of all controls take linear time together.
public struct ControlParts {
  private let hierarchy: ViewHierarchy
  private let tree: ViewTree
  /// For each node of the view tree the node of the innermost part that it is in; −1 for none of the
  /// innermost control around it.
  package let partNodes: [Int32]

  /// Finds the parts of the controls of a result.
  public init(_ result: LayoutResult) {
    self.init(tree: result.scene.tree, hierarchy: ViewHierarchy(result))
  }

  package init(tree: ViewTree, hierarchy: ViewHierarchy) {
    self.init(tree: tree, hierarchy: hierarchy, partNodes: ControlParts.partNodes(of: tree))
  }

  /// Finds the parts in a tree for which the part of each node is known (``partNodes``).
  package init(tree: ViewTree, hierarchy: ViewHierarchy, partNodes: [Int32]) {
    self.hierarchy = hierarchy
    self.tree = tree
    self.partNodes = partNodes
  }

  /// Finds the parts; those of a control in a part of another one are separate.
  private static func partNodes(of tree: ViewTree) -> [Int32] {
    var parts = [Int32](repeating: -1, count: tree.nodes.count)
    for node in tree.subtree(of: nil) {
      guard let outer = tree.parent(of: node) else { continue }
      if case .slot = tree.nodes[outer].content {
        parts[node] = Int32(outer)
      } else if case .control = tree.nodes[outer].content {
        parts[node] = -1
      } else {
        parts[node] = parts[outer]
      }
    }
    return parts
  }

  /// The part of a view in the innermost control around it; nil outside of controls and for views
  /// that only arrange parts.
  public func part(of view: PlacedView) -> ControlPart? { part(ofNode: partNodes[view.source]) }

  /// The parts of a control, in the order of the tree; a part of several views is listed once for
  /// each.
  ///
  /// - Parameter control: The control's position among `LayoutResult.views`.
  public func parts(of control: Int) -> [PlacedPart] {
    var parts: [PlacedPart] = []
    var waiting = Array(hierarchy.children(of: control).reversed())
    var around: [Int32] = []
    while let index = waiting.popLast() {
      let view = hierarchy.views[index]
      let node = partNodes[view.source]
      around.removeAll(keepingCapacity: true)
      var outer = node
      // The parts that the view around this one is not in, either.
      let parent = view.parent.flatMap { $0 == control ? nil : hierarchy.views[$0].source }
      while outer >= 0, parent.map({ isIn(outer, $0) }) != true {
        around.append(outer)
        outer = partNodes[Int(outer)]
      }
      for node in around.reversed() {
        guard let part = part(ofNode: node) else { continue }
        var placed = PlacedPart(part, view: index, frame: frame(of: view, in: node))
        if part == .switch { placed.drawnFrame = drawnFrame(ofSwitch: placed, in: control) }
        parts.append(placed)
        if part == .stepper { parts += buttons(ofStepper: view, in: node) }
      }
      waiting += ownContent(of: index).reversed()
      if part(ofNode: node)?.isGiven != true, !isControl(view) {
        waiting += hierarchy.children(of: index).reversed()
      }
    }
    return parts
  }

  /// The frame of a part of a control, in points from the scene's top left corner, before effects;
  /// around all its views if it has several, nil if it has none.
  public func frame(of part: ControlPart, in control: Int) -> Rect? {
    let frames = parts(of: control).lazy.filter { $0.part == part }.map(\.frame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The views of a part of a control, by their positions among ``LayoutResult/views``: the
  /// outermost ones.
  package func views(of part: ControlPart, in control: Int) -> [Int] {
    parts(of: control).filter { $0.part == part }.map(\.view)
  }

  /// The first view of a part of a control.
  package func view(of part: ControlPart, in control: Int) -> Int? {
    parts(of: control).first { $0.part == part }?.view
  }

  // MARK: Views

  private func part(ofNode node: Int32) -> ControlPart? {
    guard node >= 0, case .slot(let part) = tree.nodes[Int(node)].content else { return nil }
    return part
  }

  /// Whether a node of the view tree is in a part of the innermost control around it.
  private func isIn(_ part: Int32, _ node: Int) -> Bool {
    var next = partNodes[node]
    while next >= 0, next != part { next = partNodes[Int(next)] }
    return next == part
  }

  /// The views that a control's own modifiers add, such as bars beside its content; not those that
  /// modifiers of given views add.
  private func ownContent(of view: Int) -> [Int] {
    guard hierarchy.hasContent(view) else { return [] }
    return hierarchy.modifiers(of: view).flatMap { modifier in
      let isGiven = part(ofNode: partNodes[modifier.placed.source])?.isGiven == true
      return isGiven ? [] : modifier.content
    }
  }

  private func isControl(_ view: PlacedView) -> Bool {
    if case .control = view.content { true } else { false }
  }

  /// The frame of a view with those of its modifiers that are in the part.
  private func frame(of view: PlacedView, in part: Int32) -> Rect {
    guard view.isModified else { return view.frame }
    return view.modifiers.last { isIn(part, $0.source) }?.frame ?? view.frame
  }

  private func drawnFrame(ofSwitch placed: PlacedPart, in control: Int) -> Rect {
    let overhang = tree.controlMetrics(of: hierarchy.views[control].source).switchOverhang
    var frame = placed.frame
    frame.size.width += overhang
    switch hierarchy.views[placed.view].environment.layoutDirection {
    case .leftToRight: break
    case .rightToLeft: frame.origin.x -= overhang
    }
    return frame
  }

  /// The halves of a stepper.
  private func buttons(ofStepper view: PlacedView, in part: Int32) -> [PlacedPart] {
    var (leading, trailing) = (frame(of: view, in: part), frame(of: view, in: part))
    leading.size.width /= 2
    trailing.size.width /= 2
    switch view.environment.layoutDirection {
    case .leftToRight: trailing.origin.x += trailing.size.width
    case .rightToLeft: leading.origin.x += leading.size.width
    }
    return [
      PlacedPart(.decrementButton, view: view.index, frame: leading),
      PlacedPart(.incrementButton, view: view.index, frame: trailing),
    ]
  }
}
