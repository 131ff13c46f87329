internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Views of data whose elements a user may edit.
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the views inside.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Sets the handler that deletes elements; nil to disable deletion.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_EditsModifier { $0.delete = action })
  }

  /// Sets the handler that moves elements; nil to disable moving.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_EditsModifier { $0.move = action })
  }

  /// Inert: lists accept no drops.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_EditsModifier { _ in })
  }

  /// Inert: lists accept no drops.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_EditsModifier { _ in })
  }

  /// Inert: lists accept no drops.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(_EditsModifier { _ in })
  }
}

/// Sets the edits that a user may make to the elements of a `ForEach`.
public struct _EditsModifier {
  let change: (inout DynamicViewEdits) -> Void

  nonisolated init(_ change: @escaping (inout DynamicViewEdits) -> Void) { self.change = change }
}

extension _EditsModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var inputs = node.inputs
    var environment = EnvironmentValues(inputs.environment)
    change(&environment.dynamicViewEdits)
    inputs.environment = environment.graph
    node.updateChildren(inputs, base)
  }
}

private enum DynamicViewEditsKey: EnvironmentKey {
  static var defaultValue: DynamicViewEdits { DynamicViewEdits() }
}

extension EnvironmentValues {
  /// The edits of the elements of the nearest `ForEach` inside.
  var dynamicViewEdits: DynamicViewEdits {
    get { self[DynamicViewEditsKey.self] }
    set { self[DynamicViewEditsKey.self] = newValue }
  }
}

enum DeleteDisabledTrait {}
enum MoveDisabledTrait {}

extension View {
  /// Disables deletion of the view's element.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(DeleteDisabledTrait.self, isDisabled)
  }

  /// Disables moving of the view's element.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(MoveDisabledTrait.self, isDisabled)
  }
}

extension GraphNode {
  /// Emits the views of elements, as rows with their edits.
  func emitRows(_ memory: ForEachMemory, into emitter: inout TreeEmitter) {
    let edits = memory.edits
    let isIncomplete = memory.rows?.isIncomplete == true
    guard !edits.isEmpty || isIncomplete, case .content(let content) = output, !children.isEmpty
    else { return emitOutput(into: &emitter) }
    emitter.builder.owner = number
    emitter.builder.open(content, id: emitter.takeIdentifier())
    let controls = layer(0)?.children
    for (index, row) in rowNodes.enumerated() {
      memory.rows?.emitRoom(before: index, into: &emitter)
      if edits.isEmpty {
        emitter.emit(row)
      } else {
        row.note(edits, memory.position(ofChild: index))
        row.emit(controls: controls?[index], memory, into: &emitter)
      }
    }
    memory.rows?.emitRoom(before: rowNodes.count, into: &emitter)
    emitter.builder.close()
  }

  /// Records the edits of an element's row, by its position.
  private func note(_ edits: DynamicViewEdits, _ index: Int) {
    var requests = requests ?? RequestHandlers()
    (requests.move, requests.delete) = (nil, nil)
    if let move = edits.move, trait(ObjectIdentifier(MoveDisabledTrait.self)) as? Bool != true {
      requests.move = { move(IndexSet(integer: index), $0) }
    }
    if let delete = edits.delete,
      trait(ObjectIdentifier(DeleteDisabledTrait.self)) as? Bool != true
    {
      requests.delete = { delete(IndexSet(integer: index)) }
    }
    self.requests = requests
  }

  /// Adds one or all of the element's views, with the action that takes the element out of its list.
  func emitRow(_ view: GraphNode, into emitter: inout TreeEmitter) {
    let hasActions = trait(ObjectIdentifier(SwipeActionsTrait.self)) != nil
    guard emitter.builder.isInRow, let delete = requests?.delete, !hasActions else {
      return emitter.emit(view)
    }
    requests?.perform = { action, _ in
      let isDelete = action.kind == .named ? action.name == "Delete" : action.kind == .delete
      guard isDelete else { return false }
      delete()
      return true
    }
    emitter.builder.owner = number
    emitter.builder.open(.modifier(.actions(["Delete"], of: "onDelete")))
    emitter.emitSingle([view])
    emitter.builder.close()
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    var rest = Self()
    for element in self {
      if !offsets.contains(offset) { rest.append(element) }
      offset += 1
    }
    self = rest
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the one at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter { source.contains($0) }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    let sorted = before.map { elements[$0] } + moved + after.map { elements[$0] }
    for (index, element) in zip(Array(indices), sorted) { self[index] = element }
  }
}

/// The edits that the user of a list may make to its rows.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move them.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Delete them.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Moving and deleting.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Creates views for a collection's elements, which a user may delete and move in a list.
  public nonisolated init<C>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates views for a collection's elements, which a user may delete and move in a list.
  public nonisolated init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Index: Hashable
  {
    self.init(data, id: id, content: content)
    if editActions.contains(.delete) {
      edits.delete = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if editActions.contains(.move) {
      edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
