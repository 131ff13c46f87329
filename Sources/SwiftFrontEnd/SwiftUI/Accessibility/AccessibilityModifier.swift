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
