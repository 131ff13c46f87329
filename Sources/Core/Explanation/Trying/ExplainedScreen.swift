package import LayoutCore

/// A screen in its variants, whose views can be changed to see what comes of it (E1.1).
package struct ExplainedScreen {
  /// A variant of the screen.
  package struct Variant {
    /// The name by which it is told from the others.
    package let name: String
    package let scene: LayoutScene
    fileprivate let written: WrittenNodes
  }

  /// The variants, the usual one first; those that have other views than it are left out.
  package let variants: [Variant]
  /// The names of those that are left out.
  package let leftOut: [String]
  let measurer: any TextMeasurer
  /// The variants as they are written.
  let states: [ScreenState]

  /// Lays a screen out in its variants.
  ///
  /// - Parameters:
  ///   - variants: The variants with their names, the usual one first.
  ///   - places: For each variant the nodes whose places in the source are known; empty for none.
  ///   - measurer: Measures texts.
  package init(
    _ variants: [(name: String, scene: LayoutScene)],
    places: [[Int]],
    measurer: any TextMeasurer
  ) {
    var kept: [Variant] = []
    var leftOut: [String] = []
    for (index, variant) in variants.enumerated() {
      let tree = variant.scene.tree
      let known = places.indices.contains(index) ? places[index] : []
      let written = known.isEmpty ? WrittenNodes(tree) : WrittenNodes(tree, at: known)
      if let usual = kept.first,
        !usual.written.isAlike(usual.scene.tree, written, tree)
      {
        leftOut.append(variant.name)
      } else {
        kept.append(Variant(name: variant.name, scene: variant.scene, written: written))
      }
    }
    self.variants = kept
    self.leftOut = leftOut
    self.measurer = measurer
    states = kept.map { ScreenState($0.scene.layout(measurer: measurer)) }
  }

  /// The views of the usual variant.
  package var tree: ViewTree { variants[0].scene.tree }
  /// The nodes of the usual variant that its source has.
  package var written: WrittenNodes { variants[0].written }

  /// The usual variant as it is laid out.
  package var usual: LayoutResult { variants[0].scene.layout(measurer: measurer) }

  /// The node of a variant that is a node of the usual one; nil for what a control makes.
  func node(_ node: Int, in variant: Int) -> Int? {
    guard variant > 0 else { return node }
    return written.ordinal(of: node).map { variants[variant].written.positions[$0] }
  }

  /// The node of the usual variant that is, or is around, a node of another.
  func usualNode(_ node: Int, in variant: Int) -> Int? {
    var next: Int? = node
    while let node = next {
      if let ordinal = variants[variant].written.ordinal(of: node) {
        return written.positions[ordinal]
      }
      next = variants[variant].scene.tree.parent(of: node)
    }
    return nil
  }

  /// A variant with changes, whose nodes are those of the usual variant.
  package func scene(_ variant: Int, with changes: [LayoutChange]) -> LayoutScene? {
    var scene = variants[variant].scene
    for change in changes {
      guard let node = node(change.node, in: variant) else { return nil }
      change.apply(to: &scene.tree, at: node)
    }
    return scene
  }

  /// The faults of a view of the usual variant in another, with or without changes; nil where it is
  /// not shown.
  package func faults(
    of view: Int,
    in variant: Int,
    with changes: [LayoutChange] = []
  ) -> LayoutFaults? {
    guard let node = node(view, in: variant),
      let state = changes.isEmpty ? states[variant] : state(variant, with: changes),
      state.views.contains(where: { $0.source == node })
    else { return nil }
    return state.faults(of: node)
  }

  /// A variant's views after changes.
  func state(_ variant: Int, with changes: [LayoutChange]) -> ScreenState? {
    scene(variant, with: changes).map { ScreenState($0.layout(measurer: measurer)) }
  }
}
