/// A screen that changes and is laid out again and again.
///
/// ```swift
/// let layout = IncrementalLayout(scene)
/// layout.setContent(.text("Avocado Toast"), at: title)
/// let frame = layout.layout().view(withID: "title")?.frame
/// ```
///
/// The result is always that of a fresh layout, to the last bit. Another proposal to the root,
/// other characters of a text, another value of a leaf, a stack or a modifier cost as much as
/// depends on them. Inserted, removed and moved views, another value of the environment and other
/// changes of a node cost the same, and those views are resolved again; all others keep their
/// nodes. Inside of containers other than stacks, groups and scroll views, as in a grid, a list or
/// a custom layout, the container is resolved with them; the content of a geometry reader is
/// resolved again when the reader's place changes. All views are resolved anew after another
/// ``scene``.
///
/// A result stays valid, but one that is still in use when the screen changes keeps the layout's
/// data, and a copy continues, which takes time in proportion to all views.
public final class IncrementalLayout {
  private let measurer: any TextMeasurer
  private var engine: LayoutEngine
  /// The scene while all views have to be resolved anew, which the next layout does.
  private var unresolved: LayoutScene?
  /// The nodes whose content has changed since they were last read; nil if they are too many to
  /// list, or are not observed.
  @exclusivity(unchecked) private var changedNodes: [Int]?
  /// The largest number of nodes that are listed.
  private static let mostChangedNodes = 64

  /// Resolves a scene.
  ///
  /// - Parameters:
  ///   - scene: The views and the environment in which they are shown.
  ///   - measurer: The source of text measurements.
  public init(_ scene: LayoutScene, measurer: any TextMeasurer = FixedTextMeasurer()) {
    self.measurer = measurer
    engine = LayoutEngine(scene, measurer: measurer)
  }

  /// The current scene; one that is set may have nothing in common with it.
  public var scene: LayoutScene {
    get {
      if let unresolved { return unresolved }
      var scene = engine.scene
      for (view, content) in engine.changes { scene.tree.setContent(content, at: view) }
      return scene
    }
    set { unresolved = newValue }
  }

  /// The size or proposal of the root.
  public var host: LayoutScene.Host {
    get { unresolved?.host ?? engine.scene.host }
    set {
      if unresolved == nil {
        makeEngineUnique()
        if engine.setHost(newValue) { return }
      }
      changeScene { $0.host = newValue }
    }
  }

  /// The content of a node.
  ///
  /// - Parameter node: Its position in the view tree.
  public func content(at node: Int) -> ViewContent {
    unresolved?.tree.nodes[node].content ?? engine.content(of: node)
  }

  /// The node around a node; nil at the top.
  ///
  /// Reading the tree of ``scene`` instead may cost a copy of all views.
  ///
  /// - Parameter node: Its position in the view tree.
  public func parent(of node: Int) -> Int? {
    unresolved.map { $0.tree.parent(of: node) } ?? engine.scene.tree.parent(of: node)
  }

  /// The front end's number for the maker of a node; nil if it has none.
  ///
  /// Reading the tree of ``scene`` instead may cost a copy of all views.
  ///
  /// - Parameter node: Its position in the view tree.
  public func owner(of node: Int) -> Int32? {
    if let unresolved { return unresolved.tree.owner(of: node) }
    return engine.scene.tree.owner(of: node)
  }

  /// Replaces the content of a node, such as a text's characters or a modifier's value.
  ///
  /// - Precondition: That of ``ViewTree/setContent(_:at:)``.
  /// - Parameters:
  ///   - content: The new content of the node.
  ///   - node: Its position in the view tree.
  public func setContent(_ content: ViewContent, at node: Int) {
    note(node)
    guard unresolved == nil else { return changeScene { $0.tree.setContent(content, at: node) } }
    makeEngineUnique()
    // Views are counted before they change.
    let site = engine.content(of: node).isGroup || content.isGroup ? engine.editSite(of: node) : nil
    if site == nil, engine.change(node, to: content) { return }
    let other = site ?? engine.editSite(of: node)
    edit(other) { $0.setContent(content, at: node) }
  }

  private func note(_ node: Int) {
    guard let count = changedNodes?.count else { return }
    if count < IncrementalLayout.mostChangedNodes {
      changedNodes?.append(node)
    } else {
      changedNodes = nil
    }
  }

  /// Returns the nodes changed by ``setContent(_:at:)`` since the last call; nil for too many to
  /// list, and the first time.
  ///
  /// They are all the differences of two results that share their ``LayoutResult/places``.
  package func takeChangedNodes() -> [Int]? {
    defer { changedNodes = [] }
    return changedNodes
  }

  /// Inserts views, which get new positions in the view tree.
  ///
  /// - Precondition: That of ``ViewTree/insert(_:at:in:)``.
  /// - Parameters:
  ///   - views: The views, with all that is inside of them.
  ///   - index: The number of the parent's children before them.
  ///   - parent: The container that they belong to, by its position in the view tree; nil for the
  ///     top level.
  /// - Returns: The positions of the topmost inserted views.
  @discardableResult
  public func insert(_ views: ViewTree, at index: Int, in parent: Int?) -> [Int] {
    guard unresolved == nil else {
      return changeScene { $0.tree.insert(views, at: index, in: parent) }
    }
    makeEngineUnique()
    let outer = parent.map { engine.siteInside(of: $0) } ?? nil
    let inserted = engine.editTree { $0.insert(views, at: index, in: parent) }
    for root in inserted { engine.forgetNodes(of: root) }
    if let outer, unresolved == nil {
      resolveAgain(outer, isEmpty: false)
    } else {
      for root in inserted { resolveInserted(root) }
    }
    return inserted
  }

  /// Removes a node with all that is inside of it.
  ///
  /// - Parameter node: Its position in the view tree.
  /// - Returns: The removed subtree.
  @discardableResult
  public func remove(_ node: Int) -> ViewTree {
    guard unresolved == nil else { return changeScene { $0.tree.remove(node) } }
    makeEngineUnique()
    let site = engine.editSite(of: node)
    let removed = engine.editTree { $0.remove(node) }
    resolveAgain(site, isEmpty: site.root == node)
    return removed
  }

  /// Moves a node with all that is inside of it; it keeps its position.
  ///
  /// - Parameters:
  ///   - node: Its position in the view tree.
  ///   - index: The number of the parent's other children before it afterwards.
  ///   - parent: The container that it belongs to afterwards; nil for the top level.
  public func move(_ node: Int, to index: Int, in parent: Int?) {
    guard unresolved == nil else {
      return changeScene { $0.tree.move(node, to: index, in: parent) }
    }
    makeEngineUnique()
    let site = engine.editSite(of: node)
    engine.editTree { $0.detach(node) }
    engine.forgetNodes(of: node)
    resolveAgain(site, isEmpty: site.root == node)
    guard unresolved == nil else {
      return changeScene { $0.tree.attach(node, at: index, in: parent) }
    }
    let outer = parent.map { engine.siteInside(of: $0) } ?? nil
    engine.editTree { $0.attach(node, at: index, in: parent) }
    if let outer { resolveAgain(outer, isEmpty: false) } else { resolveInserted(node) }
  }

  /// Lays out another scene with the same measurer, without a change here.
  package func layout(of scene: LayoutScene) -> LayoutResult {
    IncrementalLayout(scene, measurer: measurer).layout()
  }

  /// Lays out the current scene.
  ///
  /// - Returns: The frames, in points from the scene's top left corner.
  public func layout() -> LayoutResult {
    if let scene = unresolved {
      unresolved = nil
      engine = LayoutEngine(scene, measurer: measurer)
    } else if engine.dependsOnPlaces {
      // Nodes that depend on places are resolved during layout.
      makeEngineUnique()
    }
    let result = engine.layoutOnce()
    engine = result.engine
    return result
  }

  /// Writes the changed content of views into the scene, all at once, as that may copy it.
  func writeChanges() {
    guard unresolved == nil, !engine.changes.isEmpty else { return }
    makeEngineUnique()
    engine.editTree { _ in }
  }

  /// Replaces the scene by an equal version of it.
  ///
  /// - Parameter positions: For each node of the view tree, its position in the version.
  func adopt(_ version: LayoutScene, _ positions: [Int32]) {
    guard unresolved == nil else { return unresolved = version }
    makeEngineUnique()
    engine.adopt(version.tree, positions)
    if host != version.host { host = version.host }
  }

  /// Changes a node of the view tree, which is resolved again with all that is inside of it.
  package func edit(_ node: Int, _ change: (inout ViewTree) -> Void) {
    guard unresolved == nil else { return changeScene { change(&$0.tree) } }
    makeEngineUnique()
    edit(engine.editSite(of: node), change)
  }

  private func edit(_ site: EditSite, _ change: (inout ViewTree) -> Void) {
    engine.editTree(change)
    resolveAgain(site, isEmpty: false)
  }

  private func resolveAgain(_ site: EditSite, isEmpty: Bool) {
    if let next = engine.resolveAgain(site, isEmpty: isEmpty) {
      engine = next
    } else {
      unresolved = engine.scene
    }
  }

  /// Resolves views inserted at a place without any.
  private func resolveInserted(_ root: Int) {
    // The ancestors may have been resolved before.
    if unresolved != nil || engine.hasNodes(of: root) { return }
    var site = engine.editSite(of: root)
    site.count = 0
    resolveAgain(site, isEmpty: false)
  }

  /// Changes the scene, of which all views have to be resolved anew.
  private func changeScene<Result>(_ change: (inout LayoutScene) -> Result) -> Result {
    var scene = scene
    unresolved = nil
    defer { unresolved = scene }
    return change(&scene)
  }

  /// Copies the engine if results still use it.
  private func makeEngineUnique() {
    if !isKnownUniquelyReferenced(&engine) { engine = LayoutEngine(copying: engine) }
  }
}
