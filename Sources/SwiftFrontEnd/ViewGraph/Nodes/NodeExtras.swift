import LayoutCore

/// Rarely used properties of nodes, kept apart to save memory.
final class NodeExtras {
  var requests: RequestHandlers?
  var emissionKey: AnyHashable?
  var source: (any AnimatableSource)?
  var leaving: [GraphNode] = []
  var containerModifiers: [ModifierContent] = []
  var hidden: HiddenViews?
}
