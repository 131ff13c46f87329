/// The visible views of a layout, in the order of the tree.
///
/// Usually that is every view. Views that a ``ViewContent/viewThatFits(axes:)`` did not choose are
/// left out here, so that no export, drawing order or accessibility tree contains them.
final class ShownViews {
  /// A visible view: its own node and those of its modifiers.
  struct Instance {
    /// Position in the view tree.
    var view: Int32
    var node: Int32
    /// The instance of the container or host around it, −1 for none.
    var parent: Int32
    /// The modifier of the host whose content this is, −1 for a child of a container.
    var hostModifier: Int32
    /// The position after the last instance inside.
    var end: Int32 = 0
    /// The modifiers, innermost first.
    var modifiers: Range<Int32> = 0..<0
    var environment: Int32
  }

  /// A modifier of an instance and the node whose frame it has.
  struct Modifier {
    var view: Int32
    var node: Int32
    /// The instances of the views of an overlay or background.
    var content: Range<Int32> = 0..<0
  }

  let instances: [Instance]
  let modifiers: [Modifier]
  /// The first instance of each id.
  let instancesByID: [String: Int]

  /// For each instance, the end of its children and the start of its modifiers' content.
  private(set) lazy var contentStarts: [Int32] = {
    var starts = instances.map(\.end)
    for (index, instance) in instances.enumerated().reversed()
    where instance.hostModifier >= 0 && instance.parent >= 0 {
      starts[Int(instance.parent)] = Int32(index)
    }
    return starts
  }()

  /// Lists the views that an engine has placed.
  init(_ engine: LayoutEngine) {
    let tree = engine.scene.tree
    (instances, modifiers) = tree.nodes.withBufferView { views in
      var lister = ShownViewLister(engine, views)
      lister.list()
      return (lister.instances, lister.modifiers)
    }
    var first: [String: Int] = [:]
    if !tree.identifiers.isEmpty {
      for (index, instance) in instances.enumerated() {
        guard let id = tree.identifier(of: Int(instance.view)), first[id] == nil else { continue }
        first[id] = index
      }
    }
    instancesByID = first
  }
}
