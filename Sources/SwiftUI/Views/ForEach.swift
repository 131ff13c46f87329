public import ViewGraph

/// Views for each element of data, identified by the elements' ids (V1.7).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the views of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element, Data.Index) -> ID
  var edits = DynamicViewEdits()

  init(
    _ data: Data,
    id: @escaping (Data.Element, Data.Index) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

/// What a user may do to the elements of a list.
struct DynamicViewEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var deleteDisabled = false
  var moveDisabled = false
}

extension ForEach: View where Content: View {
  /// Creates views for identifiable elements; a binding of some is none of those (V13.8).
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { element, _ in element.id }, content: content)
  }

  /// Creates views for elements that have an id.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { element, _ in element[keyPath: id] }, content: content)
  }

  /// Creates views for numbers.
  public nonisolated init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: { element, _ in element }, content: content)
  }

  /// Creates views that change the elements of a collection (V1.9).
  public nonisolated init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views that change the elements of a collection.
  public nonisolated init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue.indices.lazy.map { index in
      (index, data.wrappedValue[index][keyPath: id])
    }
    self.init(elements, id: { element, _ in element.1 }) { content(data[$0.0]) }
  }
}

extension ForEach: _PrimitiveView where Content: View {
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.forEach))
    node.updateChildren(node.inputs) { cursor in
      for index in data.indices {
        let element = data[index]
        cursor.group(.id(IdentityValue(id(element, index)))) {
          Content._append(content(element), to: &$0)
        }
      }
    }
  }

  /// Views that may come and go say the default while none is there (V5.3).
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    node.childPreference(key) ?? key.defaultValue
  }
}
