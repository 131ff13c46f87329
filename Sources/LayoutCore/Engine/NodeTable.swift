/// The nodes of a tree, with everything about them that no proposal changes.
///
/// Nodes are appended from the outside in; each is summarized once its children are.
struct NodeTable: ~Copyable {
  /// Spacing preferences are worked out only if some stack asks for them.
  let needsSpacing: Bool
  /// What layouts said of their spacing to an earlier engine, in their order.
  let layoutSpacings: [ViewSpacing]
  var buffer: GrowableBuffer<LayoutNode>
  var gapBuffer = GrowableBuffer<Double>()
  private(set) var frames = GrowableBuffer<FlexibleFrame>()
  private(set) var insets = GrowableBuffer<EdgeInsets>()
  var spacings = NodeTable.standardSpacings
  /// How many nodes remember sizes as containers do, and as modifiers do.
  var containerCount = 0
  var modifierCount = 0

  /// Whether every view is shown at most once, in the order of the view tree.
  var isInOrder = true
  var lastView: Int32 = -1
  private(set) var isComplete = false

  /// Makes an empty table.
  init(capacity: Int, needsSpacing: Bool, layoutSpacings: [ViewSpacing]) {
    self.needsSpacing = needsSpacing
    self.layoutSpacings = layoutSpacings
    buffer = GrowableBuffer(capacity: capacity)
  }

  /// The nodes.
  ///
  /// Mutating methods change parts of them as `(nodes + index).pointee`: of `nodes[index]` the
  /// compiler of Swift 6.3 makes broken code for the thread sanitizer.
  var nodes: UnsafeMutablePointer<LayoutNode> { buffer.elements }
  var count: Int { buffer.count }
  /// The gap behind each child of a stack.
  var gaps: UnsafeMutablePointer<Double> { gapBuffer.elements }
  var gapCount: Int { gapBuffer.count }

  /// Appends a node without children.
  mutating func append(_ node: LayoutNode, parent: Int32) -> Int32 {
    let index = Int32(buffer.count)
    if node.view >= 0 {
      if node.view <= lastView { isInOrder = false }
      lastView = node.view
    }
    buffer.append(node)
    nodes[Int(index)].parent = parent
    nodes[Int(index)].end = index + 1
    if parent >= 0 { (nodes + Int(parent)).pointee.childCount += 1 }
    return index
  }

  /// Adds a flexible frame's bounds.
  mutating func add(_ frame: FlexibleFrame) -> Int32 {
    frames.append(frame)
    return Int32(frames.count - 1)
  }

  /// Adds the insets of padding, or an image's caps.
  mutating func add(_ insets: EdgeInsets) -> Int32 {
    self.insets.append(insets)
    return Int32(self.insets.count - 1)
  }

  /// The same nodes, to be changed on their own.
  func copy() -> NodeTable {
    var copy = NodeTable(capacity: 0, needsSpacing: needsSpacing, layoutSpacings: layoutSpacings)
    copy.buffer = buffer.copy()
    copy.gapBuffer = gapBuffer.copy()
    copy.frames = frames.copy()
    copy.insets = insets.copy()
    copy.spacings = spacings
    copy.isInOrder = isInOrder
    copy.isComplete = isComplete
    copy.containerCount = containerCount
    copy.modifierCount = modifierCount
    return copy
  }

  /// Ends the table: from now on nodes change only.
  mutating func complete() {
    isComplete = true
    buffer.trim()
    gapBuffer.trim()
    frames.trim()
    insets.trim()
  }
}
