internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Adds the controls of views as actions, named by their labels.
public struct _AccessibilityActionsModifier<Content: View> {
  let category: Text?
  let content: Content
  /// The handler if the views are only the label of one action.
  let action: (() -> Void)?
}

extension _AccessibilityActionsModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0, nil, base)
      cursor.slot(1) { Content._append(content, to: &$0) }
    }
    let found: [(name: String, perform: () -> Void)]
    if let action {
      found = [(node.children[1].words, action)]
    } else {
      found = node.children[1].namedActions
    }
    let category = category?.string(in: EnvironmentValues(node.inputs.environment))
    var properties = AccessibilityProperties()
    // The list has them in the reverse order of their declaration (A3.7).
    properties.actions = found.reversed().map {
      AccessibilityAction(.named, name: $0.name, category: category)
    }
    node.setOutput(
      .modifier(
        .annotation(
          AccessibilityCore.AccessibilityModifier.properties(
            name: action == nil ? "accessibilityActions" : "accessibilityAction",
            properties
          ),
          bringsViews: false
        )
      )
    )
    var requests = node.requests ?? RequestHandlers()
    requests.perform = { action, _ in
      guard action.kind == .named, let named = found.first(where: { $0.name == action.name })
      else { return false }
      named.perform()
      return true
    }
    node.requests = requests
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(let content) = node.output else { return }
    emitter.builder.open(content, id: emitter.takeIdentifier())
    // The subtree that the actions are built from; it is not displayed.
    emitter.emitSingle([node.children[0]])
    emitter.builder.close()
  }

  /// Returns the node's value for a preference.
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    node.children[0].preference(key)
  }
}

extension GraphNode {
  /// The text of the elements inside.
  fileprivate var words: String {
    if case .content(let content) = output {
      switch content {
      case .text(let text): return text
      case .textRuns(let runs): return runs.reduce(into: "") { $0 += $1.content }
      default: break
      }
    }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The actions of the controls inside, named by their labels.
  fileprivate var namedActions: [(name: String, perform: () -> Void)] {
    if let activate = requests?.activate { return [(words, { activate() })] }
    return children.flatMap(\.namedActions)
  }
}
