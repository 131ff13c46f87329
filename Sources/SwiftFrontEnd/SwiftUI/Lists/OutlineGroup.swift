internal import ViewGraph

/// Elements with their children, which a user discloses.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let roots: [Data.Element]
  let outline: Outline<Data, ID>
  let content: (Data.Element) -> Leaf

  nonisolated init(
    roots: [Data.Element],
    _ outline: Outline<Data, ID>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.outline = outline
    self.content = content
  }
}

/// The identities and children of the elements of an outline.
struct Outline<Data: RandomAccessCollection, ID: Hashable> {
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?

  nonisolated init(
    _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>
  ) {
    self.id = { $0[keyPath: id] }
    self.children = { $0[keyPath: children] }
  }

  nonisolated init<C>(
    _ id: KeyPath<C.Element, ID>,
    _ children: WritableKeyPath<C.Element, C?>
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection {
    self.id = { $0.wrappedValue[keyPath: id] }
    self.children = { Binding($0[dynamicMember: children]) }
  }
}

extension OutlineGroup {
  /// Creates a group of identifiable elements.
  public nonisolated init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(roots: Array(data), Outline(\.id, children), content: content)
  }

  /// Creates a group of elements with ids.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), Outline(id, children), content: content)
  }

  /// Creates a group of one identifiable element, and its children.
  public nonisolated init<Element: Identifiable>(
    _ root: Element,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element, ID == Element.ID {
    self.init(roots: [root], Outline(\.id, children), content: content)
  }

  /// Creates a group of one element with an id, and its children.
  public nonisolated init<Element>(
    _ root: Element,
    id: KeyPath<Element, ID>,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(roots: [root], Outline(id, children), content: content)
  }

  /// Creates a group with bindings to identifiable elements.
  public nonisolated init<C>(
    _ data: Binding<C>,
    children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(roots: Array(data), Outline(\C.Element.id, children), content: content)
  }

  /// Creates a group with bindings to elements with ids.
  public nonisolated init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection {
    self.init(roots: Array(data), Outline(id, children), content: content)
  }
}

extension OutlineGroup: View {
  /// A disclosure group for each element with children, and a leaf for each other one.
  public var body: some View {
    let outline = outline
    ForEach(roots, id: { element, _ in outline.id(element) }) { element in
      _OutlineElement(element: element, outline: outline, content: content)
    }
  }
}

/// An element of an outline, and those below it.
struct _OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let element: Data.Element
  let outline: Outline<Data, ID>
  let content: (Data.Element) -> Leaf
}

/// The state of an element of an outline.
@MainActor
private final class OutlineMemory {
  var isExpanded = false
}

extension _OutlineElement: _PrimitiveView {
  func _update(_ node: GraphNode) {
    guard let below = outline.children(element) else {
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
      cursor.slot(1) {
        OutlineGroup._append(
          OutlineGroup(roots: Array(below), outline, content: content),
          to: &$0
        )
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
