/// Builds a ``ViewTree`` in the order of reading: open a container or modifier, add what it holds,
/// close it.
///
/// ```swift
/// var builder = ViewTreeBuilder()
/// builder.open(.modifier(.padding(edges: .all, length: 10)))
/// builder.leaf(.text("Avocado Toast"), id: "toast")
/// builder.close()
/// let tree = builder.finish()
/// ```
public struct ViewTreeBuilder: Sendable {
  var tree = ViewTree()
  /// The nodes that are open, and the last child of each so far, which begins with the top level.
  private var open: [Int] = []
  private var lastChildren: [Int32] = [-1]

  /// A number by which the front end knows what makes the nodes that are added from now on; −1 if it
  /// knows nodes by their positions alone.
  public var owner: Int32 = -1

  /// Notes by what the front end knows the node that is added next, but not those inside of it; nothing
  /// for −1.
  package mutating func ownNext(_ owner: Int32) {
    if owner >= 0 { tree.setOwner(owner, of: tree.nodes.count) }
  }

  /// The environment of the controls that are added from now on.
  public var controlEnvironment = ControlEnvironment()
  /// The app-wide appearance of controls, `appearance()` in UIKit; nil for none (D9.24).
  public var controlAppearance: ControlAppearance?
  /// The sizes of the parts of the controls that are added from now on.
  public var controlMetrics = ControlMetrics()
  /// The styles of the controls that are added from now on.
  public var controlStyles = ControlStyles()
  /// The additional indentation of the rows that are added from now on, in points.
  package var rowIndent = 0.0
  /// The preferences of views for the containers around them, the innermost container last.
  var preferences = [ContentPreferences()]

  /// Creates an empty tree.
  public init() {}

  /// Creates an empty tree with the custom alignments of another.
  package init(withAlignmentsOf other: ViewTreeBuilder) {
    tree.alignments = other.tree.alignments
    controlMetrics = other.controlMetrics
    controlEnvironment = other.controlEnvironment
    controlAppearance = other.controlAppearance
  }

  /// The number of nodes so far, which is the position of the next one.
  public var count: Int { tree.nodes.count }

  /// The positions of the nodes right below a node that is closed.
  package func children(of node: Int) -> ViewTree.Children { tree.children(of: node) }

  /// The content of a node, before its final numbers are known.
  package func content(of node: Int) -> ViewContent {
    let content = tree.nodes[node].content
    if case .proxied(let make) = content { return make.value(.zero) }
    return content
  }

  /// Adds a view without children.
  public mutating func leaf(_ content: ViewContent, id: String? = nil) {
    append(content, id: id)
  }

  /// Adds a container or modifier; what is added until its ``close()`` belongs to it.
  public mutating func open(_ content: ViewContent, id: String? = nil) {
    append(content, id: id)
    open.append(tree.nodes.count - 1)
    lastChildren.append(-1)
  }

  /// Ends the container or modifier opened last.
  public mutating func close() {
    if open.popLast() != nil { lastChildren.removeLast() }
  }

  /// Whether what is added next is a row of a list, or of a section in one: only what takes no part
  /// in layout, or modifies it, is between.
  package var isAmongRows: Bool {
    var next = count
    for position in open.reversed() {
      let content = tree.nodes[position].content
      if case .rows = content { return true }
      // Views that a modifier adds are no rows.
      let isModified = content.role == .modifier && next == position + 1
      guard content.isGroup || isModified else { return false }
      next = position
    }
    return false
  }

  /// Whether what is added next lies in a lazy container, whose views are not all there, within the
  /// navigation stack around it.
  package var isInLazyContainer: Bool {
    for position in open.reversed() {
      let content = tree.nodes[position].content
      if case .rows = content { return true }
      if case .control(.navigationStack) = content { return false }
      if content.isLazy { return true }
    }
    return false
  }

  /// Whether what is added next lies anywhere in a row of a list: not in a header or footer, and not
  /// in what a modifier shows elsewhere.
  package var isInRow: Bool {
    var next = count
    for position in open.reversed() {
      let content = tree.nodes[position].content
      if case .rows = content { return true }
      if case .slot(let part) = content, part == .header || part == .footer { return false }
      if case .modifier(let modifier) = content, next != position + 1, modifier.showsElsewhere {
        return false
      }
      next = position
    }
    return false
  }

  /// Declares a custom alignment.
  ///
  /// - Precondition: The tree has fewer than 65,000 alignments.
  /// - Parameters:
  ///   - name: The name that exports use.
  ///   - axis: The axis along which the guide is measured.
  ///   - definition: Something by which its closures are told from those of other alignments, such as
  ///     their text: ``IncrementalLayout/update(to:)`` takes alignments with the same one for the
  ///     same.
  ///   - combine: How explicit values of several children combine; nil for their mean.
  ///   - defaultValue: The guide's value, in points, for a view that does not set it.
  public mutating func alignment(
    _ name: String,
    axis: Axis,
    definition: String? = nil,
    combine: CustomAlignment.Combine? = nil,
    defaultValue: @escaping AlignmentGuide
  ) -> CustomAlignment {
    precondition(tree.alignments.count < AlignmentKey.maximumCustomCount, "too many alignments")
    let key = AlignmentKey(
      rawValue: AlignmentKey.builtInCount + UInt16(truncatingIfNeeded: tree.alignments.count)
    )
    let alignment = CustomAlignment(
      name: name,
      axis: axis,
      key: key,
      definition: definition,
      combine: combine,
      defaultValue: defaultValue
    )
    tree.alignments.append(alignment)
    return alignment
  }

  /// The tree, with everything closed that is still open.
  public consuming func finish() -> ViewTree {
    while !open.isEmpty { close() }
    return tree
  }

  private mutating func append(_ content: ViewContent, id: String?) {
    let position = Int32(tree.nodes.count)
    let parent = open.last.map { Int32($0) } ?? -1
    var node = ViewTree.Node(content, parent: parent)
    if let id {
      node.identifier = Int32(tree.identifiers.count)
      tree.identifiers.append(id)
    }
    if content.readsProxy { tree.dependentCount += 1 }
    if case .control = content {
      node.metrics = tree.metrics.position(of: controlMetrics, controlStyles)
    }
    tree.nodes.append(consume node)
    if owner >= 0 { tree.setOwner(owner, of: Int(position)) }
    let last = lastChildren[lastChildren.count - 1]
    if last >= 0 {
      tree.nodes[Int(last)].nextSibling = position
    } else if parent >= 0 {
      tree.nodes[Int(parent)].firstChild = position
    } else {
      tree.firstRoot = position
    }
    lastChildren[lastChildren.count - 1] = position
    tree.depth = max(tree.depth, open.count + 1)
  }
}

extension ModifierContent {
  /// Whether the views that the modifier brings along are not shown beside the view.
  fileprivate var showsElsewhere: Bool {
    if case .presentation = self { return true }
    return if case .annotation(_, bringsViews: true) = self { true } else { false }
  }
}
