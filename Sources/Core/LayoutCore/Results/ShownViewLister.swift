/// Lists the views of a layout: walks its nodes in preorder, and keeps track of the views around.
struct ShownViewLister {
  private let engine: LayoutEngine
  private let views: BufferView<ViewTree.Node>
  private(set) var instances: [ShownViews.Instance] = []
  private(set) var modifiers: [ShownViews.Modifier] = []
  /// The instance of each node that is a view without its modifiers, and of those of its modifiers whose
  /// content has been met; −1 for others.
  private var instanceOfNode: [Int32]
  /// The instance around the next nodes, and the modifier that adds them; −1 for none.
  private var parent: Int32 = -1
  private var host: Int32 = -1
  /// The open nodes, the innermost last.
  private var open: [Open] = []

  /// A view, or a modifier's content, whose children are being listed.
  private struct Open {
    var node: Int
    /// The index of the view around it.
    var parent: Int32
    var host: Int32
    /// The view, or the modified one.
    var instance: Int32
    /// The modifier that adds it, as a position among the modifiers; −1 for a view.
    var modifier: Int32
  }

  init(_ engine: LayoutEngine, _ views: BufferView<ViewTree.Node>) {
    self.engine = engine
    self.views = views
    instanceOfNode = Array(repeating: -1, count: engine.nodeCount)
    instances.reserveCapacity(engine.nodeCount)
    modifiers.reserveCapacity(engine.nodeCount)
  }

  mutating func list() {
    let (nodes, status) = (engine.nodes, engine.status)
    var node = 0
    while node >= 0 {
      if status[node] != .omitted {
        enter(node)
        let child = nodes.firstChild(of: node)
        if child >= 0 {
          node = child
          continue
        }
      }
      // Out of everything that ends here.
      while node >= 0 {
        leave(node)
        let next = nodes.next(after: node)
        if next >= 0 {
          node = next
          break
        }
        node = Int(nodes[node].parent)
      }
    }
  }

  private mutating func enter(_ node: Int) {
    let view = Int(engine.nodes[node].view)
    if view < 0 { return enterContent(node) }
    switch views[view].content.role {
    case .modifier, .room: return
    case .proxied where engine.isModifier(view, around: node): return
    case .proxied, .view, .group, .absentGroup, .nothing: break
    }
    let index = Int32(instances.count)
    instanceOfNode[node] = index
    open.append(Open(node: node, parent: parent, host: host, instance: index, modifier: -1))
    let first = Int32(modifiers.count)
    listModifiers(of: view, node)
    instances.append(
      ShownViews.Instance(
        view: Int32(view),
        node: Int32(node),
        parent: parent,
        hostModifier: host,
        modifiers: first..<Int32(modifiers.count),
        environment: engine.nodes[node].environment
      )
    )
    parent = index
    host = -1
  }

  /// A modifier's added views lie behind the view that it modifies, and are inside of that.
  private mutating func enterContent(_ node: Int) {
    let nodes = engine.nodes
    let modifier = Int(nodes[node].parent)
    guard modifier >= 0, nodes[modifier].view >= 0, isModifier(Int(nodes[modifier].view), modifier)
    else { return }
    var inner = nodes.firstChild(of: modifier)
    while instanceOfNode[inner] < 0 { inner = nodes.firstChild(of: inner) }
    let instance = instanceOfNode[inner]
    // The contents of a view's modifiers follow each other: the next looks no further than here.
    instanceOfNode[modifier] = instance
    let view = nodes[modifier].view
    guard let record = record(of: view, among: instances[Int(instance)].modifiers) else { return }
    open.append(
      Open(node: node, parent: parent, host: host, instance: instance, modifier: record)
    )
    let start = Int32(instances.count)
    modifiers[Int(record)].content = start..<start
    (parent, host) = (instance, view)
  }

  /// The modifier that is a view of the tree; outer ones, which come later, are earlier there.
  private func record(of view: Int32, among records: Range<Int32>) -> Int32? {
    var (low, high) = (records.lowerBound, records.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if modifiers[Int(middle)].view > view { low = middle + 1 } else { high = middle }
    }
    return low < records.upperBound && modifiers[Int(low)].view == view ? low : nil
  }

  private mutating func leave(_ node: Int) {
    guard let last = open.last, last.node == node else { return }
    open.removeLast()
    (parent, host) = (last.parent, last.host)
    let end = Int32(instances.count)
    instances[Int(last.instance)].end = end
    if last.modifier >= 0 {
      let start = modifiers[Int(last.modifier)].content.lowerBound
      modifiers[Int(last.modifier)].content = start..<end
    }
  }

  /// Lists the modifiers around a view, those without nodes together with the node that they
  /// modify.
  private mutating func listModifiers(of view: Int, _ node: Int) {
    let nodes = engine.nodes
    var innermost = node
    var inner = Int32(view)
    var outer = views[view].parent
    while outer >= 0 {
      let position = Int(outer)
      if isModifier(position, node) {
        // It does not modify the views that it adds.
        if views[position].firstChild != inner { return }
        if !isLeftOut(position, of: view) {
          let next = Int(nodes[innermost].parent)
          if next >= 0, nodes[next].view == outer { innermost = next }
          modifiers.append(ShownViews.Modifier(view: outer, node: Int32(innermost)))
        }
      } else if !views[position].content.isGroup {
        return
      }
      inner = outer
      outer = views[position].parent
    }
  }

  @inline(__always)
  private func isModifier(_ view: Int, _ node: Int) -> Bool {
    switch views[view].content.role {
    case .modifier: true
    case .proxied: engine.isModifier(view, around: node)
    case .view, .group, .absentGroup, .nothing, .room: false
    }
  }

  /// Whether a modifier does not apply to a view.
  private func isLeftOut(_ modifier: Int, of view: Int) -> Bool {
    guard case .modifier(let modifier) = views[modifier].content else { return false }
    return modifier.isLeftOut(of: views[view].content)
  }
}
