/// The nodes of a tree, with all data that does not depend on proposals.
///
/// A node is appended after the last child of its parent and summarized once its children are.
/// Freed ones leave a place for the next.
struct NodeTable: ~Copyable {
  /// Whether some stack needs spacing preferences, which are not computed otherwise.
  let needsSpacing: Bool
  var buffer: GrowableBuffer<LayoutNode>
  /// The first free place, each linked to the next.
  private var firstVacancy: Int32 = -1
  /// The gap after each child of a stack.
  var gapBuffer = GrowableBuffer<Double>()
  var spacings = NodeTable.standardSpacings

  // Data of node kinds that has no room in the node.
  var frames = GrowableBuffer<FlexibleFrame>()
  var insets = GrowableBuffer<EdgeInsets>()
  var texts = GrowableBuffer<MeasurableText>()
  /// The rules for the sizes of texts, which many texts share.
  var sizings = GrowableBuffer<TextSizing>()
  var measuredTexts: [MeasuredText] = []
  var guides: [SetGuide] = []
  var effects: [Effect] = []
  var presentations: [PresentationPlacement] = []
  var grids: [Grid] = []
  var trackCount = 0
  var lazyGrids: [LazyGrid] = []
  var scrolledPlaces: [ScrolledContentPlace] = []
  var layouts: [CustomLayout] = []
  /// The size closures of custom shapes that have one.
  var shapeSizes: [ByIdentity<@Sendable (ProposedViewSize) -> Size>] = []

  /// The number of nodes that cache sizes as containers do, and as modifiers do.
  private(set) var containerCount = 0
  private(set) var modifierCount = 0
  /// Whether nodes are in preorder, as they are until one is freed or inserted.
  private(set) var isInPreorder = true
  private(set) var isComplete = false
  /// The number of freed nodes: their data in other tables is still there.
  private(set) var freedCount = 0

  /// Makes an empty table.
  init(capacity: Int, needsSpacing: Bool) {
    self.needsSpacing = needsSpacing
    buffer = GrowableBuffer(capacity: capacity)
  }

  /// The nodes.
  ///
  /// Mutating methods change parts of them as `(nodes + index).pointee`: of `nodes[index]` the
  /// compiler of Swift 6.3 makes broken code for the thread sanitizer.
  @inline(__always)
  var nodes: BufferView<LayoutNode> { buffer.elements }
  /// The number of slots.
  var count: Int { buffer.count }
  /// The position of the next node that is added.
  var nextIndex: Int { firstVacancy >= 0 ? Int(firstVacancy) : buffer.count }
  var gaps: BufferView<Double> { gapBuffer.elements }

  /// Adds a node without children.
  ///
  /// - Parameter previous: The sibling before it, -1 for none.
  @inline(__always)
  mutating func add(_ node: LayoutNode, parent: Int32, after previous: Int32) -> Int32 {
    let index: Int32
    if firstVacancy >= 0 {
      index = firstVacancy
      firstVacancy = (nodes + Int(index)).pointee.nextSibling
      (nodes + Int(index)).pointee = node
    } else {
      index = Int32(buffer.count)
      buffer.append(node)
    }
    if isComplete { isInPreorder = false }
    let added = nodes + Int(index)
    added.pointee.parent = parent
    guard parent >= 0 else { return index }
    let outer = nodes + Int(parent)
    added.pointee.level = outer.pointee.level + 1
    outer.pointee.childCount += 1
    if previous >= 0 {
      let before = nodes + Int(previous)
      added.pointee.nextSibling = before.pointee.nextSibling
      before.pointee.nextSibling = index
    } else {
      added.pointee.nextSibling = outer.pointee.firstChild
      outer.pointee.firstChild = index
    }
    return index
  }

  /// Frees a node with all that is inside of it.
  ///
  /// - Parameters:
  ///   - previous: The sibling before it, -1 for none.
  ///   - forget: Called with each freed node.
  mutating func free(_ index: Int32, after previous: Int32, _ forget: (LayoutNode, Int32) -> Void) {
    let node = (nodes + Int(index)).pointee
    if previous >= 0 {
      (nodes + Int(previous)).pointee.nextSibling = node.nextSibling
    } else {
      (nodes + Int(node.parent)).pointee.firstChild = node.nextSibling
    }
    (nodes + Int(node.parent)).pointee.childCount -= 1
    (nodes + Int(index)).pointee.nextSibling = -1
    isInPreorder = false
    var open = [index]
    while let next = open.popLast() {
      for child in nodes.children(of: Int(next)) { open.append(Int32(child)) }
      forget((nodes + Int(next)).pointee, next)
      var vacant = LayoutNode(.rigid(RigidNode(size: .zero)), view: -1, environment: 0)
      vacant.parent = -2
      vacant.nextSibling = firstVacancy
      (nodes + Int(next)).pointee = vacant
      firstVacancy = next
      freedCount += 1
    }
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

  /// Reserves room for the sizes that a node caches.
  mutating func reserveCache(_ kind: SizeCacheKind) -> Int32 {
    switch kind {
    case .none:
      return -1
    case .container:
      containerCount += 1
      return Int32(containerCount - 1)
    case .modifier:
      modifierCount += 1
      return Int32(modifierCount - 1)
    }
  }

  /// Returns an independent copy.
  func copy() -> NodeTable {
    var copy = NodeTable(capacity: 0, needsSpacing: needsSpacing)
    copy.buffer = buffer.copy()
    copy.firstVacancy = firstVacancy
    copy.gapBuffer = gapBuffer.copy()
    copy.spacings = spacings
    copy.frames = frames.copy()
    copy.insets = insets.copy()
    copy.texts = texts.copy()
    copy.sizings = sizings.copy()
    copy.measuredTexts = measuredTexts
    copy.guides = guides
    copy.effects = effects
    copy.presentations = presentations
    copy.grids = grids
    copy.trackCount = trackCount
    copy.lazyGrids = lazyGrids
    copy.scrolledPlaces = scrolledPlaces
    copy.layouts = layouts.map { $0.copy() }
    copy.shapeSizes = shapeSizes
    copy.containerCount = containerCount
    copy.modifierCount = modifierCount
    copy.isInPreorder = isInPreorder
    copy.isComplete = isComplete
    copy.freedCount = freedCount
    return copy
  }

  /// Completes the table: from now on nodes are changed, inserted and removed.
  mutating func complete() {
    isComplete = true
    buffer.trim()
    gapBuffer.trim()
    frames.trim()
    insets.trim()
    texts.trim()
  }
}

/// A text to be measured.
struct MeasurableText {
  var shaped: any ShapedText
  /// Position among the sizings.
  var sizing: Int32
}
