internal import LayoutCore
internal import ViewGraph

extension GraphNode {
  /// Lets requests set the state of the control, unless it is disabled.
  func acceptState(_ set: @escaping @MainActor (Control.State) -> Bool) {
    var handlers = requests ?? RequestHandlers()
    handlers.setState = { [weak self] state in
      guard let self, environment.isEnabled else { return false }
      return set(state)
    }
    handlers.isDisabled = !environment.isEnabled
    requests = handlers
  }

  /// The built-in control of the node; nil if a custom style makes its views.
  var ownControl: Control? {
    if case .content(.control(let control)) = output { control } else { nil }
  }
}

extension TreeEmitter {
  /// Emits the control of a node, or its custom style's body.
  mutating func styledControl<Engine: Hashable, Configuration>(
    of node: GraphNode,
    _ path: KeyPath<EnvironmentValues, [StyleChoice<Engine, Configuration>]>,
    _ look: WritableKeyPath<ControlStyles, Engine>? = nil,
    _ add: (inout TreeEmitter, Control) -> Void
  ) {
    if case .content(.modifier(let modifier)) = node.output {
      return self.add(.modifier(modifier), of: node) { $0.emit($1.children) }
    }
    guard let control = node.ownControl else { return emit(node.children) }
    guard let look, let engine = node.environment[keyPath: path].last?.engine else {
      return add(&self, control)
    }
    withStyles {
      $0[keyPath: look] = engine
    } emit: {
      add(&$0, control)
    }
  }
}
