internal import LayoutCore
public import ViewGraph

/// A control that selects one of several values: that of the option whose tag has exactly the
/// selection's type (V10.5).
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let others: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  /// The view that a menu or link shows instead of the selected option; nil for the option.
  let currentValueLabel: _StylePart?

  nonisolated init(
    _ selection: Binding<SelectionValue>,
    _ others: [Binding<SelectionValue>],
    _ label: Label,
    _ content: Content,
    currentValueLabel: _StylePart? = nil
  ) {
    self.selection = selection
    self.others = others
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }
}

extension Picker {
  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The tag of the option that is chosen.
  ///   - content: The options, with their tags.
  ///   - label: The view that describes the purpose of the selection.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, [], label(), content())
  }

  /// Creates a picker with a label: the older order.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], label, content())
  }

  /// Creates a picker for several bindings, which shows their common value.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where C.Element == Binding<SelectionValue> {
    let all = sources.map { $0[keyPath: selection] }
    self.init(
      all.first
        ?? Binding {
          preconditionFailure("a picker needs a source")
        } set: { _ in
        },
      Array(all.dropFirst()),
      label(),
      content()
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], Text(titleKey), content())
  }

  /// Creates a picker with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], Text(title), content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a picker with a verbatim title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], SwiftUI.Label(title, systemImage: systemImage), content())
  }
}

extension Picker: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { LabelWithSubtitle.append(label, to: &$0) }
      cursor.slot(1) { Content._append(content, to: &$0) }
      if let currentValueLabel {
        cursor.slot(2) { currentValueLabel.append(to: &$0) }
      }
    }
    let options = PickerOption<SelectionValue>.all(in: node.children[1])
    let current = node.reading { selection.wrappedValue }
    let selected = options.firstIndex { $0.tag == current }
    let words = options.map(\.words)
    let shown = wordsInstead(in: node)
    let isUnique = selected.map {
      shown == nil && words.firstIndex(of: words[$0]) == words.lastIndex(of: words[$0])
    }
    node.setOutput(
      .content(
        .control(
          .picker(
            node.environment.shownPickerStyle,
            options: words,
            selection: shown ?? selected.map { words[$0] },
            at: isUnique == false ? selected : nil
          )
        )
      )
    )
    node.acceptState { state in
      let option: PickerOption<SelectionValue>? =
        switch state {
        case .option(let place): options.indices.contains(place) ? options[place] : nil
        case .selection(let words): options.first { $0.words == words && $0.tag != nil }
        case .toggle, .value, .text, .tab, .isExpanded, .level, .columns: nil
        }
      guard let tag = option?.tag else { return false }
      for binding in [selection] + others { binding.wrappedValue = tag }
      return true
    }
    if node.environment.shownPickerStyle == .navigationLink { leadToOptions(node) }
  }

  /// Returns the text that is shown instead of the selected option; nil for the option.
  @MainActor
  private func wordsInstead(in node: GraphNode) -> String? {
    guard currentValueLabel != nil else { return nil }
    switch node.environment.shownPickerStyle {
    case .menu, .navigationLink: return node.children[2].spokenWords
    case .segmented, .inline, .wheel: return nil
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let control = node.ownControl else { return }
    emitter.control(control, of: node, label: node.children[0])
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], SwiftUI.Label(titleKey, image: image), content())
  }

  /// Creates a menu with a verbatim title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], SwiftUI.Label(title, image: image), content())
  }
}
