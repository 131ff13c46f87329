public import LayoutCore

/// A view that stays while its values come and go: what SwiftUI calls an attribute.
///
/// A node's identity is the way to it: the keys and types of the nodes around it (V1.2). State lives
/// with nodes, never with view values.
@MainActor
open class GraphNode {
  // Nodes belong to the main actor and no accessor of theirs calls anything, so that accesses never
  // overlap: to check that would cost a tenth of a first evaluation.

  /// The graph that the node is in, which lets go of its nodes when the screen closes it.
  public final let graph: ViewGraph
  /// The node around it; nil for the root.
  @exclusivity(unchecked)
  public final private(set) unowned var parent: GraphNode?
  /// What tells it from its siblings.
  public final let key: ChildKey
  /// What the node gets from the nodes around it.
  @exclusivity(unchecked)
  public final package(set) var inputs: GraphInputs
  /// The nodes inside, in the order of their views.
  @exclusivity(unchecked)
  public final internal(set) var children: [GraphNode] = []
  /// A number that no other node of the graph has; once the node has left, another one gets it.
  public final let number: Int32
  /// A number that no other node of the graph has or has had.
  package final let identity: Int
  /// How many nodes are around it.
  public final let depth: Int

  /// What the engine's tree has for the node.
  @exclusivity(unchecked)
  public final private(set) var output = NodeOutput.inPlace
  /// The position of ``output`` in the engine's tree; −1 while it has none, or several.
  @exclusivity(unchecked)
  package final var position: Int32 = -1

  /// Whether the node has to be evaluated although nothing around it has.
  @exclusivity(unchecked)
  public final package(set) var isDirty = false
  /// Whether the node has left and is only seen until its transition has ended (T6.3).
  @exclusivity(unchecked)
  final var isFrozen = false
  /// Whether the node's first evaluation is over.
  @exclusivity(unchecked)
  final var hasEntered = false
  /// Whether the node has been taken out of the graph.
  @exclusivity(unchecked)
  public final private(set) var isRemoved = false
  /// Whether it shows some of the views inside only.
  @exclusivity(unchecked)
  final var choosesViews = false
  /// Whether a container around that chooses shows it.
  @exclusivity(unchecked)
  final var isChosen = false
  /// The state that its last evaluation read.
  @exclusivity(unchecked)
  final var dependencies: [any GraphDependency] = []
  /// What few nodes have; nil while the node has none of it.
  @exclusivity(unchecked)
  private final var extras: NodeExtras?
  /// What the node's view or modifier keeps from one evaluation to the next.
  @exclusivity(unchecked)
  public final var memory: AnyObject?
  /// Whether a finger is on the node's control.
  @exclusivity(unchecked)
  public final var isPressed = false
  /// Whether the reader has scrolled the node's content since somebody has looked.
  @exclusivity(unchecked)
  public final var isScrolledByReader = false

  /// What the content is made of, if its numbers cannot be seen in itself.
  final var source: (any AnimatableSource)? { extras?.source }

  /// Children that have left and are still seen, which may come back (T6.2).
  final var leavingChildren: [GraphNode] {
    get { extras?.leaving ?? [] }
    set {
      if extras != nil || !newValue.isEmpty { makeExtras().leaving = newValue }
    }
  }

  /// What requests of assistive technology and users do to the node.
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

  /// Modifiers that the container puts around the views that the node emits, the outermost first; whoever sets
  /// them has the views built anew.
  public final var containerModifiers: [ModifierContent] {
    get { extras?.containerModifiers ?? [] }
    set {
      if extras != nil || !newValue.isEmpty { makeExtras().containerModifiers = newValue }
    }
  }

  /// Which of the views inside nobody sees; nil if that has never been said.
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

  /// The name that messages call the node by.
  open var typeName: String { "View" }

  // MARK: Evaluating

  /// Evaluates the node again with the value that it has.
  open func evaluate() {}

  /// Takes in other inputs with the value that it has.
  open func refresh(_ inputs: GraphInputs) {
    self.inputs = inputs
    evaluate()
  }

  /// Puts the node's control into a state.
  ///
  /// - Returns: Whether something may have changed; nil if the control cannot have that state.
  open func setState(_ state: Control.State) -> Bool? {
    guard let set = requests?.setState else { return nil }
    return set(state) ? true : nil
  }

  /// Whether fingers change nothing of the node's control.
  open var isControlDisabled: Bool { requests?.isDisabled ?? false }

  /// Called when the node leaves the graph, before its children do.
  open func willLeave() {}

  /// Called after the node's first evaluation, and that of all inside.
  open func didEnter() {}

  /// Says that the engine has something else for the node.
  public final func setOutput(_ new: NodeOutput) {
    guard new != output else { return }
    if !inputs.isApart { graph.note(self, from: output, to: new) }
    noteMotion(to: new, nil)
    output = new
  }

  /// Says that the engine has something else for the node, made of numbers that cannot be seen in it.
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
    graph.motions.contentChanged(of: self, from: old, self.source, to: new, source)
  }

  /// Says what the views that the node emits depend on besides its output; another value has them
  /// built anew.
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

  /// Says that the node has to be evaluated.
  public final func invalidate() {
    guard !isDirty, !isRemoved, !isFrozen else { return }
    isDirty = true
    graph.noteDirty(self)
  }

  /// Called when something inside that stands for another part of the screen has changed: views that
  /// are made while the screen is laid out.
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
      let shown = emitter.showsMotion ? graph.motions.shownContent(of: self) : nil
      emitter.add(shown ?? content, of: self) { $0.emit($1.children) }
    }
  }

  /// How many views the node is to the container around it.
  open var viewCount: Int {
    switch output {
    case .inPlace: children.reduce(0) { $0 + $1.viewCount }
    case .content(let content):
      content.isTransparent ? children.reduce(0) { $0 + $1.viewCount } : 1
    }
  }

  // MARK: Preferences

  /// What the views inside say for a key; nil if nobody says anything (V5.1, V5.2).
  open func preference(_ key: any PreferenceReduction) -> Any? { childPreference(key) }

  /// What the children say for a key, joined.
  public final func childPreference(_ key: any PreferenceReduction) -> Any? {
    var value: Any?
    for child in children {
      guard let next = child.preference(key) else { continue }
      value = value.map { key.reduce($0, next) } ?? next
    }
    return value
  }

  // MARK: Traits

  /// What the view says to the container right around it (V5.10); nil if it says nothing.
  public final func trait(_ key: ObjectIdentifier) -> Any? {
    if let own = ownTrait(key) { return own }
    if case .content(let content) = output, !content.passesTraits { return nil }
    return children.first { $0.viewCount > 0 }?.trait(key)
  }

  /// What the node says without the views inside.
  open func ownTrait(_ key: ObjectIdentifier) -> Any? { nil }

  /// Whether the node is that of a view with a body.
  open var isComposite: Bool { false }

  /// Takes the node and those inside out of the graph.
  final func leave() {
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

  /// Runs an evaluation, and notes what state it reads.
  public final func tracking<Result>(_ body: () -> Result) -> Result {
    for dependency in dependencies { dependency.forget(self) }
    dependencies.removeAll(keepingCapacity: true)
    let outer = GraphEvaluation.current
    GraphEvaluation.current = self
    defer { GraphEvaluation.current = outer }
    return body()
  }
}
