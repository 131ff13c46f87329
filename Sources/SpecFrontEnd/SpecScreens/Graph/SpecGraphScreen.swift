internal import Controls
package import LayoutCore
package import SpecFormat
package import ViewGraph

/// Drives a spec's screen.
///
/// Every update supplies a whole tree; nodes that persist animate to their new values.
///
/// Screens without code, such as those of spec files, need no more of a graph than this.
@MainActor
package final class SpecGraphScreen {
  /// A tree, with the annotations of its nodes.
  package struct Moment {
    package var scene: LayoutScene
    /// The annotations, by positions in the tree.
    package var notes: [Int: NodeAnnotations]

    package init(scene: LayoutScene, notes: [Int: NodeAnnotations]) {
      self.scene = scene
      self.notes = notes
    }
  }

  package let graph = ViewGraph()
  /// Whether the user has reduced motion.
  package var reducesMotion = false
  /// The error while a tree was read.
  package private(set) var problem: (any Error)?
  /// Called with the state changes of gestures and actions.
  package var onChange: (SpecEvent) -> Void = { _ in }
  /// Whether the current evaluation is only a look, and nothing happens.
  private(set) var isLooking = false
  private let measurer: any TextMeasurer
  private let read: @MainActor () throws -> Moment
  private var moment = Moment(scene: LayoutScene(tree: ViewTreeBuilder().finish()), notes: [:])
  private var layout: IncrementalLayout?
  private var root: TreeRoot?
  /// The nodes whose content depends on a geometry reader.
  private var dependents: [SpecGraphNode] = []
  /// The nodes of canvases with symbols.
  private var canvases: [SpecGraphNode] = []
  /// The rounds of nodes with phases.
  private var rounds: [String: PhaseRound] = [:]

  /// Creates a screen, not yet laid out.
  ///
  /// - Parameters:
  ///   - measurer: Measures texts.
  ///   - read: Makes the current tree.
  package init(measurer: any TextMeasurer, read: @escaping @MainActor () throws -> Moment) {
    self.measurer = measurer
    self.read = read
    graph.onFlush = { [weak self] in self?.flush() }
  }

  isolated deinit { graph.close() }

  /// The scene with the current tree; canvases draw the presented values of their symbols.
  package var scene: LayoutScene {
    var scene = moment.scene
    for canvas in canvases where !canvas.isRemoved {
      guard let content = canvas.shownCanvas else { continue }
      scene.tree.setContent(content, at: Int(canvas.position))
    }
    return scene
  }

  /// The phase of a node with phases.
  package func phase(of name: String) -> Int { rounds[name]?.phase ?? 0 }

  /// Whether anything may animate although an update has no animation.
  package var movesByItself: Bool { moment.notes.values.contains(where: \.movesByItself) }

  // MARK: Updates

  /// Shows the current tree.
  package func update(_ transaction: GraphTransaction) throws {
    if root == nil {
      graph.setRoot { graph in
        let root = TreeRoot(
          self,
          at: nil,
          in: nil,
          key: .place(0),
          parent: nil,
          inputs: GraphInputs(environment: GraphEnvironment())
        )
        self.root = root
        return root
      }
      layOut()
      graph.endUpdate()
    } else {
      graph.perform(transaction) { root?.invalidate() }
    }
    try settle()
  }

  /// Shows the current tree when nothing has changed but time.
  package func look() throws {
    let animates = graph.clock.animates
    graph.clock.animates = false
    isLooking = true
    defer {
      graph.clock.animates = animates
      isLooking = false
    }
    try update(GraphTransaction())
  }

  /// The next time at which something happens by itself; nil for none.
  package var nextEvent: Double? { graph.nextEvent }

  /// Advances the clock, at most to the next such time.
  package func move(to time: Double) throws {
    graph.clock.move(to: max(time, graph.clock.time), isLookedAt: false)
    graph.animations.prune()
    passTimeToTouches()
    try settle()
  }

  /// Handles all consequences of events, until none is left.
  package func settle() throws {
    var rounds = 0
    while graph.needsUpdate || graph.hasActions {
      rounds += 1
      if rounds > ViewGraph.maximumRepetitions { throw NonTerminatingScreen(view: "PhaseAnimator") }
      if graph.needsUpdate {
        graph.update()
        layOut()
        graph.endUpdate()
      }
      graph.runActions()
    }
    if let problem { throw problem }
  }

  /// Lays out what an update has changed, before the next one.
  private func flush() {
    layOut()
    graph.transactions.end()
  }

  private func layOut() {
    let last = layout
    let before = last.flatMap { last in
      graph.mayMove ? basis(last) : nil
    }
    let layout = IncrementalLayout(moment.scene, measurer: measurer)
    self.layout = layout
    let result = layout.layout()
    for node in dependents where !node.isRemoved {
      guard let content = result.resolvedContent(at: Int(node.position)) else { continue }
      node.setOutput(.content(content))
    }
    if let before { graph.animations.layoutChanged(from: before, to: MovingParts(result)) }
    graph.animations.matched.didLayOut(result, graph.animations)
    graph.noteLaidOut()
    graph.didLayOut(result)
  }

  /// The places of views before a new layout, if that may animate them.
  private func basis(_ layout: IncrementalLayout) -> MovingParts? {
    graph.animations.capture(layout)
    return graph.animations.followsFrames ? MovingParts(layout.layout()) : nil
  }

  // MARK: Nodes

  /// Reads the current tree, and gives each node its content.
  func evaluate() {
    guard let root else { return }
    do {
      moment = try read()
      moment.scene.tree.forgetOwners()
    } catch {
      problem = problem ?? error
      return
    }
    (dependents, canvases, rounds) = ([], [], [:])
    var inputs = GraphInputs(environment: GraphEnvironment())
    inputs.environment.engine = moment.scene.environment
    root.takeRoots(inputs)
  }

  /// The annotations of a node of the screen's tree, or of a symbol's.
  func note(at place: Int, in symbol: TreeSymbol?) -> NodeAnnotations? {
    symbol.map { $0.notes[place] } ?? moment.notes[place]
  }

  func content(at place: Int, in symbol: TreeSymbol?) -> ViewContent {
    (symbol?.tree ?? moment.scene.tree).nodes[place].content
  }

  /// Sets other content in the screen's tree.
  func setContent(_ content: ViewContent, at place: Int) {
    moment.scene.tree.setContent(content, at: place)
  }

  /// Sets the state of a control in the screen's tree.
  func setControl(_ control: Control, at place: Int) {
    moment.scene.tree.setControl(control, at: place)
  }

  /// Has all nodes take over their content of the current tree.
  func invalidate() { root?.invalidate() }

  func noteCanvas(_ node: SpecGraphNode) { canvases.append(node) }

  /// Notes which node a position belongs to.
  func own(_ place: Int, _ node: GraphNode) { moment.scene.tree.setOwner(node.number, of: place) }

  func noteDependent(_ node: SpecGraphNode) { dependents.append(node) }

  func remember(_ name: String, _ round: PhaseRound) { rounds[name] = round }

  /// Adds the nodes inside of a position, or those at the top.
  func append(
    childrenOf place: Int?,
    _ content: ViewContent?,
    in symbol: TreeSymbol?,
    to cursor: inout ChildCursor
  ) {
    let children = Array((symbol?.tree ?? moment.scene.tree).children(of: place))
    if case .conditional(let isPresent) = content {
      guard isPresent else { return }
      cursor.group(.branch(true)) { cursor in
        for child in children { append(child, in: symbol, to: &cursor) }
      }
    } else if case .forEach = content {
      append(elements: children, in: symbol, to: &cursor)
    } else {
      for child in children { append(child, in: symbol, to: &cursor) }
    }
  }

  /// Adds the views of a list's elements, those of each by its identity.
  private func append(
    elements: [Int],
    in symbol: TreeSymbol?,
    to cursor: inout ChildCursor
  ) {
    var index = 0
    while index < elements.count {
      let first = index
      repeat {
        index += 1
      } while index < elements.count && note(at: elements[index], in: symbol)?.element == nil
      let views = elements[first..<index]
      let element = note(at: elements[first], in: symbol)?.element ?? "\(first)"
      cursor.group(.id(IdentityValue(element))) { cursor in
        for view in views { append(view, in: symbol, to: &cursor) }
      }
    }
  }

  private func append(_ place: Int, in symbol: TreeSymbol?, to cursor: inout ChildCursor) {
    let inputs = cursor.inputs
    cursor.child(SpecGraphNode.self) { node in
      node.take(place, in: symbol, inputs)
    } make: { key, parent in
      SpecGraphNode(self, at: place, in: symbol, key: key, parent: parent, inputs: inputs)
    }
  }
}

// MARK: - User input

extension SpecGraphScreen: GraphSurface {
  package var currentLayout: IncrementalLayout {
    layout ?? IncrementalLayout(moment.scene, measurer: measurer)
  }

  package func node(at position: Int) -> GraphNode? {
    if position < -1 {
      return SpecGraphScreen.number(ofLeaving: position).flatMap { graph.node($0) }
    }
    return layout?.owner(of: position).flatMap { graph.node($0) }
  }
}
