/// A query for a guide of a node at a proposal, as cached.
struct GuideRequest: Hashable {
  var node: Int32
  var key: UInt16
  var isDefault: Bool
  var width: UInt64
  var height: UInt64
}

/// Alignment guides (L16): explicit values travel up from the view that sets them; without one the
/// guide has its default.
extension LayoutEngine {
  /// The value of a guide for a child whose state holds its proposal and size.
  @inline(__always)
  func childGuide(_ key: AlignmentKey, of child: Int) -> Double {
    if !nodes[child].guides.contains(key.mask),
      let value = ViewDimensions.builtInDefault(key, of: states[child].size)
    {
      return value
    }
    return slowGuide(key, of: child)
  }

  @inline(never)
  private func slowGuide(_ key: AlignmentKey, of child: Int) -> Double {
    let state = states[child]
    return GuideSource(engine: self, node: child, size: state.size, proposal: state.proposal)
      .guide(key)
  }

  /// The value of a guide for a view that does not set it (L16.1).
  ///
  /// A custom alignment's default can read the guides set by the view (L31.9).
  package func defaultGuide(_ key: AlignmentKey, _ source: GuideSource) -> Double {
    if let value = ViewDimensions.builtInDefault(key, of: source.size) { return value }
    guard let index = key.customIndex, index < scene.tree.alignments.count else { return 0 }
    // A node's size follows from its proposal; a bare size stands for itself.
    let request = GuideRequest(
      node: source.node.map { Int32($0) } ?? -1,
      key: key.rawValue,
      isDefault: true,
      width: source.node == nil
        ? source.size.width.bitPattern : source.proposal.width.bitPattern,
      height: source.node == nil
        ? source.size.height.bitPattern : source.proposal.height.bitPattern
    )
    if let known = guideCache[request] { return known }
    // A default that reads itself gets 0.
    remember(request, 0)
    defaultDepth += 1
    defer { defaultDepth -= 1 }
    let value = value(scene.tree.alignments[index].defaultValue, of: source)
    guideCache[request] = value
    return value
  }

  /// The explicit value of a guide for a node at a proposal, NaN if there is none.
  package func explicitGuide(_ key: AlignmentKey, of index: Int, at proposal: Proposal) -> Double {
    guard nodes[index].guides.contains(key.mask) else { return .nan }
    let request = GuideRequest(
      node: Int32(index),
      key: key.rawValue,
      isDefault: false,
      width: proposal.width.bitPattern,
      height: proposal.height.bitPattern
    )
    if let known = guideCache[request] { return known }
    let value = derivedGuide(key, of: index, at: proposal)
    remember(request, value)
    return value
  }

  private func remember(_ request: GuideRequest, _ value: Double) {
    // Forgetting a default that is being evaluated would evaluate it without end.
    if guideCache.count >= 1 << 20, defaultDepth == 0 {
      guideCache.removeAll(keepingCapacity: true)
    }
    guideCache[request] = value
  }

  private func derivedGuide(
    _ key: AlignmentKey,
    of index: Int,
    at proposal: Proposal
  ) -> Double {
    // Views inside may be laid out for other proposals on the way.
    if status[index] == .clean { markDirty(index) }
    return nodes[index].kind.answer(
      GuideQuestion(engine: self, node: index, key: key, proposal: proposal)
    )
  }

  /// The value of a container of several children: theirs, moved by their positions and merged
  /// (L16.5).
  ///
  /// Sizes that are not finite have no explicit guides (L16.10).
  func combinedGuide(
    _ key: AlignmentKey,
    of index: Int,
    at proposal: Proposal
  ) -> Double {
    let size = size(index, proposal.width, proposal.height)
    guard size.isFinite else { return .nan }
    placeChildren(of: index, proposal, size)
    return combinedGuide(key, ofPlaced: nodes.children(of: index))
  }

  /// The merged value of views that have been placed.
  func combinedGuide(_ key: AlignmentKey, ofPlaced children: some Sequence<Int>) -> Double {
    let custom = key.customIndex.flatMap { scene.tree.alignments[$0].combine }
    let horizontal = isHorizontal(key)
    var combined: Double?
    var count = 0
    for child in children {
      let state = states[child]
      let value = explicitGuide(key, of: child, at: state.proposal)
      if !value.isNaN {
        combined = ExplicitGuides.combine(
          value + (horizontal ? state.x : state.y),
          into: combined,
          count: count,
          key: key,
          custom: custom
        )
        count += 1
      }
    }
    return combined ?? .nan
  }

  func isHorizontal(_ key: AlignmentKey) -> Bool {
    guard let index = key.customIndex else { return key.rawValue <= AlignmentKey.trailing.rawValue }
    return scene.tree.alignments[index].axis == .horizontal
  }

  /// A guide's default for an area, as frames use it (L6.3).
  func frameGuide(_ key: AlignmentKey, _ size: Size) -> Double {
    defaultGuide(key, GuideSource(engine: self, node: nil, size: size, proposal: .unspecified))
  }
}

/// Asks a node for its explicit value of a guide.
private struct GuideQuestion: NodeQuestion {
  let engine: LayoutEngine
  let node: Int
  let key: AlignmentKey
  let proposal: Proposal

  @inline(__always)
  func put(to kind: some NodeBehavior) -> Double {
    kind.explicitGuide(key, node, at: proposal, in: engine)
  }
}
