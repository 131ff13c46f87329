/// Views that are resolved again in a tree that is resolved.
extension TreeResolver {
  /// Makes a resolver for some of a scene's views.
  init(_ scene: LayoutScene, part: Range<Int>, measurer: any TextMeasurer) {
    known = KnownViews()
    self.scene = scene
    self.measurer = measurer
    self.part = part
    environments = []
    styledText = StyledText("", in: scene.environment)
    traits = scene.tree.nodes.withUnsafeBufferPointer {
      TreeTraits(UnsafeBufferPointer(rebasing: $0[part]))
    }
    table = NodeTable(capacity: 0, needsSpacing: false, layoutSpacings: [])
  }

  /// Exchanges what is resolved so far with a tree, but for its views: to go on with what the tree
  /// has, and to give it back.
  mutating func exchange(with tree: LayoutTree) {
    swap(&table, &tree.table)
    swap(&environments, &tree.environments)
    swap(&zIndices, &tree.zIndices)
    swap(&texts, &tree.texts)
    swap(&sizings, &tree.sizings)
    swap(&measuredTexts, &tree.measuredTexts)
    swap(&guides, &tree.guides)
    swap(&effects, &tree.effects)
    swap(&grids, &tree.grids)
    swap(&lazyGrids, &tree.lazyGrids)
    swap(&trackCount, &tree.trackCount)
    swap(&depth, &tree.depth)
  }

  /// Takes the views out of the resolver, so that changing them takes no copy.
  mutating func takeViews() -> (
    instances: [LayoutTree.Instance], modifiers: [LayoutTree.Modifier]
  ) {
    defer { (instances, modifiers) = ([], []) }
    return (instances, modifiers)
  }

  /// Appends the nodes of the views in the part, with their container around them.
  ///
  /// - Parameters:
  ///   - container: The container's view; nil at the top.
  ///   - node: Its node, whose children they become.
  ///   - instance: Its instance, −1 at the top.
  mutating func appendPart(of container: Int?, inside node: Int, instance: Int) {
    if part?.isEmpty == true { return }
    styledTextEnvironment = -1
    parent = Int32(node)
    parentInstance = Int32(instance)
    var outer = node
    while outer >= 0 {
      level += 1
      outer = Int(nodes[outer].parent)
    }
    let environment = instance < 0 ? 0 : Int(instances[instance].environment)
    scene.tree.nodes.withUnsafeBufferPointer { views in
      self.views = views
      // What a scroll view holds is in a stack that nobody wrote.
      if container != nil, nodes[node].view < 0 { stackAxis = nodes[node].axis }
      followStack(nodes[node])
      emitChildren(of: container, environment: environment)
    }
  }
}
