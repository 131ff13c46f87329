import LayoutCore

/// What few nodes have, each of which takes no room for it otherwise.
final class NodeExtras {
  var requests: RequestHandlers?
  var emissionKey: AnyHashable?
  var source: (any AnimatableSource)?
  var leaving: [GraphNode] = []
  var containerModifiers: [ModifierContent] = []
  var hidden: HiddenViews?
}
