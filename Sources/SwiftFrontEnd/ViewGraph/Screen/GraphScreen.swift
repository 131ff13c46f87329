internal import Controls
public import LayoutCore

/// A screen with a graph of views: keeps the engine's tree up to date with them.
@MainActor
public final class GraphScreen {
  /// The views.
  public let graph: ViewGraph
  /// The surroundings of the views; its tree is ignored.
  public private(set) var surroundings: LayoutScene
  /// The layout that follows the views.
  public private(set) var layout: IncrementalLayout?
  private var measurer: any TextMeasurer
  /// The count of turns in which views were evaluated without a change.
  private var idleTurns = IdleTurns()
  /// The reason for which this screen is not used any more.
  private var failure: NonTerminatingScreen?
  private let appearance: (LayoutScene) -> ControlAppearance?
  private let alignments: (inout ViewTreeBuilder) -> Void

  /// Creates a screen without a layout.
  ///
  /// - Parameters:
  ///   - graph: The views.
  ///   - surroundings: Size, safe area and environment of the screen.
  ///   - measurer: Measures texts.
  ///   - appearance: Returns the app-wide appearance of controls, for each new tree (D9.24).
  ///   - alignments: Declares the custom alignments that the views use.
  public init(
    _ graph: ViewGraph,
    in surroundings: LayoutScene,
    measurer: any TextMeasurer,
    appearance: @escaping (LayoutScene) -> ControlAppearance? = { _ in nil },
    alignments: @escaping (inout ViewTreeBuilder) -> Void
  ) {
    self.graph = graph
    self.surroundings = surroundings
    self.measurer = measurer
    self.appearance = appearance
    self.alignments = alignments
    graph.onFlush = { [weak self] in self?.flush() }
  }

  /// Lays out what an update has changed, before the next one.
  private func flush() {
    graph.didLayOut(layOut())
    graph.transactions.end()
  }

  // A dropped screen has no more views: their tasks are cancelled, and observers are not notified.
  isolated deinit { graph.close() }

  /// Evaluates, lays out and runs actions until the screen rests.
  ///
  /// Tasks of views run until they wait for something. In a job of the main queue, as in tests,
  /// that is left to ``settled()``.
  ///
  /// - Throws: ``NonTerminatingScreen`` if it never does.
  @discardableResult
  public func settle() throws -> LayoutResult {
    try graph.clock.within { try settleNow() }
  }

  private func settleNow() throws -> LayoutResult {
    var rounds = 0
    graph.settlements += 1
    idleTurns.begin()
    while true {
      let result = try settleViews(&rounds)
      if isIdle || !takeTurns() { return result }
      rounds += 1
    }
  }

  /// Makes the rows of lazy containers that are not made yet, for documents of all content; these
  /// do not appear by that (V10.20).
  ///
  /// - Throws: ``NonTerminatingScreen`` if the screen never rests.
  public func completeRows() throws {
    guard !graph.makesAllRows else { return }
    let hasUnmadeRows = graph.hasUnmadeRows
    graph.makeAllRows()
    guard hasUnmadeRows else { return }
    graph.update()
    graph.didLayOut(layOut())
    graph.discardActions()
    try settle()
  }

  /// The same, and waits for the tasks of views.
  ///
  /// - Throws: ``NonTerminatingScreen`` if the screen never rests.
  @discardableResult
  public func settled() async throws -> LayoutResult {
    var rounds = 0
    graph.settlements += 1
    idleTurns.begin()
    while true {
      let result = try graph.clock.within { try settleViews(&rounds) }
      if isIdle { return result }
      if await !takeTurns() { return result }
      rounds += 1
    }
  }

  /// Evaluates, lays out and runs actions until all of that rests.
  private func settleViews(_ rounds: inout Int) throws -> LayoutResult {
    while true {
      if let failure { throw failure }
      graph.update()
      if let view = graph.runaway(after: rounds) {
        // A loop that never ends must not keep the machine busy.
        graph.cancelTasks()
        failure = NonTerminatingScreen(view: view)
        continue
      }
      let result = layOut()
      graph.didLayOut(result)
      graph.endUpdate()
      graph.runActions()
      if isAtRest, !performScrolling(result) { return result }
      rounds += 1
    }
  }

  /// Whether the views have been evaluated without a change often enough.
  private var isIdle: Bool {
    defer { graph.looksClosely = idleTurns.wantsCloseLook }
    return idleTurns.isEnough(graph.changeCount)
  }

  /// Runs waiting tasks until they change the views; false if they do not.
  private func takeTurns() -> Bool {
    guard let host = graph.clock.host else { return false }
    for _ in 0..<(graph.hasTasks ? host.quietTurns : 1) {
      if !host.turn() { return false }
      if !isAtRest { return true }
    }
    while graph.spendPatience() {
      host.run(for: 1)
      if !isAtRest { return true }
    }
    return false
  }

  private func takeTurns() async -> Bool {
    guard let host = graph.clock.host else { return false }
    for _ in 0..<host.quietTurns {
      await host.waitForWork(of: graph.clock)
      await host.turn()
      if !isAtRest { return true }
    }
    while graph.spendPatience() {
      await host.wait(for: 1)
      if !isAtRest { return true }
    }
    return false
  }

  /// Whether something has changed since the screen has settled.
  public var needsSettling: Bool { !isAtRest }

  private var isAtRest: Bool {
    !graph.needsUpdate && !graph.hasActions && !graph.isRestructured && graph.changed.isEmpty
  }

  /// Changes the surroundings of the views.
  public func setSurroundings(_ surroundings: LayoutScene) {
    self.surroundings = surroundings
    layout = nil
    graph.noteRestructured()
  }

  /// Shows the views on another screen.
  func setSurroundings(_ surroundings: LayoutScene, measurer: (any TextMeasurer)?) {
    if let measurer { self.measurer = measurer }
    setSurroundings(surroundings)
  }

  /// The layout that follows the views, made if there is none yet.
  public var currentLayout: IncrementalLayout { layout ?? makeLayout() }

  /// The view that has a place in the engine's tree; nil if no view of the graph made it.
  public func node(at position: Int) -> GraphNode? {
    if position < -1 {
      return GraphScreen.number(ofLeaving: position).flatMap { graph.node($0) }
    }
    return layout?.owner(of: position).flatMap { graph.node($0) }
  }

  private func layOut() -> LayoutResult {
    let old = layout.flatMap { graph.mayMove ? motionBasis($0) : nil }
    let result = layOutNow()
    if let old { graph.animations.layoutChanged(from: old, to: MovingParts(result)) }
    graph.animations.matched.didLayOut(result, graph.animations)
    return result
  }

  /// The places of views before a new layout, if that may animate them.
  private func motionBasis(_ layout: IncrementalLayout) -> MovingParts? {
    graph.animations.capture(layout)
    return graph.animations.followsFrames && !isAtRest ? MovingParts(layout.layout()) : nil
  }

  private func layOutNow() -> LayoutResult {
    if let layout, !graph.isRestructured,
      graph.changed.allSatisfy({ $0.changesInPlace(in: layout) })
    {
      for node in graph.changed where node.position >= 0 && !node.isRemoved {
        if case .content(let content) = node.output {
          layout.setContent(content, at: Int(node.position))
        }
      }
      graph.changed = []
      return layout.layout()
    }
    let layout = self.layout.map { rebuild($0) } ?? makeLayout()
    let result = layout.layout()
    notePositions(in: layout)
    return result
  }

  private func makeLayout() -> IncrementalLayout {
    makeLayout(of: emit())
  }

  private func makeLayout(of scene: LayoutScene) -> IncrementalLayout {
    let made = IncrementalLayout(scene, measurer: measurer)
    layout = made
    return made
  }

  @discardableResult
  private func rebuild(_ layout: IncrementalLayout) -> IncrementalLayout {
    let scene = emit()
    // The environment of all views has changed: no part of the layout stays.
    if scene.environment.drawing.appearance != layout.scene.environment.drawing.appearance {
      return makeLayout(of: scene)
    }
    layout.update(to: scene)
    notePositions(in: layout)
    return layout
  }

  /// The scene with the tree of the views as they are now.
  private func emit() -> LayoutScene {
    graph.isRestructured = false
    graph.changed = []
    var scene = surroundings
    if let own = appearance(surroundings), own != scene.environment.drawing.appearance {
      scene.environment.drawing.appearance = own
    }
    var builder = ViewTreeBuilder()
    builder.controlEnvironment = ControlEnvironment(
      scene.environment,
      safeArea: surroundings.safeArea,
      keyboardHeight: surroundings.keyboardHeight,
      sceneSize: surroundings.size
    )
    builder.controlAppearance = scene.environment.drawing.appearance
    builder.controlMetrics = ControlMetrics(in: builder.controlEnvironment)
    alignments(&builder)
    TreeEmitter.emit(into: &builder) { emitter in
      if let root = graph.root { emitter.emit(root) }
    }
    scene.tree = scrolled(builder.finish())
    return scene
  }

  /// Notes the engine's node of each view: the first that it made, unless it made several with
  /// content.
  private func notePositions(in layout: IncrementalLayout) {
    let tree = layout.scene.tree
    for position in tree.subtree(of: nil) {
      guard let owner = tree.owner(of: position), let node = graph.node(owner) else { continue }
      guard case .content(let content) = node.output else { continue }
      if tree.nodes[position].content == content { node.position = Int32(position) }
    }
  }
}

extension GraphScreen: GraphSurface {}

extension GraphNode {
  /// Whether the engine's node can take other content without a change around it: controls contain
  /// views, and some nodes have no separate place, such as items of a bar.
  fileprivate func changesInPlace(in layout: IncrementalLayout) -> Bool {
    guard position >= 0, case .content(let content) = output else { return isRemoved }
    // A view that a bar or a cover has left out keeps its former position.
    guard layout.owner(of: Int(position)) == number else { return isRemoved }
    return switch content {
    case .control(let control):
      // Composite views may depend on their content.
      layout.showsByDrawing(control, at: Int(position))
    case .geometryContent, .proxied: false
    default: true
    }
  }
}

extension LayoutScene {
  /// The size of the screen, in points; 0 where none is stated.
  fileprivate var size: Size { Size(width: host.width ?? 0, height: host.height ?? 0) }
}
