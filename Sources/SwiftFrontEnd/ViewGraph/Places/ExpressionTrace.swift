/// Follows builders while bodies run, so that each view can be led back to its expression (V22.1).
///
/// Builders call it in the order in which expressions run: what an expression's closures make comes
/// before the expression, and a block takes as many expressions as it has views.
public enum ExpressionTrace {
  private enum Entry {
    case expression(ViewExpression)
    case block([ViewExpression])
  }

  /// Whether anything is noted: only documents ask for places.
  ///
  /// It is set before the first view is made and by the thread that makes them; elsewhere it is read.
  nonisolated(unsafe) public package(set) static var isOn = false

  // These are touched on the main thread alone: each function looks where it runs.
  nonisolated(unsafe) private static var entries: [Entry] = []
  /// The first entry of the evaluation that is under way.
  nonisolated(unsafe) private static var base = 0
  /// The number of evaluations that are under way, each in the one before.
  nonisolated(unsafe) private static var depth = 0
  /// The place of the expression that has just run, if its own is that of a macro's use.
  nonisolated(unsafe) private static var given: (type: Any.Type, place: ViewExpression.Place)?
  /// The views of the next node, the outermost first.
  nonisolated(unsafe) private static var pending: [NotedView] = []

  private static var notes: Bool { isOn && GraphEvaluation.isOnMainThread }

  /// Forgets what ran before, and begins to note or not to.
  package static func begin(_ isOn: Bool) {
    self.isOn = isOn
    restart()
  }

  /// Forgets what ran before the next screen is made.
  package static func restart() {
    guard depth == 0 else { return }
    entries = []
    pending = []
  }

  // MARK: Builders

  /// Notes where the expression stands that has just made a value, before a builder is given it.
  public static func note(placeOf type: Any.Type, _ place: ViewExpression.Place) {
    if notes { given = (type, place) }
  }

  /// The place of an expression of a type: the one that has just been noted, or else its own.
  public static func place(
    of type: Any.Type,
    else own: @autoclosure () -> ViewExpression.Place
  ) -> ViewExpression.Place {
    guard notes, let given else { return own() }
    self.given = nil
    return given.type == type ? given.place : own()
  }

  /// Notes an expression that has run.
  public static func note(_ expression: @autoclosure () -> ViewExpression) {
    guard notes else { return }
    let expression = expression()
    var blocks: [[ViewExpression]] = []
    while entries.count > base, case .block(let block)? = entries.last,
      expression.hasInside(block)
    {
      entries.removeLast()
      blocks.append(block)
    }
    expression.blocks = blocks.reversed()
    entries.append(.expression(expression))
  }

  /// Notes a branch that has run, or that none has.
  public static func noteBranch(isEmpty: Bool = false) {
    guard notes else { return }
    if isEmpty {
      entries.append(.expression(ViewExpression(branch: [])))
    } else if let block = popBlock() {
      entries.append(.expression(ViewExpression(branch: [block])))
    }
  }

  /// Notes that views have become those of a block, by their types.
  public static func noteBlock(_ types: [Any.Type]) {
    guard notes else { return }
    var expressions: [ViewExpression] = []
    while expressions.count < types.count, entries.count > base {
      // Blocks between expressions are of closures that ran beside them.
      if case .expression(let expression) = entries.removeLast() { expressions.append(expression) }
    }
    expressions.reverse()
    // Who calls a builder's functions by name has other views than those that were noted.
    let isKnown =
      expressions.count == types.count
      && zip(expressions, types).allSatisfy { $0.type == nil || $0.type == ObjectIdentifier($1) }
    entries.append(.block(isKnown ? expressions : []))
  }

  /// Runs a closure once more for another element: what it made before is none of its parts.
  @MainActor
  public static func apart<Result>(_ body: () -> Result) -> Result {
    let outer = base
    if isOn { base = entries.count }
    defer { base = outer }
    return body()
  }

  private static func popBlock() -> [ViewExpression]? {
    guard entries.count > base, case .block(let block)? = entries.last else { return nil }
    entries.removeLast()
    return block
  }

  // MARK: Nodes

  /// Runs code whose expressions are those of a node.
  @MainActor
  static func following<Result>(_ node: GraphNode, _ body: () -> Result) -> Result {
    let outer = base
    // Code beside evaluations, such as actions, makes no views of a node.
    if depth == 0 { entries = [] }
    base = entries.count
    depth += 1
    defer {
      base = outer
      depth -= 1
    }
    let result = body()
    let blocks = takeBlocks()
    // A node may ask for several things, of which one makes its views.
    if !blocks.isEmpty { node.graph.viewNotes.blocks[node.identity] = blocks }
    return result
  }

  /// All that has run since the evaluation that is under way has begun.
  private static func takeBlocks() -> [[ViewExpression]] {
    let blocks = entries[min(base, entries.count)...].compactMap { entry -> [ViewExpression]? in
      guard case .block(let block) = entry else { return nil }
      return block
    }
    entries.removeLast(max(0, entries.count - base))
    return blocks
  }

  /// Leaves what has run so far to the node at the top.
  @MainActor
  static func leave(to root: GraphNode) {
    guard isOn, depth == 0 else { return }
    root.graph.viewNotes.blocks[root.identity] = takeBlocks()
  }

  /// Notes a view that is about to become a node.
  @MainActor
  static func note<Value>(view: Value) {
    pending.append(NotedView(type: ObjectIdentifier(Value.self), value: view))
  }

  /// The views of the node that is about to be made or changed.
  @MainActor
  static func takeViews() -> [NotedView] {
    defer { pending = [] }
    return pending
  }
}
