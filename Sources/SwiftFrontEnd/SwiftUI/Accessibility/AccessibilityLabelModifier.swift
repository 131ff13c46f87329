internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Labels a view by the text of other views (V12.4).
public struct _AccessibilityLabelModifier<Label: View> {
  let label: Label
}

extension _AccessibilityLabelModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0, nil, base)
      cursor.slot(1) { Label._append(label, to: &$0) }
    }
    var properties = AccessibilityProperties()
    let words = node.children[1].labels
    properties.label = words.isEmpty ? nil : words.joined(separator: ", ")
    node.setOutput(
      .modifier(
        .annotation(
          AccessibilityCore.AccessibilityModifier.properties(
            name: "accessibilityLabel",
            properties
          ),
          bringsViews: false
        )
      )
    )
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(let content) = node.output else { return }
    emitter.builder.open(content, id: emitter.takeIdentifier())
    // The subtree that the label is built from; it is not displayed.
    emitter.emitSingle([node.children[0]])
    emitter.builder.close()
  }

  /// Returns the node's value for a preference.
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    node.children[0].preference(key)
  }
}

extension GraphNode {
  /// The labels of the elements inside.
  fileprivate var labels: [String] {
    if case .content(.modifier(.annotation(let annotation, _))) = output,
      case .properties(_, let properties)? = annotation.value
        as? AccessibilityCore.AccessibilityModifier
    {
      if properties.isHidden == true { return [] }
      if let label = properties.label { return [label] }
    }
    switch output {
    case .content(.text), .content(.textRuns): return spokenWords.map { [$0] } ?? []
    case .inPlace, .content: return children.flatMap(\.labels)
    }
  }
}

extension View {
  /// Sets the view's label to the text of other views, which may hold the label so far.
  ///
  /// - Parameter content: Builds the label's views; it gets a placeholder of the view's label so
  ///   far.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      _AccessibilityLabelModifier(label: content(PlaceholderContentView(content: self)))
    )
  }
}
