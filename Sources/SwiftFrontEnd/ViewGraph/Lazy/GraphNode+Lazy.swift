internal import LayoutCore

extension GraphNode {
  /// The lazy container whose children the views inside are, and its axis; nil if there is none.
  ///
  /// Groups and modifiers may be in between, and the section that the views are the content of.
  var lazyContainer: (node: GraphNode, axis: Axis)? {
    var inner = self
    while let outer = inner.parent {
      switch outer.output {
      case .inPlace:
        if outer is LayerNode || !inner.isFirstSlot { return nil }
      case .content(let content):
        if let axis = content.lazyAxis { return inner.isFirstSlot ? (outer, axis) : nil }
        switch content.role {
        case .group, .modifier: if !inner.isFirstSlot { return nil }
        case .view where content == .control(.section): if inner.key != .slot(1) { return nil }
        case .view, .absentGroup, .nothing, .room, .proxied: return nil
        }
      }
      inner = outer
    }
    return nil
  }

  /// Whether the node is the modified view, not the content of a modifier.
  private var isFirstSlot: Bool {
    switch key {
    case .slot(let number): number == 0 || parent?.output == .inPlace
    case .place, .branch, .id: true
    }
  }

  /// The scroll view, or list, that scrolls the views inside along an axis; nil if there is none.
  func scrollNode(along axis: Axis) -> GraphNode? {
    var node = lazyContainer?.node
    while let current = node {
      if case .content(let content) = current.output, content.scrolls(along: axis) {
        return current
      }
      node = current.parent
    }
    return nil
  }

  /// Creates the chooser of the node's elements that have views; nil if all of them have.
  public func makeLazyRows() -> LazyRows? {
    guard let container = lazyContainer, scrollNode(along: container.axis) != nil else {
      return nil
    }
    return LazyRows(of: self, along: container.axis)
  }
}

extension ViewContent {
  /// The axis along which a lazy container's children are laid out; nil for other views.
  fileprivate var lazyAxis: Axis? {
    if case .control(.list) = self { return .vertical }
    guard isLazy else { return nil }
    return switch self {
    case .lazyHStack, .lazyHGrid: .horizontal
    default: .vertical
    }
  }

  /// Whether content is scrolled along an axis.
  fileprivate func scrolls(along axis: Axis) -> Bool {
    switch self {
    case .scrollView(let axes, _): axes.contains(axis)
    case .control(.list): axis == .vertical
    default: false
    }
  }
}
