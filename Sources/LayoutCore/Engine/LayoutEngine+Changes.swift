/// Laying out again what has changed, and nothing else.
///
/// A node is *settled* once everything inside is placed as its size and proposal demand. A change
/// unsettles the nodes around it and makes them forget their sizes; whatever else is proposed
/// something new is unsettled on the way. The rest is neither asked nor placed again. A node is
/// never settled inside of one that is not, but while they are being placed.
extension LayoutEngine {
  /// Proposes a size to a child and notes its answer.
  @inline(__always)
  func ask(_ child: Int, _ proposal: Proposal) {
    let state = states + child
    let isSame = state.pointee.proposal.isIdentical(to: proposal)
    if isSame, memory[child].isSettled, !isTraced { return }
    let size = size(child, proposal.width, proposal.height)
    if !isSame || size != state.pointee.size { memory[child].isSettled = false }
    state.pointee.width = size.width
    state.pointee.height = size.height
    state.pointee.proposedWidth = proposal.width
    state.pointee.proposedHeight = proposal.height
  }

  /// Notes that what is inside of a node may lie elsewhere now.
  @inline(never)
  func unsettle(_ index: Int) {
    var node = index
    while node >= 0, memory[node].isSettled {
      memory[node].isSettled = false
      node = Int(nodes[node].parent)
    }
  }

  /// Whether settled nodes can be passed over: not where views are left out of the result or lie by
  /// their place on the screen.
  var canSkipSettled: Bool { tree.isStatic && usesShortcuts && !isTraced }

  /// Changes a view without resolving the others again.
  ///
  /// - Parameters:
  ///   - view: The position in the view tree.
  ///   - content: What the view is from now on.
  /// - Returns: Whether that was possible; nothing has changed otherwise.
  func change(_ view: Int, to content: ViewContent) -> Bool {
    guard tree.isStatic, case .text(let string) = content, !string.isEmpty,
      let instance = tree.instance(of: view), nodes[Int(instance.node)].kind == .text
    else { return false }
    let node = Int(instance.node)
    let position = Int(nodes[node].extra)
    let environment = tree.environments[Int(instance.environment)]
    let text = LayoutTree.MeasurableText(
      StyledText(string, in: environment),
      environment: environment,
      measurer: measurer
    )
    // Neighbours keep their distance from the same font only.
    guard text.shaped.metrics == tree.texts[position].shaped.metrics else { return false }
    finishLatest()
    tree.texts[position] = text
    textMemory[position] = TextMemory()
    changes[view] = content
    revision += 1
    forget(node)
    return true
  }

  /// Changes what the root is offered.
  func setHost(_ host: Scene.Host) {
    finishLatest()
    scene.host = host
  }

  /// Makes a node and those around it forget what they know of their sizes.
  private func forget(_ node: Int) {
    var changed: Set<Int32> = []
    var index = node
    while index >= 0 {
      memory[index] = SizeMemoryState()
      if nodes[index].kind == .hStack || nodes[index].kind == .vStack {
        // The flexibilities and the order that follows from them.
        cache[Int(nodes[index].cache) + 3] = 0
        orderOfService(index)[0] = -1
      } else if nodes[index].kind == .grid {
        gridProposals[Int(nodes[index].extra)] = .impossible
      }
      changed.insert(Int32(index))
      index = Int(nodes[index].parent)
    }
    if !guideMemory.isEmpty {
      guideMemory = guideMemory.filter { !changed.contains($0.key.node) }
    }
  }
}
