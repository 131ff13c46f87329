/// A question for a guide of a node at a proposal, as remembered.
struct GuideRequest: Hashable {
  var node: Int32
  var key: UInt16
  var isDefault: Bool
  var width: UInt64
  var height: UInt64
}

/// Alignment guides (section 16 of the semantics): explicit values travel up from the view that
/// sets them; where there is none the guide has its default.
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
  /// A custom alignment's default sees what the view sets for the guides that it names (L31.9).
  package func defaultGuide(_ key: AlignmentKey, _ source: GuideSource) -> Double {
    if let value = ViewDimensions.builtInDefault(key, of: source.size) { return value }
    guard let index = key.customIndex, index < tree.source.alignments.count else { return 0 }
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
    if let known = guideMemory[request] { return known }
    // A default that asks for itself sees 0.
    remember(request, 0)
    defaultDepth += 1
    defer { defaultDepth -= 1 }
    let value = value(tree.source.alignments[index].defaultValue, of: source)
    guideMemory[request] = value
    return value
  }

  /// The explicit value of a guide for a node at a proposal, NaN if there is none.
  package func explicitGuide(_ key: AlignmentKey, of index: Int, at proposal: Proposal) -> Double {
    guard nodes[index].guides.contains(key.mask) else { return .nan }
    if let baseline = textBaseline(key, of: index, at: proposal) { return baseline }
    let request = GuideRequest(
      node: Int32(index),
      key: key.rawValue,
      isDefault: false,
      width: proposal.width.bitPattern,
      height: proposal.height.bitPattern
    )
    if let known = guideMemory[request] { return known }
    let value = derivedGuide(key, of: index, at: proposal)
    remember(request, value)
    return value
  }

  private func remember(_ request: GuideRequest, _ value: Double) {
    // Forgetting a default that is being evaluated would evaluate it without end.
    if guideMemory.count >= 1 << 20, defaultDepth == 0 {
      guideMemory.removeAll(keepingCapacity: true)
    }
    guideMemory[request] = value
  }

  private func derivedGuide(
    _ key: AlignmentKey,
    of index: Int,
    at proposal: Proposal
  ) -> Double {
    // Views inside may be laid out for other proposals on the way.
    if isSettled[index] { unsettle(index) }
    let child = index + 1
    switch nodes[index].kind {
    case .alignmentGuide where nodes[index].horizontal == key:
      // Explicit even if the closure returns the default; the closure sees the inner view, so the
      // outermost modifier wins (L16.2).
      let size = size(child, proposal.width, proposal.height)
      let source = GuideSource(engine: self, node: child, size: size, proposal: proposal)
      return value(tree.guides[Int(nodes[index].extra)], of: source)
    case .alignmentGuide, .passthrough, .layered, .offset, .ignoresSafeArea:
      // An offset does not move guides (L14.1); a host of content has its view's (L13.1).
      return explicitGuide(key, of: child, at: proposal)
    case .viewThatFits:
      let fitting = fittingChild(index, proposal.width, proposal.height)
      return explicitGuide(key, of: fitting, at: proposal)
    case .hStack, .vStack, .zStack, .grid, .geometryReader:
      return combinedGuide(key, of: index, at: proposal)
    case .customLayout:
      return customLayoutGuide(key, of: index, at: proposal)
    case .layoutSubview:
      return subviewGuide(key, of: index, at: proposal)
    default:
      // One child: its value, moved by its position (L16.4).
      let size = size(index, proposal.width, proposal.height)
      guard size.isFinite else { return .nan }
      let placement = unaryPlacement(index, proposal, size: size)
      let value = explicitGuide(key, of: child, at: placement.proposal)
      return value + (isHorizontal(key) ? placement.origin.x : placement.origin.y)
    }
  }

  /// The value of a container of several children: theirs, moved by their positions and combined
  /// (L16.5).
  ///
  /// Sizes that are not finite have no explicit guides (L16.10).
  private func combinedGuide(
    _ key: AlignmentKey,
    of index: Int,
    at proposal: Proposal
  ) -> Double {
    let size = size(index, proposal.width, proposal.height)
    guard size.isFinite else { return .nan }
    layoutChildren(index, proposal, size: size)
    return combinedGuide(key, ofPlaced: SiblingNodes(nodes, in: index))
  }

  /// The value that views make together which have been placed.
  func combinedGuide(_ key: AlignmentKey, ofPlaced children: some Sequence<Int>) -> Double {
    let custom = key.customIndex.flatMap { tree.source.alignments[$0].combine }
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
    return tree.source.alignments[index].axis == .horizontal
  }

  /// The baseline of a text, which is always explicit (L16.9); nil for other nodes and guides.
  private func textBaseline(
    _ key: AlignmentKey,
    of index: Int,
    at proposal: Proposal
  ) -> Double? {
    let isFirst = key == .firstTextBaseline
    guard isFirst || key == .lastTextBaseline else { return nil }
    switch nodes[index].kind {
    case .text:
      return textBaselines(index, proposal, isFirst: isFirst)
    case .measuredText:
      let text = tree.measuredTexts[Int(nodes[index].extra)]
      let recording = text.recording(for: proposal).recording
      return isFirst ? min(text.firstBaseline, recording.lastBaseline) : recording.lastBaseline
    default:
      return nil
    }
  }
}
