/// Laying out again what has changed, and nothing else.
///
/// A node is *settled* once everything inside is placed as its size and proposal demand. A change
/// unsettles the nodes around it and makes them forget their sizes; whatever else is proposed
/// something new is unsettled on the way. The rest is neither asked nor placed again. What is around
/// an unsettled node is unsettled, too, but while they are being placed.
extension LayoutEngine {
  /// What became of a change.
  enum ChangeOutcome {
    case done
    /// Nothing around the view has changed: it has to be resolved again.
    case needsResolving
    /// The engine is good for nothing else: all views have to be resolved anew.
    case failed
  }

  /// Proposes a size to a child and notes its answer.
  @inline(__always)
  func ask(_ child: Int, _ proposal: Proposal) {
    let state = states + child
    let isSame = state.pointee.proposal.isIdentical(to: proposal)
    if isSame, isSettled[child], !isTraced { return }
    let size = size(child, proposal.width, proposal.height)
    if !isSame || size != state.pointee.size { isSettled[child] = false }
    state.pointee.width = size.width
    state.pointee.height = size.height
    state.pointee.proposedWidth = proposal.width
    state.pointee.proposedHeight = proposal.height
  }

  /// Notes that what is inside of a node may lie elsewhere now.
  @inline(never)
  func unsettle(_ index: Int) {
    var node = index
    while node >= 0, isSettled[node] {
      isSettled[node] = false
      node = Int(nodes[node].parent)
    }
  }

  /// Whether settled nodes need not be placed again.
  var canSkipSettled: Bool { tree.isRepeatable && usesShortcuts && !isTraced }

  /// What a view or modifier is now.
  func content(of view: Int) -> ViewContent { changes[view] ?? scene.tree.nodes[view].content }

  /// Changes a view or modifier of a repeatable tree without resolving the others again.
  ///
  /// - Parameters:
  ///   - view: The position in the view tree.
  ///   - content: What it is from now on.
  /// - Returns: Whether that was possible.
  func change(_ view: Int, to content: ViewContent) -> ChangeOutcome {
    let old = self.content(of: view)
    changes[view] = content
    if case (.modifier(let old), .modifier(let modifier)) = (old, content), old.isDrawnOnly,
      modifier.isDrawnOnly
    {
      return .done
    }
    guard let node = tree.node(of: view) else { return .needsResolving }
    let before = nodes[node]
    switch (old, content) {
    case (.text, .text(let string)):
      guard setText(string, at: node) else { return .needsResolving }
    case (.modifier(let old), .modifier(let modifier)):
      guard setModifier(modifier, replacing: old, at: node) else { return .needsResolving }
    default:
      guard tree.table.setContent(content, replacing: old, at: node) else {
        return .needsResolving
      }
    }
    // Another color or name is no other layout.
    if nodes[node].isSameLeaf(as: before) { return .done }
    return summarize(from: node, replacing: before) ? .done : .failed
  }

  /// Brings what is around a node that has changed up to date.
  ///
  /// - Parameter before: What the node was.
  /// - Returns: Whether that was possible.
  func summarize(from node: Int, replacing before: LayoutNode) -> Bool {
    let outermost = tree.table.summarize(from: node, replacing: before) { self.content(of: $0) }
    guard let outermost else { return false }
    forget(node, with: outermost)
    return true
  }

  private func setText(_ string: String, at node: Int) -> Bool {
    let position = Int(nodes[node].extra)
    // A text that was empty at first has no place among the texts.
    guard position >= 0, let environment = tree.environment(ofViewAt: node) else { return false }
    if string.isEmpty {
      nodes[node].kind = .rigid
      nodes[node].spacing = StandardSpacing.plain.rawValue
      return true
    }
    let shaped = measurer.shape(StyledText(string, in: environment))
    forgetLineBreaks(of: position)
    tree.texts.elements[position].shaped = shaped
    let sizing = TextSizing(metrics: shaped.metrics, environment: environment)
    if nodes[node].kind == .text, tree.sizing(of: position) == sizing { return true }
    tree.texts.elements[position].sizing = tree.add(sizing)
    sizings = tree.sizings.elements
    nodes[node].kind = .text
    nodes[node].spacing = tree.table.spacing(of: sizing)
    return true
  }

  private func setModifier(
    _ modifier: ModifierContent,
    replacing old: ModifierContent,
    at node: Int
  ) -> Bool {
    switch (old, modifier) {
    case (.overlayStyle, _), (.backgroundStyle, _), (.overlayShape, _), (.backgroundShape, _),
      (.listRow, _), (.listRowPadding, _):
      // They brought views along, or have a say in the gaps of a list.
      return false
    case (.rotationEffect(_, _), .rotationEffect(let degrees, let anchor)):
      tree.effects[Int(nodes[node].extra)] = .rotation(degrees: degrees, anchor: anchor)
      return true
    case (.scaleEffect, .scaleEffect(let x, let y, let anchor)):
      tree.effects[Int(nodes[node].extra)] = .scale(x: x, y: y, anchor: anchor)
      return true
    case (.transformEffect, .transformEffect(let transform)):
      tree.effects[Int(nodes[node].extra)] = .transform(transform)
      return true
    case (.alignmentGuide, .alignmentGuide(let key, let guide)):
      nodes[node].horizontal = key
      tree.guides[Int(nodes[node].extra)] = guide
      return true
    default:
      return tree.table.setModifier(modifier, at: node)
    }
  }

  /// Changes what the root is offered.
  ///
  /// - Returns: Whether that was possible; nothing has changed otherwise.
  func setHost(_ host: LayoutScene.Host) -> Bool {
    if tree.relatesToHost { return false }
    scene.host = host
    return true
  }

  /// Makes a node and those around it forget what they know of their sizes.
  ///
  /// - Parameter outermost: The outermost node of which more than the size may have changed.
  private func forget(_ node: Int, with outermost: Int) {
    var index = node
    var child = -1
    while index >= 0 {
      isSettled[index] = false
      if index >= outermost {
        forgetSizes(of: index)
      } else {
        forgetSizes(of: index, changedIn: child)
      }
      if nodes[index].kind == .grid { gridProposals[Int(nodes[index].extra)] = .impossible }
      child = index
      index = Int(nodes[index].parent)
    }
    if guideMemory.isEmpty { return }
    guideMemory = guideMemory.filter { request, _ in
      // Those around the node, and bare sizes, whose guides depend on nothing else.
      request.node < 0 || Int(request.node) > node || nodes[Int(request.node)].end <= node
    }
  }
}
