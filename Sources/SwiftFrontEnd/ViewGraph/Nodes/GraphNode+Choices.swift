public import LayoutCore

/// Which views of a node are there although nobody sees them.
@MainActor
final class HiddenViews {
  /// What chooses among the views inside.
  var choice: GraphNode.Choice?
  /// The nodes inside that it has chosen.
  var chosen: [GraphNode] = []
  /// A part that nobody sees.
  var closedPart: ChildKey?
}

/// Containers that have views of which they show some: tabs, levels of a stack, what fits.
///
/// Views that are not shown are there and keep their state, but have not appeared (V7.7).
extension GraphNode {
  /// Chooses among the views inside: the nodes around those that are shown, each anywhere below; nil
  /// leaves the choice as it is.
  ///
  /// It is asked after each update, and with a layout after each one of these.
  public typealias Choice = @MainActor (GraphNode, LayoutResult?) -> [GraphNode]?

  /// Evaluates the children of a container that shows some of its views.
  ///
  /// What is made appears once the container has chosen, in the order in which it has been made.
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

  /// Says which part of the node is there although nobody sees it, such as what a menu has to offer;
  /// nil for none.
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

  /// The outermost node below a container, or below another one, that has no other views than this one.
  public final func outermost(below container: GraphNode) -> GraphNode {
    var node = self
    while let around = node.parent, around !== container, around.viewCount == 1 { node = around }
    return node
  }
}

extension ViewGraph {
  /// Does something once containers that are being evaluated have chosen what they show, or at once.
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

  /// Asks containers what they show now, the outermost first.
  func choose(_ result: LayoutResult?) {
    for node in choosers { node.choose(result) }
  }
}
