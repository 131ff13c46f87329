internal import ViewGraph

/// Elements with those below them, which are hidden until the reader asks for them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let roots: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  /// Creates a group of identifiable elements.
  public nonisolated init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a group of elements with ids.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }

  /// Creates a group of one identifiable element, with those below it.
  public nonisolated init<Element: Identifiable>(
    _ root: Element,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element, ID == Element.ID {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }

  /// Creates a group of one element with an id, with those below it.
  public nonisolated init<Element>(
    _ root: Element,
    id: KeyPath<Element, ID>,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(roots: [root], id: id, children: children, content: content)
  }

  private nonisolated init(
    roots: [Data.Element],
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: some View {
    ForEach(roots, id: id) { element in
      _OutlineElement(element: element, id: id, children: children, content: content)
    }
  }
}

/// An element of an outline, and those below it.
struct _OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

/// What an element of an outline keeps.
@MainActor
private final class OutlineMemory {
  var isExpanded = false
}

extension _OutlineElement: _PrimitiveView {
  func _update(_ node: GraphNode) {
    guard let below = element[keyPath: children] else {
      node.setOutput(.inPlace)
      return node.updateChildren(node.inputs) { Leaf._append(content(element), to: &$0) }
    }
    let memory = node.remember { OutlineMemory() }
    node.setOutput(.content(.control(.disclosureGroup(isExpanded: memory.isExpanded))))
    var requests = RequestHandlers()
    let set: @MainActor (Bool) -> Void = { [weak node] in
      memory.isExpanded = $0
      node?.invalidate()
    }
    requests.activate = { set(!memory.isExpanded) }
    requests.setState = { state in
      guard case .isExpanded(let isExpanded) = state else { return false }
      set(isExpanded)
      return true
    }
    node.requests = requests
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Leaf._append(content(element), to: &$0) }
      cursor.slot(1) { cursor in
        for element in below {
          cursor.group(.id(IdentityValue(element[keyPath: id]))) {
            _OutlineElement._append(
              _OutlineElement(element: element, id: id, children: children, content: content),
              to: &$0
            )
          }
        }
      }
    }
  }

  func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(.control(let control)) = node.output else {
      return node.emitOutput(into: &emitter)
    }
    emitter.control(control, of: node, label: node.children[0], content: node.children[1])
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of identifiable elements with those below them.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
