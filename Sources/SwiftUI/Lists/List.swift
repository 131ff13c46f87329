internal import AccessibilityCore
internal import Controls
internal import LayoutCore
public import ViewGraph

/// Rows that scroll, of which some may be selected (V10.1).
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?

  nonisolated init(_content content: Content, _ selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// Creates a list of which any number of rows may be selected.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_content: content(), selection.map { .any($0) })
  }

  /// Creates a list of which one row may be selected.
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_content: content(), selection.map { .one($0) })
  }

  /// Creates a list of which one row is selected; sets and optional values are for the others.
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
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.control(.list)))
    if let selection { node.setEmission(node.reading { selection.selected() }) }
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Content._append(content, to: &$0) }
    }
  }

  /// Adds what the engine has for the node.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if let selection { node.letSelect(selection) }
    emitter.control(.list, of: node, content: node.children[0])
  }
}

/// Where the selection of a list is, whatever its values are.
struct ListSelection {
  /// Selects the row of the first tag of the right type; false if there is none.
  let select: ([AnyHashable]) -> Bool
  /// The tags that are selected.
  let selected: () -> Set<AnyHashable>
  /// The first tag of the right type.
  let tag: ([AnyHashable]) -> AnyHashable?

  private init<Value: Hashable>(
    of type: Value.Type,
    selected: @escaping () -> Set<AnyHashable>,
    select: @escaping (Value) -> Void
  ) {
    func value(_ tags: [AnyHashable]) -> Value? {
      tags.lazy.compactMap { $0.base as? Value }.first
    }
    self.selected = selected
    tag = { tags in value(tags).map { AnyHashable($0) } }
    self.select = { tags in
      guard let value = value(tags) else { return false }
      select(value)
      return true
    }
  }

  static func one<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(of: Value.self) {
      binding.wrappedValue.map { [AnyHashable($0)] } ?? []
    } select: {
      binding.wrappedValue = $0
    }
  }

  static func one<Value: Hashable>(_ binding: Binding<Value>) -> ListSelection {
    ListSelection(of: Value.self) {
      [AnyHashable(binding.wrappedValue)]
    } select: {
      binding.wrappedValue = $0
    }
  }

  static func any<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
    ListSelection(of: Value.self) {
      Set(binding.wrappedValue.map { AnyHashable($0) })
    } select: { tag in
      if binding.wrappedValue.contains(tag) {
        binding.wrappedValue.remove(tag)
      } else {
        binding.wrappedValue.insert(tag)
      }
    }
  }
}

extension GraphNode {
  /// Lets the rows of a list be selected, those of its sections as well, and marks those that are.
  func letSelect(_ selection: ListSelection) { letSelect(selection, selection.selected()) }

  private func letSelect(_ selection: ListSelection, _ selected: Set<AnyHashable>) {
    for row in viewsInside {
      if case .section? = row.node.control {
        row.node.sectionNode?.letSelect(selection, selected)
        continue
      }
      let isSelected = selection.tag(row.tags).map(selected.contains) ?? false
      row.node.containerModifiers = isSelected ? LayoutCore.ModifierContent.selectedRow : []
      if row.node.requests?.activate == nil {
        var requests = row.node.requests ?? RequestHandlers()
        requests.activate = { [weak node = row.node] in
          guard node?.isRemoved == false, selection.select(row.tags) else { return }
          node?.navigation?.showDetail()
        }
        row.node.requests = requests
      }
    }
  }

  /// The section that the view is, without its modifiers.
  private var sectionNode: GraphNode? {
    if case .content(.control(.section)) = output { return self }
    return children.lazy.compactMap(\.sectionNode).first
  }
}

extension LayoutCore.ModifierContent {
  /// What is around a row that is selected: how it looks, and what is spoken of it (V10.1).
  fileprivate static var selectedRow: [LayoutCore.ModifierContent] {
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
