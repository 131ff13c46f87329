internal import LayoutCore

/// The views of a screen that stay: evaluates those whose state has changed, and says what that
/// makes of the engine's tree.
@MainActor
public final class ViewGraph {
  /// The views at the top.
  public private(set) var root: GraphNode?
  /// The nodes by their numbers; nil where a number is free.
  @exclusivity(unchecked) private var nodes: [GraphNode?] = []
  private var freeNumbers: [Int32] = []
  /// How many nodes have entered.
  private var enteredCount = 0

  private var dirty: [GraphNode] = []
  /// The transaction of the writes that nobody has been evaluated for.
  var pendingTransaction: Int?
  /// What bodies have written while they ran (V2.5).
  private var postponedWrites: [() -> Void] = []
  /// What happens once the views have been laid out.
  private var actions: [(phase: ActionPhase, erasures: Int, action: () -> Void)] = []
  /// Who wants to know what an update has made of the views.
  var observers: [any GraphObserver] = []
  /// Who shows some of its views only, the outermost first.
  var choosers: [GraphNode] = []
  /// Whether there have ever been views that nobody sees.
  @exclusivity(unchecked) var hasHiddenParts = false
  /// How many containers are about to choose, and what waits for that.
  var arrivalHolds = 0
  var arrivals: [() -> Void] = []

  /// Whether nodes have come, gone or moved, or what the engine has for them is of another kind.
  @exclusivity(unchecked) var isRestructured = true
  /// The nodes for which the engine has other content of the same kind.
  @exclusivity(unchecked) var changed: [GraphNode] = []
  /// The node that has the keyboard.
  var focusedNode: GraphNode?
  /// What views keep for as long as the screen is there, by their keys.
  public var sceneValues: [String: AnyObject] = [:]
  /// Whether lazy containers make all of their rows, not only those near what is shown (V10.20).
  @exclusivity(unchecked) public internal(set) var makesAllRows = false
  /// What views have asked scroll views to show.
  var scrollRequests: [ScrollRequest] = []
  /// How far controls that scroll have been scrolled, by the numbers of their nodes.
  var scrolled: [Int32: ScrollPosition] = [:]
  /// How often the screen has begun to settle; what one settling may do is counted anew then.
  package internal(set) var settlements = 0
  /// How often views have come, gone or become something else to the engine.
  @exclusivity(unchecked) private(set) var changeCount = 0
  /// Whether that does not count what cannot be compared and looks the same.
  @exclusivity(unchecked) var looksClosely = false
  /// How many bodies have run.
  @exclusivity(unchecked) public internal(set) var evaluationCount = 0

  /// What views that change by themselves follow.
  public let clock = ScreenClock()
  /// What the updates of the views carry.
  public let transactions = Transactions()
  /// What is on its way to where the views have it.
  public private(set) lazy var motions = ActiveAnimations(self)
  /// The finger on the screen, or what it may have meant.
  var touches: TouchSession?
  /// Whether something has ever moved: until then nothing is looked at that may.
  @exclusivity(unchecked) private var hasMoved = false
  /// Lays out what has been evaluated, before changes of another transaction are.
  var onFlush: (() -> Void)?

  /// Whether what changes now may move.
  package var mayMove: Bool {
    if transactions.mayAnimate { hasMoved = true }
    return hasMoved
  }

  /// Creates a graph without views.
  public init() { GraphEvaluation.begin() }

  /// Makes the views at the top.
  ///
  /// - Parameter make: Makes their node, which has no parent.
  public func setRoot(_ make: (ViewGraph) -> GraphNode) {
    root?.leave()
    let node = make(self)
    root = node
    isRestructured = true
    node.evaluate()
    node.didEnter()
    node.hasEntered = true
  }

  /// Takes all views away.
  func close() {
    root?.leave()
    root = nil
    actions = []
  }

  /// The node of a number; nil if it has left.
  public func node(_ number: Int32) -> GraphNode? {
    nodes.indices.contains(Int(number)) ? nodes[Int(number)] : nil
  }

  // MARK: Nodes

  func nextNumber() -> Int32 {
    if let number = freeNumbers.popLast() { return number }
    nodes.append(nil)
    return Int32(nodes.count - 1)
  }

  /// What no other node is ever known by, in which its number is found.
  func nextIdentity(of number: Int32) -> Int {
    enteredCount += 1
    return enteredCount << 32 | Int(number)
  }

  /// The node of an identity; nil if it has left.
  package func node(identity: Int) -> GraphNode? {
    let found = node(Int32(truncatingIfNeeded: identity))
    return found?.identity == identity ? found : nil
  }

  /// Registers a node, so that requests find it.
  func register(_ node: GraphNode) { nodes[Int(node.number)] = node }

  func forget(_ node: GraphNode) {
    if focusedNode === node { focusedNode = nil }
    clock.forget(node)
    if hasMoved { motions.forget(node) }
    nodes[Int(node.number)] = nil
    scrolled[node.number] = nil
    freeNumbers.append(node.number)
    noteRestructured()
  }

  func noteStructure(of node: GraphNode) {
    noteRestructured()
    if contentHostCount > 0, !isMakingContent { node.contentDidChange() }
  }

  /// How many nodes make views while the screen is laid out.
  @exclusivity(unchecked) public var contentHostCount = 0

  /// Whether views are made while the screen is laid out, for which the engine is at hand.
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

  /// Notes that the engine has all views as they are.
  func noteLaidOut() { (isRestructured, changed) = (false, []) }

  /// Says that the engine has to get all views anew.
  public func noteRestructured() {
    changeCount += 1
    isRestructured = true
  }

  /// Says that the engine has to ask for views anew, which may be the same as before.
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

  /// What the next update carries.
  private var pending = GraphTransaction()

  /// Called when views have to be evaluated that did not have to be before, such as for a task's sake.
  public var onChange: (() -> Void)?

  /// Counts a body that runs.
  public func noteEvaluation() { evaluationCount += 1 }

  // MARK: Updating

  /// Whether views have to be evaluated.
  public var needsUpdate: Bool { !dirty.isEmpty }

  /// Whether something waits for the layout.
  public var hasActions: Bool { !actions.isEmpty }

  /// Does something once the views have been laid out, behind what of its phase is waiting already, and
  /// of as many views of any type.
  ///
  /// - Parameter erasures: How many views of any type are around what it is done for (V7.2).
  public func afterLayout(
    _ phase: ActionPhase = .appearance,
    erasures: Int = 0,
    _ action: @escaping () -> Void
  ) {
    actions.append((phase, erasures, action))
  }

  /// Does what has been waiting for the layout.
  func runActions() {
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

  /// The keys for which views have ever said something.
  var saidKeys: Set<ObjectIdentifier> = []

  /// Forgets what waits for the layout.
  func discardActions() { actions = [] }

  /// What goes on by itself, and for how many milliseconds the screen still waits for it.
  var tasks: [ObjectIdentifier: (task: any GraphTask, patience: Int)] = [:]

  /// Ends the update before if a write is of another transaction (V2.6).
  func beginWrite() {
    let transaction = GraphEvaluation.transaction
    if let pending = pendingTransaction, pending != transaction, !dirty.isEmpty,
      !GraphEvaluation.isRunning
    {
      update()
      // What has moved, has by the transaction that is over.
      if transactions.mayAnimate || pending == GraphEvaluation.transactionOfLayout { onFlush?() }
    }
    pendingTransaction = transaction
  }

  /// Keeps a write of a body that runs until the views are evaluated again (V2.5).
  func postpone(_ write: @escaping () -> Void) {
    if !needsUpdate { onChange?() }
    postponedWrites.append(write)
  }

  /// Writes what bodies have written while they ran.
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
  /// How often views were evaluated again because of what evaluating them did.
  private var repetitions = 0
  /// Whether that is not too often yet.
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

  /// How often a change may make another one before the screen counts as one that never rests.
  public nonisolated static let maximumRepetitions = 500
}
