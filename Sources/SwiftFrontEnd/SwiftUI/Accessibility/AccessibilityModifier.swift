internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Sets accessibility attributes of a view.
public struct _AccessibilityModifier {
  /// Returns the attributes for the accessibility tree, given the environment.
  let annotation: (EnvironmentValues) -> AccessibilityCore.AccessibilityModifier
  /// The actions for assistive technology: the kind, the name and the handler.
  var actions: [(AccessibilityCore.AccessibilityAction.Kind, String?, AccessibilityPerform)] = []

  nonisolated init(
    _ annotation: @escaping (EnvironmentValues) -> AccessibilityCore.AccessibilityModifier
  ) {
    self.annotation = annotation
  }

  /// Creates a modifier that changes a property.
  nonisolated init(
    _ name: String,
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) {
    self.init { environment in
      var properties = AccessibilityProperties()
      change(&properties, environment)
      return .properties(name: name, properties)
    }
  }
}

/// Performs an action, by an amount; false if it cannot.
typealias AccessibilityPerform = (Double) -> Bool

extension _AccessibilityModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let environment = EnvironmentValues(node.inputs.environment)
    let annotation = annotation(environment)
    node.setOutput(.modifier(.annotation(annotation, bringsViews: false)))
    if !actions.isEmpty {
      var requests = node.requests ?? RequestHandlers()
      requests.perform = { [actions, annotation] action, amount in
        for (kind, name, perform) in actions where kind == action.kind {
          if kind == .named, let name = name ?? annotation.actionName, name != action.name {
            continue
          }
          return perform(amount)
        }
        return false
      }
      node.requests = requests
    }
    node.updateChildren(node.inputs, base)
  }
}

extension AccessibilityCore.AccessibilityModifier {
  /// The name of the action that the modifier adds; nil for none.
  fileprivate var actionName: String? {
    if case .properties(_, let properties) = self { properties.actions.first?.name } else { nil }
  }
}

extension View {
  /// Changes an accessibility property of the view.
  nonisolated func accessibilityProperty(
    _ name: String,
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(_AccessibilityModifier(name, change)))
  }
}

/// The modifier that SwiftUI's accessibility modifiers return.
public struct AccessibilityAttachmentModifier {
  let base: _AccessibilityModifier

  nonisolated init(_ base: _AccessibilityModifier) { self.base = base }
}

extension AccessibilityAttachmentModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ content: (inout ChildCursor) -> Void) {
    base._update(node, content)
  }
}

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

/// Sets the identifier of a view for tests, and its name in documents unless `id(_:)` gives one.
public struct _IdentifierModifier {
  let identifier: String?
}

extension _IdentifierModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var properties = AccessibilityProperties()
    properties.identifier = identifier
    node.setOutput(
      .modifier(
        .annotation(
          AccessibilityCore.AccessibilityModifier.properties(
            name: "accessibilityIdentifier",
            properties
          ),
          bringsViews: false
        )
      )
    )
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(let content) = node.output else { return }
    let outer = emitter.takeIdentifier()
    let name = outer ?? identifier
    emitter.add(content, of: node) { emitter, node in
      // An identifier is for one view only.
      if let name, node.viewCount == 1 { emitter.name(name) }
      emitter.emit(node.children)
    }
  }
}
