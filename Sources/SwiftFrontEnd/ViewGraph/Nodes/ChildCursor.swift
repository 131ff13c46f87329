/// Goes through the children of a node while its views are evaluated: those with the same identity
/// stay, others are inserted or removed.
@MainActor
public struct ChildCursor {
  private let node: GraphNode
  /// The inputs of the children.
  public let inputs: GraphInputs
  private let old: [GraphNode]
  private var new: [GraphNode] = []
  /// The number of views that the builder has added.
  private var place = 0
  /// The index of the next old child that may stay in its place.
  private var next = 0
  /// The old children by their keys, once one is not in its place.
  private var byKey: [ChildKey: [GraphNode]]?
  private var kept = 0
  /// The removed children that are inserted again: they continue from their presented values.
  private var back: Set<ObjectIdentifier> = []

  init(of node: GraphNode, _ inputs: GraphInputs) {
    self.node = node
    self.inputs = inputs
    old = node.children
    new.reserveCapacity(old.count)
  }

  /// The node whose children these are.
  public var parent: GraphNode { node }

  /// The child that was added last; nil if there is none yet.
  public var last: GraphNode? { new.last }

  /// Adds a child, identified by its place unless a key is given.
  ///
  /// - Parameters:
  ///   - type: The node's type, which is part of its identity.
  ///   - key: The key that distinguishes it from its siblings.
  ///   - update: Gives the node that stays its new value.
  ///   - make: Makes a node.
  public mutating func child<Node: GraphNode>(
    _ type: Node.Type,
    key: ChildKey? = nil,
    update: (Node) -> Void,
    make: (ChildKey, GraphNode) -> Node
  ) {
    let key = key ?? .place(place)
    place += 1
    let views = ExpressionTrace.isOn ? ExpressionTrace.takeViews() : []
    if let known = known(type, key) {
      kept += 1
      new.append(known)
      known.note(views)
      update(known)
      return
    }
    if let child = comingBack(type, key) {
      back.insert(ObjectIdentifier(child))
      new.append(child)
      child.note(views)
      return update(child)
    }
    let made = make(key, node)
    made.note(views)
    new.append(made)
    made.evaluate()
    made.didEnter()
    made.hasEntered = true
  }

  /// The removed child of an identity that is still presented (T6.2).
  private func comingBack<Node: GraphNode>(_ type: Node.Type, _ key: ChildKey) -> Node? {
    let leaving = node.leavingChildren
    if leaving.isEmpty { return nil }
    guard let index = leaving.firstIndex(where: { $0.key == key && Swift.type(of: $0) == type }),
      let back = leaving[index] as? Node
    else { return nil }
    node.leavingChildren.remove(at: index)
    node.graph.animations.transitions.comeBack(back)
    return back
  }

  /// Notes a view that the next child is made of, while somebody asks for places (V22.1).
  public func note<Value>(_ view: Value) {
    if ExpressionTrace.isOn { ExpressionTrace.note(view: view) }
  }

  /// Adds the views of a role, such as a label.
  public mutating func slot(
    _ number: Int,
    _ inputs: GraphInputs? = nil,
    _ views: (inout ChildCursor) -> Void
  ) {
    group(.slot(number), inputs, views)
  }

  /// Adds views that have one identity together, such as those of an element of data.
  public mutating func group(
    _ key: ChildKey,
    _ inputs: GraphInputs? = nil,
    _ views: (inout ChildCursor) -> Void
  ) {
    let inputs = inputs ?? self.inputs
    child(GroupNode.self, key: key) { group in
      group.inputs = inputs
      group.updateChildren(inputs, views)
    } make: { key, parent in
      let group = GroupNode(key: key, parent: parent, graph: parent.graph, inputs: inputs)
      group.updateChildren(inputs, views)
      return group
    }
  }

  /// Adds views that are not among those of the node, such as a presentation.
  public mutating func layer(
    _ number: Int,
    _ inputs: GraphInputs? = nil,
    _ views: (inout ChildCursor) -> Void
  ) {
    let inputs = inputs ?? self.inputs
    child(LayerNode.self, key: .slot(number)) { layer in
      layer.inputs = inputs
      layer.updateChildren(inputs, views)
    } make: { key, parent in
      let layer = LayerNode(key: key, parent: parent, graph: parent.graph, inputs: inputs)
      layer.updateChildren(inputs, views)
      return layer
    }
  }

  /// The old child of an identity.
  private mutating func known<Node: GraphNode>(_ type: Node.Type, _ key: ChildKey) -> Node? {
    if next < old.count, old[next].key == key, Swift.type(of: old[next]) == type {
      defer { next += 1 }
      return old[next] as? Node
    }
    if old.isEmpty { return nil }
    if byKey == nil {
      var nodes: [ChildKey: [GraphNode]] = [:]
      for node in old[next...] { nodes[node.key, default: []].append(node) }
      byKey = nodes
    }
    guard let candidates = byKey?[key],
      let index = candidates.firstIndex(where: { Swift.type(of: $0) == type })
    else { return nil }
    let found = byKey?[key]?.remove(at: index)
    if next < old.count, old[next] === found { next += 1 }
    return found as? Node
  }

  /// Ends the evaluation: children that were not added are removed.
  func finish() {
    let isSame =
      kept == old.count && new.count == old.count && zip(old, new).allSatisfy { $0 === $1 }
    if isSame { return }
    node.children = new
    if kept < old.count {
      let staying = Set(new.map { ObjectIdentifier($0) })
      for child in old where !staying.contains(ObjectIdentifier(child)) {
        if mayPass(child), node.graph.animations.transitions.leave(child) {
          node.leavingChildren.append(child)
        } else {
          child.leave()
        }
      }
    }
    if !node.inputs.isApart { node.graph.noteStructure(of: node) }
    guard node.hasEntered, node.graph.mayMove, kept < new.count else { return }
    let known = back.union(old.map { ObjectIdentifier($0) })
    for child in new where !known.contains(ObjectIdentifier(child)) && mayPass(child) {
      node.graph.animations.transitions.enter(child)
    }
  }

  /// Whether a child may have a transition: one of a branch, of an element of data, or of an id
  /// (T6.1).
  private func mayPass(_ child: GraphNode) -> Bool {
    guard node.hasEntered, node.graph.mayMove else { return false }
    return switch child.key {
    case .branch, .id: true
    case .place, .slot: false
    }
  }
}
