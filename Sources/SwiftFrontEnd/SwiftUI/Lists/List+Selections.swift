extension List {
  /// Creates a list with a single selection, whose rows a user may delete and move.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Index: Hashable
  {
    self.init(selection: selection) {
      Content(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list with bindings to the elements of a collection, with a single selection.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    self.init(selection: selection) { Content(data, id: id, content: rowContent) }
  }

  /// Creates a list with a multiple selection, whose rows a user may delete and move.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Index: Hashable
  {
    self.init(selection: selection) {
      Content(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list with bindings to the elements of a collection, with a multiple selection.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    self.init(selection: selection) { Content(data, id: id, content: rowContent) }
  }
}
