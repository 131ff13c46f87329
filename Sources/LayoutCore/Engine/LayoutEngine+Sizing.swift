extension LayoutEngine {
  /// What a node answers to a proposal (NaN for nil).
  func size(_ index: Int, _ width: Double, _ height: Double) -> Size {
    if isTraced { return tracedSize(index, width, height) }
    return answer(index, width, height)
  }

  @inline(never)
  private func tracedSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let reason = isPlacing ? .place : question
    question = .measure
    let size = answer(index, width, height)
    if nodes[index].view >= 0 {
      trace?.record(
        LayoutTraceEvent(
          view: Int(nodes[index].view),
          proposal: Proposal(width: width, height: height).viewSize,
          size: size,
          reason: reason
        )
      )
    }
    return size
  }

  @inline(__always)
  private func answer(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let node = nodes + index
    switch node.pointee.kind {
    case .rigid:
      return Size(width: node.pointee.a, height: node.pointee.b)
    case .filling:
      return LeafSizing.filling(Proposal(width: width, height: height))
    case .circle:
      return LeafSizing.circle(Proposal(width: width, height: height))
    case .resizableImage:
      let caps = insets[Int(node.pointee.extra)]
      return LeafSizing.resizableImage(
        Proposal(width: width, height: height),
        natural: Size(width: node.pointee.a, height: node.pointee.b),
        caps: Size(width: caps.horizontal, height: caps.vertical)
      )
    case .spacer:
      return Spacer.size(
        Proposal(width: width, height: height),
        minLength: node.pointee.a,
        axis: node.pointee.stackAxis
      )
    case .divider:
      return Divider.size(
        Proposal(width: width, height: height),
        thickness: node.pointee.a,
        axis: node.pointee.stackAxis
      )
    case .text:
      return textSize(index, width, height)
    case .measuredText:
      return tree.measuredTexts[Int(node.pointee.extra)]
        .recording(for: Proposal(width: width, height: height)).recording.size
    case .layoutSubview:
      return subviewSize(index, width, height)
    case .geometryReader:
      // Nil is 0 here, not 10 (L19.5, the choice of L28.4).
      return Size(width: width.unspecified(or: 0), height: height.unspecified(or: 0))
    case .frame where !node.pointee.a.isNaN && !node.pointee.b.isNaN:
      return Size(width: node.pointee.a, height: node.pointee.b)
    default:
      return rememberedSize(index, width, height)
    }
  }

  /// The size of a container or modifier.
  @inline(__always)
  private func rememberedSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let node = nodes + index
    // A length that nothing depends on is the same question as nil, and so may an endless one be.
    let flags = usesShortcuts ? node.pointee.flags : []
    let asksForWidth =
      !flags.contains(width == .infinity ? .endlessWidthIsNil : .ignoresWidth)
    let asksForHeight =
      !flags.contains(height == .infinity ? .endlessHeightIsNil : .ignoresHeight)
    let width = asksForWidth ? width : .nan
    let height = asksForHeight ? height : .nan
    return node.pointee.kind.isContainer
      ? containerSize(index, width, height) : modifierSize(index, width, height)
  }

  @inline(never)
  func computedContainerSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    statistics.sizeComputations += 1
    if isSettled[index] { unsettle(index) }
    switch nodes[index].kind {
    case .hStack: return layoutStack(index, width, height, .horizontal)
    case .vStack: return layoutStack(index, width, height, .vertical)
    case .zStack: return measureZStack(index, width, height)
    case .safeAreaInset: return measureInset(index, width, height)
    case .grid: return layoutGrid(index, width, height)
    case .lazyGrid: return measureLazyGrid(index, width, height)
    case .customLayout: return measureCustomLayout(index, width, height)
    default: return size(fittingChild(index, width, height), width, height)
    }
  }

  @inline(never)
  func computedModifierSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    statistics.sizeComputations += 1
    if isSettled[index] { unsettle(index) }
    return unarySize(index, width, height)
  }

  /// The size of a modifier, given its child's.
  @inline(__always)
  private func unarySize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let node = nodes + index
    let child = index + 1
    switch node.pointee.kind {
    case .padding, .safeAreaPadding:
      let (horizontal, vertical) = (node.pointee.a, node.pointee.b)
      let inner = size(
        child,
        Padding.childProposal(width, insets: horizontal),
        Padding.childProposal(height, insets: vertical)
      )
      return Size(
        width: Padding.length(child: inner.width, insets: horizontal),
        height: Padding.length(child: inner.height, insets: vertical)
      )
    case .frame:
      // What the frame states replaces the proposal and the answer (L6.1 and L6.2).
      let (a, b) = (node.pointee.a, node.pointee.b)
      let inner = size(child, a.unspecified(or: width), b.unspecified(or: height))
      return Size(width: a.unspecified(or: inner.width), height: b.unspecified(or: inner.height))
    case .flexibleFrame:
      let frame = frames[Int(node.pointee.extra)]
      let inner = size(
        child,
        frame.horizontal.childProposal(width),
        frame.vertical.childProposal(height)
      )
      return Size(
        width: frame.horizontal.length(width, child: inner.width),
        height: frame.vertical.length(height, child: inner.height)
      )
    case .fixedSize:
      let proposal = fixedSizeProposal(index, width, height)
      return size(child, proposal.width, proposal.height)
    case .scrollView:
      // As long as proposed where it scrolls, across as its content (L23.1).
      let proposal = fixedSizeProposal(index, width, height)
      let inner = size(child, proposal.width, proposal.height)
      let axes = node.pointee.option
      return Size(
        width: axes & 1 != 0 ? width.unspecified(or: inner.width) : inner.width,
        height: axes & 2 != 0 ? height.unspecified(or: inner.height) : inner.height
      )
    case .aspectRatio:
      let proposal = aspectRatioProposal(index, width, height)
      return size(child, proposal.width, proposal.height)
    case .position:
      // As large as proposed, the child's length where nothing is (L14.4).
      if !width.isNaN, !height.isNaN { return Size(width: width, height: height) }
      let inner = size(child, width, height)
      return Size(
        width: width.unspecified(or: inner.width),
        height: height.unspecified(or: inner.height)
      )
    default:
      return size(child, width, height)
    }
  }

  /// Nil on the axes that `fixedSize` names or a scroll view scrolls along (L8.1 and L23.1).
  @inline(__always)
  func fixedSizeProposal(_ index: Int, _ width: Double, _ height: Double) -> Proposal {
    let axes = nodes[index].option
    return Proposal(
      width: axes & 1 != 0 ? .nan : width,
      height: axes & 2 != 0 ? .nan : height
    )
  }

  @inline(__always)
  func aspectRatioProposal(_ index: Int, _ width: Double, _ height: Double) -> Proposal {
    let ratio = nodes[index].a
    let base = ratio.isNaN ? size(index + 1, .nan, .nan) : Size(width: ratio, height: 1)
    return AspectRatio.childProposal(
      Proposal(width: width, height: height),
      base: base,
      contentMode: nodes[index].option == 1 ? .fill : .fit
    )
  }
}
