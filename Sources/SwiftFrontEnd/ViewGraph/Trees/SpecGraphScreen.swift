internal import Controls
package import LayoutCore
package import MotionRules

/// A screen that is one tree after another: what of them is the same moves from what it was to what it
/// is, as views of a graph do.
///
/// Whose views are no code, such as those of spec files, need no more of a graph than this.
@MainActor
package final class SpecGraphScreen {
  /// A tree, and what is to be said of its nodes.
  package struct Moment {
    package var scene: LayoutScene
    /// By positions in the tree.
    package var notes: [Int: NodeAnnotations]

    package init(scene: LayoutScene, notes: [Int: NodeAnnotations]) {
      self.scene = scene
      self.notes = notes
    }
  }

  package let graph = ViewGraph()
  /// Whether the reader wants less motion.
  package var reducesMotion = false
  /// What goes wrong while a tree is read.
  package private(set) var problem: (any Error)?
  /// Is told what gestures and actions of nodes want to be done.
  package var onChange: (SpecEvent) -> Void = { _ in }
  /// Whether what is evaluated is only looked at, and nothing happens.
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
  /// The rounds of nodes that go through phases.
  private var rounds: [String: PhaseRound] = [:]

  /// Creates a screen, not yet laid out.
  ///
  /// - Parameters:
  ///   - measurer: Measures texts.
  ///   - read: Makes the tree of the present.
  package init(measurer: any TextMeasurer, read: @escaping @MainActor () throws -> Moment) {
    self.measurer = measurer
    self.read = read
    graph.onFlush = { [weak self] in self?.flush() }
  }

  isolated deinit { graph.close() }

  /// The scene with the tree that is shown; canvases draw their symbols as these are on their way.
  package var scene: LayoutScene {
    var scene = moment.scene
    for canvas in canvases where !canvas.isRemoved {
      guard let content = canvas.shownCanvas else { continue }
      scene.tree.setContent(content, at: Int(canvas.position))
    }
    return scene
  }

  /// The phase of a node that goes through some.
  package func phase(of name: String) -> Int { rounds[name]?.phase ?? 0 }

  /// Whether anything may begin to move although an update has no animation.
  package var movesByItself: Bool { moment.notes.values.contains(where: \.movesByItself) }

  // MARK: Updates

  /// Shows the tree of the present.
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

  /// Shows the tree of the present where nothing happens but that time goes on.
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

  /// When something happens by itself next; nil if nothing does.
  package var nextEvent: Double? { graph.nextEvent }

  /// Moves the clock on, at most to when something happens by itself.
  package func move(to time: Double) throws {
    graph.clock.move(to: max(time, graph.clock.time), isLookedAt: false)
    graph.motions.prune()
    passTimeToTouches()
    try settle()
  }

  /// Does all that follows from what has happened, until nothing is left.
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
    if let before { graph.motions.layoutChanged(from: before, to: MovingParts(result)) }
    graph.motions.matched.didLayOut(result, graph.motions)
    graph.noteLaidOut()
    graph.didLayOut(result)
  }

  /// Where the views are before they are laid out anew, if that may move them.
  private func basis(_ layout: IncrementalLayout) -> MovingParts? {
    graph.motions.capture(layout)
    return graph.motions.followsFrames ? MovingParts(layout.layout()) : nil
  }

  // MARK: Nodes

  /// Reads the tree of the present, and gives each node what that has for it.
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

  /// What is to be said of a node of the screen's tree, or of a symbol's.
  func note(at place: Int, in symbol: TreeSymbol?) -> NodeAnnotations? {
    symbol.map { $0.notes[place] } ?? moment.notes[place]
  }

  func content(at place: Int, in symbol: TreeSymbol?) -> ViewContent {
    (symbol?.tree ?? moment.scene.tree).nodes[place].content
  }

  /// Puts other content into the screen's tree.
  func setContent(_ content: ViewContent, at place: Int) {
    moment.scene.tree.setContent(content, at: place)
  }

  /// Puts a control of the screen's tree into another state.
  func setControl(_ control: Control, at place: Int) {
    moment.scene.tree.setControl(control, at: place)
  }

  /// Has all nodes take what the tree of the present has for them.
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

  /// Adds the views of a list's elements, those of each by what tells it from others.
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

// MARK: - What users do

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
