extension List where SelectionValue == Never {
  /// Creates a list of identifiable elements and their children.
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

  /// Creates a list of elements with ids and their children.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Creates a list with bindings to identifiable elements and their children.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>,
    children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list with bindings to elements with ids and their children.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection
  {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// Creates a list of identifiable elements and their children, with a single selection.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list of elements with ids and their children, with a single selection.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list with bindings to identifiable elements and their children, with a single
  /// selection.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>,
    children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list with bindings to elements with ids and their children, with a single selection.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of identifiable elements and their children, with a multiple selection.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list of elements with ids and their children, with a multiple selection.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list with bindings to identifiable elements and their children, with a multiple
  /// selection.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>,
    children: WritableKeyPath<C.Element, C?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list with bindings to elements with ids and their children, with a multiple
  /// selection.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    children: WritableKeyPath<C.Element, C?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, ID, RowContent>, C: MutableCollection,
    C: RandomAccessCollection
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}
