/// Builds a ``ViewTree`` in source order: open a container or modifier, add its content, close it.
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
  /// The open nodes, and the last child of each so far, beginning with the top level.
  private var open: [Int] = []
  private var lastChildren: [Int32] = [-1]

  /// The front end's number for the maker of the nodes that are added from now on; −1 if it uses
  /// positions alone.
  public var owner: Int32 = -1

  /// Sets the front end's number for the next node, but not those inside of it; none for −1.
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

  /// The positions of the nodes directly below a closed node.
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

  /// Opens a container or modifier; nodes added until its ``close()`` belong to it.
  public mutating func open(_ content: ViewContent, id: String? = nil) {
    append(content, id: id)
    open.append(tree.nodes.count - 1)
    lastChildren.append(-1)
  }

  /// Closes the innermost container or modifier.
  public mutating func close() {
    if open.popLast() != nil { lastChildren.removeLast() }
  }

  /// Whether the next node is a row of a list, or of a section in one: only nodes without a part in
  /// layout, or modifiers, are between.
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

  /// Whether the next node is in a lazy container, whose views are not all made, within the
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

  /// Whether the next node is anywhere in a row of a list: not in a header or footer, and not in a
  /// modifier's content that is shown elsewhere.
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
  ///   - definition: An identifier of the closures, such as their text:
  ///     ``IncrementalLayout/update(to:)`` takes alignments with equal ones as equal.
  ///   - combine: Merges explicit values of several children; nil for their mean.
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

  /// Closes all open nodes and returns the tree.
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
  /// Whether the modifier's added views are shown elsewhere than beside the view.
  fileprivate var showsElsewhere: Bool {
    if case .presentation = self { return true }
    return if case .annotation(_, bringsViews: true) = self { true } else { false }
  }
}
