public import ViewGraph

/// Views for each element of a collection, identified by the elements' ids (V1.7).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Builds the views of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element, Data.Index) -> ID
  var edits = DynamicViewEdits()
  /// The views, if they do not come from data.
  var views: _StylePart?

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

extension ForEach {
  /// Creates other content than views for each element, for another framework such as MapKit.
  public init(
    _content data: Data,
    id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { element, _ in id(element) }, content: content)
  }
}

/// The handlers of the edits that a user may make to dynamic content.
struct DynamicViewEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil }
}

/// The state of a `ForEach`.
@MainActor
final class ForEachMemory {
  /// The edits that a user may make to the elements.
  var edits = DynamicViewEdits()
  /// The rows that have views; nil for all.
  let rows: LazyRows?
  /// The edit mode of the rows; nil while they are not edited.
  var editing: RowEditing?

  init(rows: LazyRows?) { self.rows = rows }

  /// The position among the elements of one that has views.
  func position(ofChild index: Int) -> Int { rows?.positions[index] ?? index }
}

extension ForEach: View where Content: View {
  /// Creates views for identifiable elements; a binding to a collection has another initializer
  /// (V13.8).
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { element, _ in element.id }, content: content)
  }

  /// Creates views for elements with an id.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { element, _ in element[keyPath: id] }, content: content)
  }

  /// Creates views for a range of numbers.
  public nonisolated init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: { element, _ in element }, content: content)
  }

  /// Creates views with bindings to the elements of a collection (V1.9).
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

  /// Creates views with bindings to the elements of a collection.
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
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.forEach))
    var inputs = node.inputs
    let memory = node.remember { ForEachMemory(rows: node.makeLazyRows()) }
    memory.edits = takeEdits(from: &inputs)
    if let views { return node.updateChildren(inputs) { views.append(to: &$0) } }
    // The node depends on the state that the closure reads.
    let (views, editing) = node.reading {
      let views = indices(memory.rows, node).map { index in
        let element = data[index]
        let key = ChildKey.id(IdentityValue(id(element, index)))
        return (key: key, content: ExpressionTrace.apart { content(element) })
      }
      return (views, memory.updateEditing(of: node))
    }
    node.setEmission(editing.map { RowEditingState(asked: $0.asked) })
    node.updateChildren(inputs) { cursor in
      for view in views {
        cursor.group(view.key) { Content._append(view.content, to: &$0) }
      }
      editing?.append(views.map(\.key), of: data.count, to: &cursor)
    }
  }

  /// The elements that have views: in a lazy container those that are near (V10.20).
  @MainActor
  private func indices(_ rows: LazyRows?, _ node: GraphNode) -> [Data.Index] {
    GraphLimits.check(data.count, at: node)
    let indices = Array(data.indices)
    guard let rows else { return indices }
    return rows.choose(of: indices.count) { position in
      let index = indices[position]
      return .id(IdentityValue(id(data[index], index)))
    }.map { indices[$0] }
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    let memory = node.memory as? ForEachMemory
    memory?.rows?.end()
    memory?.editing?.end()
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let memory = node.memory as? ForEachMemory else {
      return node.emitOutput(into: &emitter)
    }
    node.emitRows(memory, into: &emitter)
  }

  /// The edits of the views themselves and of modifiers right around them.
  @MainActor
  private func takeEdits(from inputs: inout GraphInputs) -> DynamicViewEdits {
    var environment = EnvironmentValues(inputs.environment)
    let outer = environment.dynamicViewEdits
    if outer.isEmpty { return edits }
    environment.dynamicViewEdits = DynamicViewEdits()
    inputs.environment = environment.graph
    return DynamicViewEdits(
      delete: outer.delete ?? edits.delete,
      move: outer.move ?? edits.move
    )
  }

  /// Dynamic content sets the preference's default while it is empty (V5.3).
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    node.childPreference(key) ?? key.defaultValue
  }
}
