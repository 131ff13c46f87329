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
