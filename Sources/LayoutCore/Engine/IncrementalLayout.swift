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
/// cost the same, and those views are resolved again; a few nanoseconds go to each view behind them.
/// Where there is more around them than stacks, groups and scroll views, as in a grid or a list, that
/// is resolved with them. All views are resolved anew in a screen in which a layout of the user's
/// decides, views depend on a geometry reader or a modifier of a group makes several views of it, and
/// after another ``scene``.
///
/// A result is good for ever, but one that is still in use when the screen changes keeps what the
/// layout knows, and a copy goes on, which takes time in proportion to all views.
public final class IncrementalLayout {
  private let measurer: any TextMeasurer
  private var engine: LayoutEngine
  /// The scene once all views have to be resolved anew, which the next layout does.
  private var unresolved: LayoutScene?

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

  /// What the root is offered.
  public var host: LayoutScene.Host {
    get { unresolved?.host ?? engine.scene.host }
    set {
      if unresolved == nil, engine.setHost(newValue) { return }
      changeScene { $0.host = newValue }
    }
  }

  /// What a node is.
  ///
  /// - Parameter node: Its position in the view tree.
  public func content(at node: Int) -> ViewContent {
    unresolved?.tree.nodes[node].content ?? engine.content(of: node)
  }

  /// Replaces what a node is, such as a text's characters or a modifier's value.
  ///
  /// - Precondition: That of ``ViewTree/setContent(_:at:)``.
  /// - Parameters:
  ///   - content: What the node is from now on.
  ///   - node: Its position in the view tree.
  public func setContent(_ content: ViewContent, at node: Int) {
    guard isResolved else { return changeScene { $0.tree.setContent(content, at: node) } }
    makeEngineUnique()
    switch engine.change(node, to: content) {
    case .done: break
    case .needsResolving: edit(node) { _ in }
    case .failed: unresolved = scene
    }
  }

  /// Inserts views; those behind them move in the view tree.
  ///
  /// - Precondition: That of ``ViewTree/insert(_:at:in:)``.
  /// - Parameters:
  ///   - views: The views, with all that is inside of them.
  ///   - index: How many children of the parent come before them.
  ///   - parent: The container that they belong to, by its position in the view tree; nil for the top
  ///     level.
  public func insert(_ views: ViewTree, at index: Int, in parent: Int?) {
    let position = withTree { $0.position(ofChild: index, in: parent) }
    edit(position..<position + views.nodes.count, formerCount: 0, in: parent) {
      $0.insert(views, at: index, in: parent)
    }
  }

  /// Removes a node with all that is inside of it; those behind it move in the view tree.
  ///
  /// - Parameter node: Its position in the view tree.
  /// - Returns: What was removed.
  @discardableResult
  public func remove(_ node: Int) -> ViewTree {
    let (count, parent) = withTree { ($0.nodes[node].end - node, $0.ancestors(of: node).last) }
    return edit(node..<node, formerCount: count, in: parent) { $0.remove(node) }
  }

  /// Moves a node with all that is inside of it; those between its places move in the view tree.
  ///
  /// - Parameters:
  ///   - node: Its position in the view tree.
  ///   - index: How many other children of the parent come before it afterwards.
  ///   - parent: The container that it belongs to afterwards, by its position without the node; nil
  ///     for the top level.
  public func move(_ node: Int, to index: Int, in parent: Int?) {
    insert(remove(node), at: index, in: parent)
  }

  /// Lays the scene out as it is now.
  ///
  /// - Returns: The frames, in points from the scene's top left corner.
  public func layout() -> LayoutResult {
    if let scene = unresolved {
      unresolved = nil
      engine = LayoutEngine(scene, measurer: measurer)
    }
    return engine.layout()
  }

  /// Replaces siblings by those of a version that the scene becomes step by step.
  func replace(_ replacement: ViewTreeDifference.Replacement, of tree: ViewTree) {
    edit(
      replacement.newViews,
      formerCount: replacement.views.count,
      in: replacement.parent
    ) {
      $0.replace(replacement, of: tree)
    }
  }

  /// Takes a version of the scene for what it is now, but for siblings that are to be replaced.
  func finishUpdate(to version: LayoutScene, with replacement: ViewTreeDifference.Replacement?) {
    guard isResolved else { return unresolved = version }
    makeEngineUnique()
    engine.setTree(version.tree)
    if let replacement {
      resolveAgain(
        replacement.newViews,
        formerCount: replacement.views.count,
        in: replacement.parent
      )
    }
    if host != version.host { host = version.host }
  }

  /// Changes a node of the view tree, which is resolved again with all that is inside of it.
  package func edit(_ node: Int, _ change: (inout ViewTree) -> Void) {
    let (end, parent) = withTree { ($0.nodes[node].end, $0.ancestors(of: node).last) }
    let views = node..<end
    edit(views, formerCount: views.count, in: parent, change)
  }

  /// Changes the view tree.
  ///
  /// - Parameters:
  ///   - views: The positions of what has changed, as they are afterwards.
  ///   - formerCount: How many nodes there were before in their place.
  ///   - parent: The node that these belong to.
  ///   - change: The change.
  private func edit<Result>(
    _ views: Range<Int>,
    formerCount: Int,
    in parent: Int?,
    _ change: (inout ViewTree) -> Result
  ) -> Result {
    guard isResolved else { return changeScene { change(&$0.tree) } }
    makeEngineUnique()
    let result = engine.editTree(change)
    resolveAgain(views, formerCount: formerCount, in: parent)
    return result
  }

  private func resolveAgain(_ views: Range<Int>, formerCount: Int, in parent: Int?) {
    if let next = engine.resolveAgain(views, formerCount: formerCount, in: parent) {
      engine = next
    } else {
      unresolved = engine.scene
    }
  }

  /// Whether the engine has the views as they are now, and can go on with others.
  var isResolved: Bool { unresolved == nil && engine.tree.isRepeatable }

  /// Changes the scene, of which all views have to be resolved anew.
  private func changeScene<Result>(_ change: (inout LayoutScene) -> Result) -> Result {
    var scene = scene
    unresolved = nil
    defer { unresolved = scene }
    return change(&scene)
  }

  /// Reads the view tree, but for the contents of its nodes.
  private func withTree<Result>(_ body: (ViewTree) -> Result) -> Result {
    if let unresolved { return body(unresolved.tree) }
    return body(engine.scene.tree)
  }

  /// Results that are still in use need the engine as it is.
  private func makeEngineUnique() {
    if !isKnownUniquelyReferenced(&engine) { engine = LayoutEngine(copying: engine) }
  }
}
