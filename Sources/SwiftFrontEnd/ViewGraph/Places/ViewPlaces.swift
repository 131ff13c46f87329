/// Leads the nodes of a graph back to the expressions that made their views (V22.1).
///
/// An expression and a node belong together if they are of one type, and the node is inside of the one
/// around whose closure has the expression. Of several, values decide, and then their order within a closure; where that
/// leaves a doubt, none of them is taken, and the views stand where what is around them stands (V22.2).
@MainActor
public struct ViewPlaces {
  /// The part that an expression has in its source.
  public enum Standing {
    /// It makes a view.
    case own
    /// It names one that is made elsewhere.
    case reference
    /// It is in no source of the user's.
    case foreign
  }

  private let graph: ViewGraph
  private let standing: (ViewExpression.Place) -> Standing
  private var found: [Int: ViewExpression.Place] = [:]
  /// Nodes whose own expression is known.
  private var settled: Set<Int> = []
  /// Nodes that stand where another node does, by identities.
  private var elsewhere: [Int: Int] = [:]
  private var places: [Int32: ViewExpression.Place] = [:]

  /// Leads the nodes back that there are.
  ///
  /// - Parameter standing: Tells what the expression at a place is.
  public init(of graph: ViewGraph, standing: @escaping (ViewExpression.Place) -> Standing) {
    self.graph = graph
    self.standing = standing
    guard let root = graph.root else { return }
    let nodes = ViewPlaces.preorder(root)
    // Views that bodies make themselves are known before those that they are given are looked for.
    for node in nodes.reversed() {
      guard let blocks = graph.viewNotes.blocks[node.identity] else { continue }
      if ViewPlaces.areRows(node.children, blocks.count) {
        for (block, row) in zip(blocks, node.children) { match([block], under: row, of: node) }
      } else {
        // The body's own block has run last; those of properties that it names are found by themselves.
        for block in blocks.reversed() { match([block], under: node, of: node) }
      }
    }
    var known: [Int: ViewExpression.Place] = [:]
    for node in nodes {
      let place =
        found[node.identity] ?? elsewhere[node.identity].flatMap { known[$0] }
        ?? node.parent.flatMap { known[$0.identity] }
      guard let place else { continue }
      known[node.identity] = place
      places[node.number] = place
    }
  }

  /// The place of a node's view, or of what is around it; nil if nothing is known of that either.
  public func place(of node: Int32) -> ViewExpression.Place? { places[node] }

  /// Whether nodes are the elements of data for each of which a closure has run.
  private static func areRows(_ nodes: [GraphNode], _ count: Int) -> Bool {
    nodes.count == count
      && nodes.allSatisfy { node in
        if case .id = node.key { true } else { false }
      }
  }

  private static func preorder(_ root: GraphNode) -> [GraphNode] {
    var (nodes, left) = ([GraphNode](), [root])
    while let node = left.popLast() {
      nodes.append(node)
      left += node.children.reversed()
    }
    return nodes
  }

  // MARK: Matching

  /// An expression of a block, with the block's number.
  private typealias Candidate = (expression: ViewExpression, block: Int)

  private static func flattened(_ blocks: [[ViewExpression]]) -> [Candidate] {
    var candidates: [Candidate] = []
    func add(_ expressions: [ViewExpression], _ block: Int) {
      for expression in expressions {
        if expression.role == .several {
          for inner in expression.blocks { add(inner, block) }
        } else {
          candidates.append((expression, block))
        }
      }
    }
    for (number, block) in blocks.enumerated() { add(block, number) }
    return candidates
  }

  /// Finds the nodes of expressions.
  ///
  /// - Parameters:
  ///   - blocks: The expressions, closure by closure.
  ///   - around: The node that has them inside.
  ///   - frame: The node whose body they are in.
  private mutating func match(
    _ blocks: [[ViewExpression]],
    under around: GraphNode,
    of frame: GraphNode
  ) {
    let candidates = ViewPlaces.flattened(blocks)
    if candidates.isEmpty { return }
    var types: [ObjectIdentifier] = []
    var expressions: [ObjectIdentifier: [Candidate]] = [:]
    for candidate in candidates {
      guard let type = candidate.expression.type else { continue }
      if expressions[type] == nil { types.append(type) }
      expressions[type, default: []].append(candidate)
    }
    let nodes = nodes(inside: around, of: Set(types))
    for type in types {
      let pairs = ViewPlaces.pair(expressions[type] ?? [], nodes[type] ?? [])
      for (expression, node) in pairs { settle(node, expression, of: frame) }
    }
  }

  /// The nodes of views of some types, none of which is inside of another.
  private func nodes(
    inside around: GraphNode,
    of types: Set<ObjectIdentifier>
  ) -> [ObjectIdentifier: [(node: GraphNode, view: NotedView)]] {
    var found: [ObjectIdentifier: [(node: GraphNode, view: NotedView)]] = [:]
    var left = Array(around.children.reversed())
    while let node = left.popLast() {
      if !settled.contains(node.identity),
        let view = graph.viewNotes.views[node.identity]?.first(where: { types.contains($0.type) })
      {
        found[view.type, default: []].append((node, view))
      } else {
        left += node.children.reversed()
      }
    }
    return found
  }

  private static func pair(
    _ candidates: [Candidate],
    _ nodes: [(node: GraphNode, view: NotedView)]
  ) -> [(ViewExpression, GraphNode)] {
    var pairs: [(ViewExpression, GraphNode)] = []
    var nodes = nodes
    // Values that can be told apart; several of the same value are a class.
    var left = candidates.filter(\.expression.isComparable)
    while let first = left.first {
      let views = nodes.filter { first.expression.made($0.view) }
      let same = left.filter { candidate in
        candidate.expression === first.expression
          || views.contains { candidate.expression.made($0.view) }
      }
      if isOrdered(same, views.count) {
        pairs += zip(same, views).map { ($0.expression, $1.node) }
      }
      left.removeAll { candidate in same.contains { $0.expression === candidate.expression } }
      nodes.removeAll { node in views.contains { $0.node === node.node } }
    }
    let others = candidates.filter { !$0.expression.isComparable }
    if isOrdered(others, nodes.count) {
      pairs += zip(others, nodes).map { ($0.expression, $1.node) }
    }
    return pairs
  }

  /// Whether the order of expressions is known to be that of as many nodes.
  private static func isOrdered(_ candidates: [Candidate], _ count: Int) -> Bool {
    guard candidates.count == count, let first = candidates.first else { return false }
    return candidates.allSatisfy {
      $0.block == first.block || $0.expression.place == first.expression.place
    }
  }

  private mutating func settle(_ node: GraphNode, _ outer: ViewExpression, of frame: GraphNode) {
    let expression = outer.innermost
    if let place = expression.place {
      switch (standing(place), expression.role) {
      case (.foreign, _), (_, .several): break
      case (_, .modified): elsewhere[node.identity] = frame.identity
      case (.reference, .view): found[node.identity] = place
      case (.own, .view):
        found[node.identity] = place
        settled.insert(node.identity)
      }
    }
    match(expression.blocks, under: node, of: frame)
  }
}
