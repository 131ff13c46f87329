internal import LayoutCore

/// The persistent views of a screen: evaluates those whose state has changed, and updates the
/// engine's tree.
@MainActor
public final class ViewGraph {
  /// The views at the top.
  public private(set) var root: GraphNode?
  /// The nodes by their numbers; nil where a number is free.
  @exclusivity(unchecked) private var nodes: [GraphNode?] = []
  private var freeNumbers: [Int32] = []
  /// The number of nodes ever inserted.
  private var enteredCount = 0

  private var dirty: [GraphNode] = []
  /// The transaction of writes that have not been evaluated yet.
  var pendingTransaction: Int?
  /// The writes of bodies while they ran (V2.5).
  private var postponedWrites: [() -> Void] = []
  /// The actions to run after the layout.
  private var actions: [(phase: ActionPhase, erasures: Int, action: () -> Void)] = []
  /// The observers of updates.
  var observers: [any GraphObserver] = []
  /// The containers that show only some of their views, the outermost first.
  var choosers: [GraphNode] = []
  /// Whether there have ever been views that are not shown.
  @exclusivity(unchecked) var hasHiddenParts = false
  /// The number of containers that have yet to choose, and the actions that wait for that.
  var arrivalHolds = 0
  var arrivals: [() -> Void] = []

  /// Whether nodes were inserted, removed or moved, or their content is of another kind.
  @exclusivity(unchecked) var isRestructured = true
  /// The nodes with other content of the same kind.
  @exclusivity(unchecked) var changed: [GraphNode] = []
  /// The node being edited.
  var focusedNode: GraphNode?
  /// Values that views keep as long as the screen exists, by their keys.
  public var sceneValues: [String: AnyObject] = [:]
  /// Whether lazy containers make all of their rows, not only those near the viewport (V10.20).
  @exclusivity(unchecked) public internal(set) var makesAllRows = false
  /// The requests of views to scroll views.
  var scrollRequests: [ScrollRequest] = []
  /// The scroll positions of controls, by the numbers of their nodes.
  var scrolled: [Int32: ScrollPosition] = [:]
  /// The number of times that the screen has begun to settle; its limits are counted anew then.
  package internal(set) var settlements = 0
  /// The number of insertions, removals and changes of content.
  @exclusivity(unchecked) private(set) var changeCount = 0
  /// Whether that ignores values that cannot be compared and look the same.
  @exclusivity(unchecked) var looksClosely = false
  /// The number of bodies that have run.
  @exclusivity(unchecked) public internal(set) var evaluationCount = 0

  /// The clock that views with schedules follow.
  public let clock = ScreenClock()
  /// The transactions of updates.
  public let transactions = Transactions()
  /// The animations in flight.
  public private(set) lazy var animations = ActiveAnimations(self)
  /// The touch on the screen, with its gestures.
  var touches: TouchSession?
  /// Whether anything was ever animated: until then animations are not looked for.
  @exclusivity(unchecked) private var hasMoved = false
  /// Lays out the evaluated views, before changes of another transaction are made.
  package var onFlush: (() -> Void)?

  /// Whether current changes may be animated.
  package var mayMove: Bool {
    if transactions.mayAnimate { hasMoved = true }
    return hasMoved
  }

  /// Which expressions made the views, while somebody wants to know.
  @exclusivity(unchecked) var viewNotes = ViewNotes()

  /// Creates a graph without views.
  public init() { GraphEvaluation.begin() }

  /// Creates the views at the top.
  ///
  /// - Parameter make: Makes their node, which has no parent.
  public func setRoot(_ make: (ViewGraph) -> GraphNode) {
    root?.leave()
    let node = make(self)
    root = node
    isRestructured = true
    ExpressionTrace.leave(to: node)
    node.evaluate()
    node.didEnter()
    node.hasEntered = true
  }

  /// Removes all views.
  package func close() {
    root?.leave()
    root = nil
    actions = []
  }

  /// The node of a number; nil if it was removed.
  public func node(_ number: Int32) -> GraphNode? {
    nodes.indices.contains(Int(number)) ? nodes[Int(number)] : nil
  }

  // MARK: Nodes

  func nextNumber() -> Int32 {
    if let number = freeNumbers.popLast() { return number }
    nodes.append(nil)
    return Int32(nodes.count - 1)
  }

  /// A unique identity for a node, which includes its number.
  func nextIdentity(of number: Int32) -> Int {
    enteredCount += 1
    return enteredCount << 32 | Int(number)
  }

  /// The node of an identity; nil if it was removed.
  package func node(identity: Int) -> GraphNode? {
    let found = node(Int32(truncatingIfNeeded: identity))
    return found?.identity == identity ? found : nil
  }

  /// Registers a node, so that requests find it.
  func register(_ node: GraphNode) { nodes[Int(node.number)] = node }

  func forget(_ node: GraphNode) {
    if focusedNode === node { focusedNode = nil }
    clock.forget(node)
    if hasMoved { animations.forget(node) }
    if ExpressionTrace.isOn { viewNotes.forget(node) }
    nodes[Int(node.number)] = nil
    scrolled[node.number] = nil
    freeNumbers.append(node.number)
    noteRestructured()
  }

  func noteStructure(of node: GraphNode) {
    noteRestructured()
    if contentHostCount > 0, !isMakingContent { node.contentDidChange() }
  }

  /// The number of nodes that make views while the screen is laid out.
  @exclusivity(unchecked) public var contentHostCount = 0

  /// Whether views are being made during layout, for which the engine waits.
  @exclusivity(unchecked) private var isMakingContent = false

  /// Evaluates views whose place in the engine's tree is about to be made.
  public func withoutNotes(_ body: () -> Void) {
    let (restructured, changed, making) = (isRestructured, changed, isMakingContent)
    isMakingContent = true
    body()
    isMakingContent = making
    (isRestructured, self.changed) = (restructured, changed)
  }

  func note(_ node: GraphNode, from old: NodeOutput, to new: NodeOutput) {
    if !looksClosely || !new.looksLike(old) { changeCount += 1 }
    if contentHostCount > 0, !isMakingContent { node.contentDidChange() }
    switch (old, new) {
    case (.content, .content): changed.append(node)
    case (.inPlace, .content), (.content, .inPlace), (.inPlace, .inPlace): isRestructured = true
    }
  }

  /// Notes that the engine has the current content of all views.
  package func noteLaidOut() { (isRestructured, changed) = (false, []) }

  /// Notes that the engine needs all views anew.
  public func noteRestructured() {
    changeCount += 1
    isRestructured = true
  }

  /// Notes that the engine needs views anew, which may be the same as before.
  public func noteOldContent() { isRestructured = true }

  func noteDirty(_ node: GraphNode) {
    if dirty.isEmpty {
      if !GraphEvaluation.isRunning {
        pending = Transactions.ofAction
        for completion in pending.completions { completion.isAdopted = true }
      }
      onChange?()
    }
    dirty.append(node)
  }

  /// The transaction of the next update.
  private var pending = GraphTransaction()

  /// Called when views that were up to date have to be evaluated, such as after a task.
  public var onChange: (() -> Void)?

  /// Counts a body that runs.
  public func noteEvaluation() { evaluationCount += 1 }

  // MARK: Updating

  /// Whether views have to be evaluated.
  public var needsUpdate: Bool { !dirty.isEmpty }

  /// Whether actions wait for the layout.
  public var hasActions: Bool { !actions.isEmpty }

  /// Runs an action once the views have been laid out, after those of its phase that are waiting
  /// already and have as many type-erased views around.
  ///
  /// - Parameter erasures: The number of type-erased views around the view of the action (V7.2).
  public func afterLayout(
    _ phase: ActionPhase = .appearance,
    erasures: Int = 0,
    _ action: @escaping () -> Void
  ) {
    actions.append((phase, erasures, action))
  }

  /// Runs the actions that wait for the layout.
  package func runActions() {
    if actions.isEmpty { return }
    let waiting = actions
    actions = []
    for phase in ActionPhase.allCases {
      let ofPhase = waiting.filter { $0.phase == phase }
      for erasures in 0...(ofPhase.map(\.erasures).max() ?? 0) {
        for action in ofPhase where action.erasures == erasures { action.action() }
      }
    }
  }

  /// The keys for which views have ever set a preference.
  var saidKeys: Set<ObjectIdentifier> = []

  /// Drops the actions that wait for the layout.
  func discardActions() { actions = [] }

  /// The running tasks, with the milliseconds for which the screen still waits for each.
  var tasks: [ObjectIdentifier: (task: any GraphTask, patience: Int)] = [:]

  /// Ends the update before if a write belongs to another transaction (V2.6).
  func beginWrite() {
    let transaction = GraphEvaluation.transaction
    if let pending = pendingTransaction, pending != transaction, !dirty.isEmpty,
      !GraphEvaluation.isRunning
    {
      update()
      // Animations so far belong to the transaction that is over.
      if transactions.mayAnimate || pending == GraphEvaluation.transactionOfLayout { onFlush?() }
    }
    pendingTransaction = transaction
  }

  /// Keeps a write of a running body until the views are evaluated again (V2.5).
  func postpone(_ write: @escaping () -> Void) {
    if !needsUpdate { onChange?() }
    postponedWrites.append(write)
  }

  /// Makes the writes of bodies while they ran.
  private func writePostponed() {
    guard !postponedWrites.isEmpty, !GraphEvaluation.isRunning else { return }
    let writes = postponedWrites
    postponedWrites = []
    for write in writes { write() }
  }

  /// Evaluates the views whose state has changed, the outermost first.
  public func update() {
    writePostponed()
    if !dirty.isEmpty {
      transactions.begin(pending)
      pending = GraphTransaction()
    }
    while !dirty.isEmpty {
      let nodes = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      lastEvaluated = nodes.first
      for node in nodes where node.isDirty && !node.isRemoved {
        node.isDirty = false
        node.evaluate()
      }
      choose(nil)
      for observer in observers { observer.didUpdate() }
      writePostponed()
      if !dirty.isEmpty, !mayRepeat() { break }
    }
    pendingTransaction = nil
  }

  /// The outermost of the views that were evaluated last.
  private weak var lastEvaluated: GraphNode?
  /// The number of evaluations caused by evaluations.
  private var repetitions = 0
  /// Whether that is still within the limit.
  private func mayRepeat() -> Bool {
    repetitions += 1
    return repetitions < ViewGraph.maximumRepetitions
  }

  /// The views that are evaluated again and again; nil if there are none.
  func runaway(after rounds: Int) -> String? {
    guard repetitions >= ViewGraph.maximumRepetitions || rounds >= ViewGraph.maximumRepetitions
    else {
      repetitions = 0
      return nil
    }
    return lastEvaluated?.nameInMessages ?? "View"
  }

  /// The largest number of changes that cause others before the screen counts as restless.
  public nonisolated static let maximumRepetitions = 500
}
