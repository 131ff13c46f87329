/// The second pass: every node places its children, given its own size and proposal.
extension LayoutEngine {
  /// Places all nodes that are shown.
  func placeFromRoot() {
    let insets = scene.insets
    switch scene.host {
    case .proposal(let proposal):
      propose(Proposal(proposal), to: 0)
      states[0].x = 0
      states[0].y = 0
    case .size(let host):
      // The root is proposed the safe area and centred there, however large it is (L2.1 and L2.2).
      // Insets and position are physical (L2.5).
      let offered = Size(
        width: Padding.childProposal(host.width, insets: insets.horizontal),
        height: Padding.childProposal(host.height, insets: insets.vertical)
      )
      propose(Proposal(offered), to: 0)
      states[0].x = insets.leading + (offered.width - states[0].width) / 2
      states[0].y = insets.top + (offered.height - states[0].height) / 2
    }
    isPlacing = true
    safeAreas = tree.hasSafeAreas ? SafeAreaMap(scene, nodeCount: nodeCount) : nil
    if safeAreas == nil { placeNodes() } else { placeNodesAmongSafeAreas() }
    isPlacing = false
  }

  /// The size of the screen or window; for a bare proposal that of the root, once it is placed.
  var windowSize: Size {
    switch scene.host {
    case .size(let size): size
    case .proposal: states[0].size
    }
  }

  /// Proposes a size to a child and notes its answer.
  @inline(__always)
  func propose(_ proposal: Proposal, to child: Int) {
    let state = states + child
    let isSame = state.pointee.proposal.isIdentical(to: proposal)
    if isSame, status[child] == .clean, !isTraced { return }
    let size = size(child, proposal.width, proposal.height)
    if (!isSame || size != state.pointee.size), status[child] == .clean { status[child] = .dirty }
    state.pointee.width = size.width
    state.pointee.height = size.height
    state.pointee.proposedWidth = proposal.width
    state.pointee.proposedHeight = proposal.height
  }

  /// Whether clean nodes need not be placed again.
  var canSkipClean: Bool { usesShortcuts && !isTraced }

  /// Lays out the children of every node that is shown and not clean; parents come before their
  /// children, so each node finds its own state ready.
  private func placeNodes() {
    let (nodes, status) = (nodes, status)
    // Most nodes are clean after a change: skipping one is one comparison.
    let settled: NodeStatus = canSkipClean ? .clean : .omitted
    var node = 0
    while node >= 0 {
      let known = status[node]
      if known == settled || known == .omitted {
        node = nodes.nextSkippingInside(of: node)
        continue
      }
      let child = nodes.firstChild(of: node)
      if child < 0 {
        status[node] = .clean
        node = nodes.nextSkippingInside(of: node)
        continue
      }
      placeChildren(of: node)
      status[node] = .clean
      node = child
    }
  }

  /// The same with safe areas: the insets that a view sees depend on its place.
  private func placeNodesAmongSafeAreas() {
    var node = 0
    // The node whose content is not shown, and the end of that.
    var omitted = -1
    var end = -1
    while node >= 0 {
      if node == end { omitted = -1 }
      locate(node)
      let child = nodes.firstChild(of: node)
      if omitted < 0, status[node] == .omitted {
        omitted = node
        end = nodes.nextSkippingInside(of: node)
      }
      if omitted < 0 {
        if child >= 0, !canSkipClean || status[node] != .clean || dependsOnPlace(node) {
          placeChildren(of: node)
        }
        status[node] = .clean
      }
      node = child >= 0 ? child : nodes.nextSkippingInside(of: node)
    }
  }

  /// Whether the placement of a node's content depends on the node's place.
  private func dependsOnPlace(_ node: Int) -> Bool {
    if case .ignoresSafeArea = nodes[node].kind { return true }
    return if case .presentation = nodes[node].kind { true } else { false }
  }

  /// Proposes sizes to a node's children for their place, and positions them.
  @inline(__always)
  private func placeChildren(of node: Int) {
    placeChildren(of: node, states[node].proposal, states[node].size)
  }

  func placeChildren(of node: Int, _ proposal: Proposal, _ size: Size) {
    nodes[node].kind.answer(
      PlaceQuestion(engine: self, node: node, proposal: proposal, size: size)
    )
  }

  /// Notes whether a child of a `ViewThatFits` is not shown.
  func setOmitted(_ isOmitted: Bool, _ child: Int) {
    if isOmitted {
      status[child] = .omitted
    } else if status[child] == .omitted {
      status[child] = .dirty
    }
  }

  /// Notes that the content of a node, and so of those around it, may have moved.
  @inline(never)
  func markDirty(_ index: Int) {
    var node = index
    while node >= 0, status[node] == .clean {
      status[node] = .dirty
      node = Int(nodes[node].parent)
    }
  }
}

/// Places the children of a node.
private struct PlaceQuestion: NodeQuestion {
  let engine: LayoutEngine
  let node: Int
  let proposal: Proposal
  let size: Size

  @inline(__always)
  func put(to kind: some NodeBehavior) { kind.place(node, proposal, size, in: engine) }
}
