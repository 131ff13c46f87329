internal import LayoutCore
public import ViewGraph

/// A control that opens a URL.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The address.
  ///   - label: The view that describes the destination.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let open = node.environment.openURL
    node.updateButton(control, role: nil, label: label) { open(destination) }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.button(control, of: node)
  }
}

extension Link {
  private var control: Control { .link(destination: destination.absoluteString) }
}
