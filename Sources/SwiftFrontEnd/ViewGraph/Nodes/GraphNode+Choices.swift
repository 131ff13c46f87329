public import LayoutCore

/// The views of a node that exist but are not shown.
@MainActor
final class HiddenViews {
  /// The closure that chooses among the views inside.
  var choice: GraphNode.Choice?
  /// The chosen nodes.
  var chosen: [GraphNode] = []
  /// The key of a part that is not shown.
  var closedPart: ChildKey?
}

/// Containers that show some of their views: tabs, levels of a stack, `ViewThatFits`.
///
/// Views that are not shown exist and keep their state, but have not appeared (V7.7).
extension GraphNode {
  /// Chooses among the views inside: returns the nodes around those that are shown, each anywhere
  /// below; nil leaves the choice unchanged.
  ///
  /// It is called after each update, and with a layout after each of these.
  public typealias Choice = @MainActor (GraphNode, LayoutResult?) -> [GraphNode]?

  /// Evaluates the children of a container that shows some of its views.
  ///
  /// New views appear once the container has chosen, in the order in which they were made.
  public final func updateChildren(choosing choice: @escaping Choice, _ update: () -> Void) {
    graph.holdArrivals {
      if !choosesViews { graph.addChooser(self) }
      choosesViews = true
      makeHidden().choice = choice
      update()
      choose(nil)
    }
  }

  /// Shows all of the views again.
  final func endChoosing() {
    guard choosesViews else { return }
    for view in hidden?.chosen ?? [] { view.isChosen = false }
    choosesViews = false
    hidden = nil
    graph.removeChooser(self)
  }

  /// Marks a part of the node that exists but is not shown, such as the items of a menu; nil for
  /// none.
  public final func setClosedPart(_ key: ChildKey?) {
    if key == nil, hidden == nil { return }
    makeHidden().closedPart = key
    graph.hasHiddenParts = true
  }

  final func choose(_ result: LayoutResult?) {
    guard !isRemoved, let hidden, let new = hidden.choice?(self, result) else { return }
    let old = hidden.chosen
    if new.count == old.count, zip(new, old).allSatisfy({ $0 === $1 }) { return }
    for view in old { view.isChosen = false }
    for view in new { view.isChosen = true }
    hidden.chosen = new
  }

  private func makeHidden() -> HiddenViews {
    let made = hidden ?? HiddenViews()
    hidden = made
    return made
  }

  /// Whether all containers around the view show it.
  public final var isShown: Bool {
    guard graph.hasHiddenParts else { return true }
    var inside = self
    var isChosen = inside.isChosen
    while let around = inside.parent {
      if let closed = around.hidden?.closedPart, closed == inside.key { return false }
      if around.choosesViews {
        guard isChosen else { return false }
        isChosen = false
      }
      if around.isChosen { isChosen = true }
      inside = around
    }
    return true
  }

  /// The outermost node below a container, or below another one, with no other views than this one.
  public final func outermost(below container: GraphNode) -> GraphNode {
    var node = self
    while let around = node.parent, around !== container, around.viewCount == 1 { node = around }
    return node
  }
}

extension ViewGraph {
  /// Runs an action once containers that are being evaluated have chosen their views, or at once.
  public func arrive(_ action: @escaping () -> Void) {
    if arrivalHolds > 0 { arrivals.append(action) } else { action() }
  }

  func holdArrivals(_ body: () -> Void) {
    arrivalHolds += 1
    body()
    arrivalHolds -= 1
    guard arrivalHolds == 0, !arrivals.isEmpty else { return }
    let waiting = arrivals
    arrivals = []
    for action in waiting { action() }
  }

  func addChooser(_ node: GraphNode) {
    choosers.append(node)
    hasHiddenParts = true
  }

  func removeChooser(_ node: GraphNode) { choosers.removeAll { $0 === node } }

  /// Lets containers choose their views, the outermost first.
  func choose(_ result: LayoutResult?) {
    for node in choosers { node.choose(result) }
  }
}
