internal import LayoutCore
internal import ViewGraph

extension GraphNode {
  /// Gives a node that looks like a button the body of its style (V8.4).
  func updateButton<Label: View>(
    _ control: Control,
    role: ButtonRole?,
    label: Label,
    action: @escaping @MainActor () -> Void
  ) {
    let style = environment.buttonStyles.last
    setEmission(style?.engine)
    setOutput(.content(.control(control)))
    var handlers = requests ?? RequestHandlers()
    handlers.activate = { [weak self] in _ = self?.ifEnabled(action) }
    handlers.showsPress = false
    // A custom style sees the pressed state.
    if case .custom = style { handlers.showsPress = environment.isEnabled }
    requests = handlers
    updateChildren(inputs) { cursor in
      switch style {
      case nil, .engine: cursor.slot(0) { Label._append(label, to: &$0) }
      case .custom(let make):
        let configuration = ButtonStyleConfiguration(
          role: role,
          label: .init(_part: _StylePart(label)),
          isPressed: isPressed
        )
        cursor.slot(1, inputs { $0.buttonStyles.removeLast() }) {
          make(configuration).append(to: &$0)
        }
      case .primitive(let make):
        let configuration = PrimitiveButtonStyleConfiguration(
          role: role,
          label: .init(_part: _StylePart(label)),
          action: action,
          use: ButtonUse()
        )
        cursor.slot(2, inputs { $0.buttonStyles.removeLast() }) {
          make(configuration).append(to: &$0)
        }
        // A style's body that contains a button needs none around it.
        if configuration.use.isButton { setOutput(.inPlace) }
      }
    }
  }
}

extension TreeEmitter {
  /// Emits a control that looks like a button.
  mutating func button(_ control: Control, of node: GraphNode) {
    if node.output == .inPlace { return emit(node.children) }
    let style = node.environment.buttonStyles.last
    withStyles {
      if let style { $0.button = style.engine }
    } emit: {
      $0.control(control, of: node, label: node.children.first)
    }
  }
}
