/// A screen that changes and is laid out again and again.
///
/// ```swift
/// let layout = IncrementalLayout(scene)
/// layout.setContent(.text("Avocado Toast"), at: title)
/// let frame = layout.layout().view(withID: "title")?.frame
/// ```
///
/// The result is always that of a fresh layout, to the last bit. Another proposal to the root, other
/// characters of a text, another value of a leaf, a stack or a modifier cost what depends on them.
/// Views that come, go or move, another value of the environment and whatever else a node becomes
/// cost the same, and those views are resolved again; all others keep their nodes. Where there is
/// more around them than stacks, groups and scroll views, as in a grid, a list or a layout of the
/// user's, that is resolved with them; what is inside of a geometry reader is resolved again when the
/// reader's place changes. All views are resolved anew after another ``scene``.
///
/// A result is good for ever, but one that is still in use when the screen changes keeps what the
/// layout knows, and a copy goes on, which takes time in proportion to all views.
public final class IncrementalLayout {
  private let measurer: any TextMeasurer
  private var engine: LayoutEngine
  /// The scene once all views have to be resolved anew, which the next layout does.
  private var unresolved: LayoutScene?
  /// The nodes whose content has changed since they were last read; nil if they are too many to
  /// list, or are not observed.
  @exclusivity(unchecked) private var changedNodes: [Int]?
  /// So many are told.
  private static let mostChangedNodes = 64

  /// Makes a scene ready.
  ///
  /// - Parameters:
  ///   - scene: The views and the place they are shown in.
  ///   - measurer: The source of text measurements.
  public init(_ scene: LayoutScene, measurer: any TextMeasurer = FixedTextMeasurer()) {
    self.measurer = measurer
    engine = LayoutEngine(scene, measurer: measurer)
  }

  /// The scene as it is now; another one may have nothing in common with it.
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
  /// To ask the tree of ``scene`` may cost a copy of all views.
  ///
  /// - Parameter node: Its position in the view tree.
  public func parent(of node: Int) -> Int? {
    unresolved.map { $0.tree.parent(of: node) } ?? engine.scene.tree.parent(of: node)
  }

  /// The number by which the front end knows what made a node; nil if it gave none.
  ///
  /// To ask the tree of ``scene`` may cost a copy of all views.
  ///
  /// - Parameter node: Its position in the view tree.
  public func owner(of node: Int) -> Int32? {
    if let unresolved { return unresolved.tree.owner(of: node) }
    return engine.scene.tree.owner(of: node)
  }

  /// Replaces what a node is, such as a text's characters or a modifier's value.
  ///
  /// - Precondition: That of ``ViewTree/setContent(_:at:)``.
  /// - Parameters:
  ///   - content: What the node is from now on.
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

  /// The nodes of which ``setContent(_:at:)`` has made something else since the last time that this was
  /// asked; nil for too many to be told, and the first time.
  ///
  /// They are all that differs between two results that share their ``LayoutResult/places``.
  package func takeChangedNodes() -> [Int]? {
    defer { changedNodes = [] }
    return changedNodes
  }

  /// Inserts views, which get positions of their own in the view tree.
  ///
  /// - Precondition: That of ``ViewTree/insert(_:at:in:)``.
  /// - Parameters:
  ///   - views: The views, with all that is inside of them.
  ///   - index: How many children of the parent come before them.
  ///   - parent: The container that they belong to, by its position in the view tree; nil for the top
  ///     level.
  /// - Returns: The positions of the views at the top of what was inserted.
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
  ///   - index: How many other children of the parent come before it afterwards.
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

  /// A layout of another scene by the same measurements, which changes nothing here.
  package func layout(of scene: LayoutScene) -> LayoutResult {
    IncrementalLayout(scene, measurer: measurer).layout()
  }

  /// Lays the scene out as it is now.
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

  /// Writes what views have become into the scene, which would be copied for it time and again.
  func writeChanges() {
    guard unresolved == nil, !engine.changes.isEmpty else { return }
    makeEngineUnique()
    engine.editTree { _ in }
  }

  /// Takes a version of the scene for what it is now.
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

  /// Resolves views that have come to be where none of them was.
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

  /// Results that are still in use need the engine as it is.
  private func makeEngineUnique() {
    if !isKnownUniquelyReferenced(&engine) { engine = LayoutEngine(copying: engine) }
  }
}
