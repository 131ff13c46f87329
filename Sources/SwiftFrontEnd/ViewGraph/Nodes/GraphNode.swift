public import LayoutCore

/// A persistent view, whose values are replaced by updates: an attribute in SwiftUI's terms.
///
/// A node's identity is its path: the keys and types of the nodes around it (V1.2). State lives
/// with nodes, never with view values.
@MainActor
open class GraphNode {
  // Nodes belong to the main actor and no accessor of theirs calls anything, so that accesses never
  // overlap: to check that would cost a tenth of a first evaluation.

  /// The graph of the node, which drops its nodes when the screen is closed.
  public final let graph: ViewGraph
  /// The node around it; nil for the root.
  @exclusivity(unchecked)
  public final private(set) unowned var parent: GraphNode?
  /// The key that distinguishes it from its siblings.
  public final let key: ChildKey
  /// The inputs from the nodes around it.
  @exclusivity(unchecked)
  public final package(set) var inputs: GraphInputs
  /// The nodes inside, in the order of their views.
  @exclusivity(unchecked)
  public final internal(set) var children: [GraphNode] = []
  /// A number that no other node of the graph has; after the node's removal it is reused.
  public final let number: Int32
  /// A number that no other node of the graph has or has had.
  package final let identity: Int
  /// The number of nodes around it.
  public final let depth: Int

  /// The node's content in the engine's tree.
  @exclusivity(unchecked)
  public final private(set) var output = NodeOutput.inPlace
  /// The position of ``output`` in the engine's tree; −1 while it has none, or several.
  @exclusivity(unchecked)
  package final var position: Int32 = -1

  /// Whether the node has to be evaluated although no node around it has.
  @exclusivity(unchecked)
  public final package(set) var isDirty = false
  /// Whether the node was removed and is only presented until its transition has ended (T6.3).
  @exclusivity(unchecked)
  final var isFrozen = false
  /// Whether the node's first evaluation is over.
  @exclusivity(unchecked)
  final var hasEntered = false
  /// Whether the node has been taken out of the graph.
  @exclusivity(unchecked)
  public final private(set) var isRemoved = false
  /// Whether it shows only some of the views inside.
  @exclusivity(unchecked)
  final var choosesViews = false
  /// Whether a container around that chooses shows it.
  @exclusivity(unchecked)
  final var isChosen = false
  /// The state that its last evaluation read.
  @exclusivity(unchecked)
  final var dependencies: [any GraphDependency] = []
  /// Rarely used properties; nil while the node has none of them.
  @exclusivity(unchecked)
  private final var extras: NodeExtras?
  /// The data that the node's view or modifier keeps between evaluations.
  @exclusivity(unchecked)
  public final var memory: AnyObject?
  /// Whether a touch is on the node's control.
  @exclusivity(unchecked)
  public final var isPressed = false
  /// Whether the user has scrolled the node's content since the flag was last read.
  @exclusivity(unchecked)
  public final var isScrolledByReader = false

  /// The data behind the content, if its numbers cannot be seen in itself.
  final var source: (any AnimatableSource)? { extras?.source }

  /// Removed children that are still presented, and may be inserted again (T6.2).
  final var leavingChildren: [GraphNode] {
    get { extras?.leaving ?? [] }
    set {
      if extras != nil || !newValue.isEmpty { makeExtras().leaving = newValue }
    }
  }

  /// The handlers of requests by assistive technology and users.
  public final var requests: RequestHandlers? {
    get { extras?.requests }
    set {
      if let extras {
        extras.requests = newValue
      } else if newValue != nil {
        makeExtras().requests = newValue
      }
    }
  }

  /// Modifiers that the container puts around the views that the node emits, the outermost first;
  /// setting them has the views built anew.
  public final var containerModifiers: [ModifierContent] {
    get { extras?.containerModifiers ?? [] }
    set {
      if extras != nil || !newValue.isEmpty { makeExtras().containerModifiers = newValue }
    }
  }

  /// The views inside that are not shown; nil if that was never set.
  final var hidden: HiddenViews? {
    get { extras?.hidden }
    set { makeExtras().hidden = newValue }
  }

  private func makeExtras() -> NodeExtras {
    let made = extras ?? NodeExtras()
    extras = made
    return made
  }

  /// Creates a node.
  public init(key: ChildKey, parent: GraphNode?, graph: ViewGraph, inputs: GraphInputs) {
    self.key = key
    self.parent = parent
    self.graph = graph
    self.inputs = inputs
    number = graph.nextNumber()
    identity = graph.nextIdentity(of: number)
    depth = (parent?.depth ?? -1) + 1
    graph.register(self)
    if depth > GraphLimits.depth || number > GraphLimits.nodes {
      GraphLimits.refuse(number, views: parent)
    }
  }

  /// The name of the node in messages.
  open var typeName: String { "View" }

  // MARK: Evaluating

  /// Evaluates the node again with its current value.
  open func evaluate() {}

  /// Takes over new inputs with its current value.
  open func refresh(_ inputs: GraphInputs) {
    self.inputs = inputs
    evaluate()
  }

  /// Sets the state of the node's control.
  ///
  /// - Returns: Whether something may have changed; nil if the control cannot have that state.
  open func setState(_ state: Control.State) -> Bool? {
    guard let set = requests?.setState else { return nil }
    return set(state) ? true : nil
  }

  /// Whether touches do not change the node's control.
  open var isControlDisabled: Bool { requests?.isDisabled ?? false }

  /// Called when the node leaves the graph, before its children do.
  open func willLeave() {}

  /// Called after the node's first evaluation, and that of all inside.
  open func didEnter() {}

  /// Sets the node's content for the engine.
  public final func setOutput(_ new: NodeOutput) {
    guard new != output else { return }
    if !inputs.isApart { graph.note(self, from: output, to: new) }
    noteMotion(to: new, nil)
    output = new
  }

  /// Sets the node's content for the engine, made of numbers that cannot be seen in it.
  package final func setOutput(_ new: NodeOutput, madeOf source: any AnimatableSource) {
    if new != output {
      if !inputs.isApart { graph.note(self, from: output, to: new) }
      noteMotion(to: new, source)
      output = new
    }
    makeExtras().source = source
  }

  private func noteMotion(to new: NodeOutput, _ source: (any AnimatableSource)?) {
    guard graph.mayMove, case .content(let old) = output, case .content(let new) = new else {
      return
    }
    graph.animations.contentChanged(of: self, from: old, self.source, to: new, source)
  }

  /// Sets a key for everything that the views of the node depend on besides its output; another key
  /// has them built anew.
  public final func setEmission(_ key: AnyHashable?) {
    guard key != extras?.emissionKey else { return }
    makeExtras().emissionKey = key
    graph.noteRestructured()
  }

  /// Makes the children those that `views` adds, of which those with the same identity stay.
  public final func updateChildren(
    _ inputs: GraphInputs,
    _ views: (inout ChildCursor) -> Void
  ) {
    var cursor = ChildCursor(of: self, inputs)
    views(&cursor)
    cursor.finish()
  }

  /// Marks the node for evaluation.
  public final func invalidate() {
    guard !isDirty, !isRemoved, !isFrozen else { return }
    isDirty = true
    graph.noteDirty(self)
  }

  /// Called when something inside that is another part of the screen has changed: views that are
  /// made while the screen is laid out.
  open func contentDidChange() { parent?.contentDidChange() }

  // MARK: Emitting

  /// Appends the node's engine content.
  open func emit(into emitter: inout TreeEmitter) { emitOutput(into: &emitter) }

  /// Adds the node's ``output`` around its children.
  public final func emitOutput(into emitter: inout TreeEmitter) {
    switch output {
    case .inPlace:
      emitter.emit(children)
    case .content(let content):
      let shown = emitter.showsMotion ? graph.animations.shownContent(of: self) : nil
      emitter.add(shown ?? content, of: self) { $0.emit($1.children) }
    }
  }

  /// The number of views that the node is to the container around it.
  open var viewCount: Int {
    switch output {
    case .inPlace: children.reduce(0) { $0 + $1.viewCount }
    case .content(let content):
      content.isTransparent ? children.reduce(0) { $0 + $1.viewCount } : 1
    }
  }

  // MARK: Preferences

  /// The preference value of the views inside for a key; nil if none is set (V5.1, V5.2).
  open func preference(_ key: any PreferenceReduction) -> Any? { childPreference(key) }

  /// The reduced preference value of the children for a key.
  public final func childPreference(_ key: any PreferenceReduction) -> Any? {
    var value: Any?
    for child in children {
      guard let next = child.preference(key) else { continue }
      value = value.map { key.reduce($0, next) } ?? next
    }
    return value
  }

  // MARK: Traits

  /// The view's trait for the container right around it (V5.10); nil if it is not set.
  public final func trait(_ key: ObjectIdentifier) -> Any? {
    if let own = ownTrait(key) { return own }
    if case .content(let content) = output, !content.passesTraits { return nil }
    return children.first { $0.viewCount > 0 }?.trait(key)
  }

  /// The node's trait, without the views inside.
  open func ownTrait(_ key: ObjectIdentifier) -> Any? { nil }

  /// Whether the node is that of a view with a body.
  open var isComposite: Bool { false }

  /// Removes the node and those inside from the graph.
  package final func leave() {
    guard !isRemoved else { return }
    willLeave()
    isRemoved = true
    isDirty = false
    for dependency in dependencies { dependency.forget(self) }
    dependencies = []
    requests = nil
    if choosesViews { endChoosing() }
    graph.forget(self)
    for child in children { child.leave() }
    for child in leavingChildren { child.leave() }
    memory = nil
  }

  /// Runs an evaluation, and notes the state that it reads.
  public final func tracking<Result>(_ body: () -> Result) -> Result {
    for dependency in dependencies { dependency.forget(self) }
    dependencies.removeAll(keepingCapacity: true)
    let outer = GraphEvaluation.current
    GraphEvaluation.current = self
    defer { GraphEvaluation.current = outer }
    return ExpressionTrace.isOn ? ExpressionTrace.following(self, body) : body()
  }
}
