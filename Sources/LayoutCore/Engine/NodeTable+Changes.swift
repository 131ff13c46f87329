/// Nodes that change after their tree was resolved, as long as their kind stays.
extension NodeTable {
  /// Gives a modifier's node another value.
  ///
  /// - Returns: Whether that was possible; nothing has changed otherwise.
  mutating func setModifier(_ modifier: ModifierContent, at index: Int) -> Bool {
    let node = nodes + index
    switch (node.pointee.kind, modifier) {
    case (.padding, .padding(let edges, let length?)),
      (.safeAreaPadding, .safeAreaPadding(let edges, let length?)):
      setInsets(EdgeInsets(edges: edges, length: length), at: index)
    case (.padding, .paddingInsets(let insets)),
      (.safeAreaPadding, .safeAreaPaddingInsets(let insets)):
      setInsets(insets, at: index)
    case (.frame, .frame(let width, let height, let alignment)):
      let (width, height) = (validDimension(width), validDimension(height))
      // Without a dimension the frame has no node.
      if width.isNaN, height.isNaN { return false }
      (node.pointee.a, node.pointee.b) = (width, height)
      node.pointee.align(alignment)
    case (.flexibleFrame, .flexibleFrame(let frame, let alignment)):
      frames.elements[Int(node.pointee.extra)] = frame
      node.pointee.align(alignment)
    case (.fixedSize, .fixedSize(let horizontal, let vertical)):
      node.pointee.option = (horizontal ? 1 : 0) | (vertical ? 2 : 0)
    case (.aspectRatio, .aspectRatio(let ratio, let mode)):
      node.pointee.a = ratio ?? .nan
      node.pointee.option = mode == .fill ? 1 : 0
    case (.position, .position(let point)), (.offset, .offset(let point)):
      (node.pointee.a, node.pointee.b) = (point.x, point.y)
    case (.layered, .overlay(let alignment)), (.layered, .background(let alignment)),
      (.layered, .mask(let alignment)):
      node.pointee.align(alignment)
    default:
      return false
    }
    return true
  }

  /// Gives a leaf or container another value.
  ///
  /// - Parameter old: What it was before.
  /// - Returns: Whether that was possible; nothing has changed otherwise.
  mutating func setContent(_ content: ViewContent, replacing old: ViewContent, at index: Int)
    -> Bool
  {
    let node = nodes + index
    switch (old, content) {
    case (.image(_, _, nil), .image(_, let size, nil)):
      (node.pointee.a, node.pointee.b) = (size.width, size.height)
    case (.image(_, _, _?), .image(_, let size, let caps?)):
      (node.pointee.a, node.pointee.b) = (size.width, size.height)
      insets.elements[Int(node.pointee.extra)] = caps
    case (.spacer, .spacer(let length)):
      node.pointee.a = length ?? Spacer.defaultMinLength
    case (.color, .color), (.canvas, .canvas), (.color, .canvas), (.canvas, .color):
      break
    case (.color, .shape(let shape)), (.canvas, .shape(let shape)), (.shape, .shape(let shape)):
      node.pointee.kind = shape.base == .circle ? .circle : .filling
    case (.shape, .color), (.shape, .canvas):
      node.pointee.kind = .filling
    case (.hStack(_, let before), .hStack(let alignment, let spacing)):
      node.pointee.vertical = alignment.key
      return before == spacing || setGaps(index, spacing: spacing)
    case (.vStack(_, let before), .vStack(let alignment, let spacing)):
      node.pointee.horizontal = alignment.key
      return before == spacing || setGaps(index, spacing: spacing)
    case (.zStack, .zStack(let alignment)):
      node.pointee.align(alignment)
    case (.scrollView(let before, _), .scrollView(let axes, let position)) where before == axes:
      (node.pointee.a, node.pointee.b) = (position.x, position.y)
    default:
      return false
    }
    return true
  }

  private func setInsets(_ value: EdgeInsets, at index: Int) {
    (nodes[index].a, nodes[index].b) = (value.horizontal, value.vertical)
    insets.elements[Int(nodes[index].extra)] = value
  }

  /// Works a stack's gaps out again.
  ///
  /// - Returns: Whether that was possible: spacing preferences are not known in every tree.
  mutating func setGaps(_ index: Int, spacing: Double?) -> Bool {
    let node = nodes + index
    // What is no stack after all has no gaps.
    guard node.pointee.kind.hasGaps else { return true }
    if spacing == nil, !needsSpacing { return false }
    let children = spacing == nil ? childSpacings(of: index) : []
    var sum = 0.0
    for position in 0..<Int(node.pointee.childCount) - 1 {
      let gap =
        spacing
        ?? distance(
          from: children[position],
          to: children[position + 1],
          along: node.pointee.axis,
          in: node.pointee.direction
        )
      gaps[Int(node.pointee.extra) + position] = gap
      sum += gap
    }
    node.pointee.a = sum
    return true
  }

  // MARK: What depends on it

  /// Summarizes a node that has changed, and those around it as far as they change with it.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - old: What it was before it changed.
  ///   - content: What a view is now.
  /// - Returns: The outermost node that was summarized; nil if the gaps of a grid depend on it.
  mutating func summarize(
    from index: Int,
    replacing old: LayoutNode,
    content: (Int) -> ViewContent
  ) -> Int? {
    var index = index
    var before = old
    while true {
      let node = nodes + index
      node.pointee.flags.formIntersection(.ownOfNode)
      node.pointee.guides = []
      if node.pointee.kind == .spacer { node.pointee.flags.insert(.isSpacer) }
      summarize(index)
      if before.flags.contains(.hasOwnPriority) {
        node.pointee.priority = before.priority
        node.pointee.flags.remove(.isSpacer)
      }
      if node.pointee.spacing != before.spacing,
        spacings[Int(node.pointee.spacing)] == spacings[Int(before.spacing)]
      {
        node.pointee.spacing = before.spacing
      }
      let parent = Int(node.pointee.parent)
      if parent < 0 || node.pointee.looksTheSame(as: before) { return index }
      if node.pointee.spacing != before.spacing {
        switch nodes[parent].kind {
        case .grid, .safeAreaInset, .customLayout: return nil
        case .hStack, .vStack:
          let view = Int(nodes[parent].view)
          if view < 0 || content(view).asksForSpacing, !setGaps(parent, spacing: nil) {
            return nil
          }
        default: break
        }
      }
      index = parent
      before = nodes[index]
    }
  }
}

extension LayoutNode {
  fileprivate mutating func align(_ alignment: Alignment) {
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }

  /// Whether what is around a node cannot tell it from another version, but by its size.
  fileprivate func looksTheSame(as other: LayoutNode) -> Bool {
    flags == other.flags && guides == other.guides && spacing == other.spacing
      && priority.bitPattern == other.priority.bitPattern
      && minimum.width.bitPattern == other.minimum.width.bitPattern
      && minimum.height.bitPattern == other.minimum.height.bitPattern
  }
}

extension ViewContent {
  /// Whether a stack's gaps are those that its children prefer.
  fileprivate var asksForSpacing: Bool {
    if case .rows = self { false } else { stackSpacing == nil }
  }

  /// The distance between the children of a stack; nil if they are asked for their preference.
  var stackSpacing: Double? {
    switch self {
    case .hStack(_, let spacing), .vStack(_, let spacing), .lazyHStack(_, let spacing),
      .lazyVStack(_, let spacing):
      spacing
    case .layout(let layout): layout.builtIn?.stackSpacing
    default: nil
    }
  }
}
