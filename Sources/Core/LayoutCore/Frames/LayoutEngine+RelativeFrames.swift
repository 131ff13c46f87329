/// Frames that relate to the containers around them, whose sizes are known after placement (L25.1).
extension LayoutEngine {
  /// Resolves the lengths of `containerRelativeFrame`s for the containers' current proposals.
  ///
  /// - Returns: Whether some frame has another length than before, so that the scene has to be placed
  ///   again.
  func resolveRelativeFrames() -> Bool { setRelativeFrames { containerSize(around: $0) } }

  /// Resets `containerRelativeFrame`s to the lengths with which a scene is first placed, so that a
  /// layout does not depend on those before it.
  func resetRelativeFrames() { _ = setRelativeFrames { sizeBeforePlacing(around: $0) } }

  private func setRelativeFrames(_ containerSize: (Int) -> ProposedViewSize?) -> Bool {
    guard tree.relatesToHost else { return false }
    var changed: [(node: Int, frame: FrameNode)] = []
    tree.forEachNode { node in
      guard case .frame(let frame) = nodes[node].kind,
        let (relative, alignment) = relativeFrame(at: node),
        let container = containerSize(node)
      else { return }
      let new = relative.node(in: container, alignment)
      if new.isIdentical(to: frame) { return }
      changed.append((node, new))
    }
    for (node, frame) in changed {
      let before = nodes[node]
      nodes[node].kind = .frame(frame)
      noteChange(of: node, from: before)
    }
    return !changed.isEmpty
  }

  /// The modifier of a frame that relates to a container; nil for other nodes.
  private func relativeFrame(at node: Int) -> (ContainerRelativeFrame, Alignment)? {
    guard nodes[node].view >= 0 else { return nil }
    var content = content(of: Int(nodes[node].view))
    if case .proxied(let make) = content { content = make.value(tree.proxy(around: node) ?? .zero) }
    guard case .modifier(.containerRelativeFrame(let frame, let alignment)) = content else {
      return nil
    }
    return (frame, alignment)
  }

  /// The proposal to the nearest scroll view, column or tab around a node, without its safe area;
  /// nil outside of them, where it is known before (``LayoutScene/containerSize``).
  ///
  /// The proposal along an axis does not depend on the content, as the length might.
  private func containerSize(around node: Int) -> ProposedViewSize? {
    var node = Int(nodes[node].parent)
    while node >= 0 {
      if isContainer(node) { return offeredSize(of: node) }
      // A cover of the scene gets its size when it is resolved.
      if tree.coversScene(node) { return nil }
      node = Int(nodes[node].parent)
    }
    return nil
  }

  /// The container size of a frame before placement: that of the screen, or of its cover.
  private func sizeBeforePlacing(around node: Int) -> ProposedViewSize {
    var node = Int(nodes[node].parent)
    while node >= 0 {
      let parent = Int(nodes[node].parent)
      if tree.coversScene(node), parent >= 0,
        case .presentation(let presentation) = nodes[parent].kind
      {
        let placement = tree.table.presentations[Int(presentation.placement)]
        return placement.containerSize(in: scene)
      }
      node = parent
    }
    return scene.containerSize
  }

  private func isContainer(_ node: Int) -> Bool {
    if case .scrollView = nodes[node].kind { return true }
    guard case .flexibleFrame(let frame) = nodes[node].kind else { return false }
    return frames[Int(frame.frame)].isContainer
  }

  private func offeredSize(of container: Int) -> ProposedViewSize? {
    if status[container] == .omitted { return nil }
    let state = states[container]
    func length(_ proposed: Double, _ own: Double) -> Double? {
      let length = proposed.isFinite ? proposed : own
      return length.isFinite ? length : nil
    }
    return ProposedViewSize(
      width: length(state.proposedWidth, state.width),
      height: length(state.proposedHeight, state.height)
    )
  }
}

extension FrameNode {
  /// Whether another frame of the same modifier has the same dimensions, absent ones included.
  fileprivate func isIdentical(to other: FrameNode) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }
}
