internal import AccessibilityCore
internal import Controls
internal import LayoutCore
public import ViewGraph

/// A scrolling list of rows that may be selected (V10.1).
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?

  nonisolated init(_content content: Content, _ selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// Creates a list with a multiple selection.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_content: content(), selection.map { .any($0) })
  }

  /// Creates a list with a single selection.
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_content: content(), selection.map { .one($0) })
  }

  /// Creates a list with a required selection; sets and optionals have other initializers.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_content: content(), .one(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(_content: content(), nil)
  }
}

extension List: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.control(.list)))
    var inputs = node.inputs
    if let selection {
      let state = node.reading {
        SelectionState(
          selected: selection.selected(),
          isOffered: selection.isOffered(in: node.environment)
        )
      }
      node.setEmission(state)
      let place = node.remember { ListSelectionPlace() }
      place.selection = selection
      inputs = node.inputs { $0.listSelection = place }
    }
    node.updateChildren(inputs) { cursor in
      cursor.slot(0) { Content._append(content, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let selection else {
      return emitter.control(.list, of: node, content: node.children[0])
    }
    let isOffered = selection.isOffered(in: node.environment)
    let size = emitter.builder.controlEnvironment.dynamicTypeSize
    let gutter = RowControlMetrics(at: size).gutter
    node.letSelect(selection, isOffered: isOffered, gutter: selection.isMultiple ? gutter : nil)
    emitter.withSelection(isMultiple: selection.isMultiple, isOffered: isOffered) {
      $0.control(.list, of: node, content: node.children[0])
    }
  }
}

extension TreeEmitter {
  /// Emits a list or table with its selection.
  mutating func withSelection(
    isMultiple: Bool,
    isOffered: Bool,
    emit: (inout TreeEmitter) -> Void
  ) {
    let selection = AccessibilityModifier.selection(isMultiple: isMultiple, isOffered: isOffered)
    builder.open(.modifier(.annotation(selection, bringsViews: false)))
    emit(&self)
    builder.close()
  }
}

extension GraphNode {
  /// Makes the rows of a list and its sections selectable, and marks the selected ones.
  ///
  /// - Parameters:
  ///   - isOffered: Whether rows are selected when they are activated.
  ///   - gutter: The indent of rows with a selection circle, in points; nil if none has one (M6.3).
  func letSelect(_ selection: ListSelection, isOffered: Bool, gutter: Double?) {
    letSelect(viewsInside, selection, selection.selected(), isOffered, gutter)
  }

  private func letSelect(
    _ rows: [ContainedView],
    _ selection: ListSelection,
    _ selected: Set<AnyHashable>,
    _ isOffered: Bool,
    _ gutter: Double?
  ) {
    for row in rows {
      if let inside = row.node.rowsInside {
        letSelect(inside, selection, selected, isOffered, gutter)
        continue
      }
      let tags = (row.node.linkValue.map { [$0] } ?? []) + row.tags
      let tag = selection.tag(tags)
      let isSelected = tag.map(selected.contains) ?? false
      let isDisabled = row.trait(SelectionDisabledTrait.self, as: Bool.self) == true
      row.node.containerModifiers = isSelected ? LayoutCore.ModifierContent.selectedRow : []
      guard tag != nil, !isDisabled else {
        row.node.containerModifiers.append(.unselectable)
        continue
      }
      guard isOffered else { continue }
      row.node.letSelect(selection, tags, activating: row.tags)
      if let gutter {
        // The row's accessibility element is its content, without the circle.
        let circle = LayoutCore.ModifierContent.circle(isSelected, gutter)
        row.node.containerModifiers = circle + row.node.containerModifiers
      }
    }
  }

  /// Makes the node's row selectable, by its first tag of the selection's type.
  func letSelect(
    _ selection: ListSelection,
    _ tags: [AnyHashable],
    activating: [AnyHashable]? = nil
  ) {
    var requests = requests ?? RequestHandlers()
    requests.select = { [weak self] isSelected in
      guard let self, !isRemoved, selection.isOffered(in: environment),
        selection.setSelected(tags, isSelected)
      else { return false }
      if isSelected { navigation?.showDetail() }
      return true
    }
    if requests.activate == nil {
      requests.activate = { [weak self] in
        guard let self, !isRemoved, selection.isOffered(in: environment),
          selection.select(activating ?? tags)
        else { return }
        navigation?.showDetail()
      }
    }
    self.requests = requests
  }

  /// The value of the link that the view is, without its modifiers.
  private var linkValue: AnyHashable? {
    if let value = requests?.linkValue { return value }
    return children.count == 1 ? children[0].linkValue : nil
  }

  /// The rows of the section that the view is, or below the one that discloses them; nil of others.
  private var rowsInside: [ContainedView]? {
    switch control {
    case .section?: controlNode?.viewsInside
    case .disclosureGroup?: controlNode?.children.last?.viewsInside
    default: nil
    }
  }

  /// The control that the view is, without its modifiers.
  private var controlNode: GraphNode? {
    if case .content(.control) = output { return self }
    return children.lazy.compactMap(\.controlNode).first
  }
}

extension LayoutCore.ModifierContent {
  /// The modifier of a row that cannot be selected.
  fileprivate static var unselectable: LayoutCore.ModifierContent {
    .annotation(AccessibilityModifier.unselectable, bringsViews: false)
  }

  /// Returns the selection circle before a row, with its indent.
  fileprivate static func circle(
    _ isSelected: Bool,
    _ gutter: Double
  ) -> [LayoutCore.ModifierContent] {
    [
      .annotation(ListRowLook.selectionMark(isSelected: isSelected), bringsViews: false),
      .paddingInsets(LayoutCore.EdgeInsets(leading: gutter)),
    ]
  }

  /// The modifiers of a selected row: its background and its accessibility trait (V10.1).
  static var selectedRow: [LayoutCore.ModifierContent] {
    var properties = AccessibilityProperties()
    properties.addedTraits = .selected
    return [
      .annotation(ListRowLook.selected, bringsViews: false),
      .annotation(
        AccessibilityModifier.properties(name: "selection", properties),
        bringsViews: false
      ),
    ]
  }
}

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
