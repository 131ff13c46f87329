internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// A built-in style.
protocol EngineStyle {
  /// The engine's name of it.
  nonisolated var engine: AnyHashable { get }

  /// The style's tint; built-in drawing has none, so that such a style makes its views as a custom
  /// one does.
  nonisolated var tint: Color? { get }
}

extension EngineStyle {
  nonisolated var tint: Color? { nil }
}

extension _ControlStyleModifier {
  /// Creates a style of a kind of control.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - path: The environment's styles of that kind of control.
  ///   - look: The built-in style that controls are drawn in; nil if there is one alone.
  ///   - body: Returns the body of a custom style for a configuration.
  nonisolated init<Style, Engine: Hashable, Configuration, Body: View>(
    _ style: Style,
    _ path: WritableKeyPath<EnvironmentValues, [StyleChoice<Engine, Configuration>]>,
    look: WritableKeyPath<ControlStyles, Engine>? = nil,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    guard let known = style as? any EngineStyle, known.tint == nil,
      let engine = known.engine.base as? Engine
    else {
      self.init { environment in
        environment[keyPath: path].append(.custom { StyleBody(style, $0, body) })
      }
      return
    }
    self.init(
      { $0[keyPath: path].append(.engine(engine)) },
      look: look.map { look in
        { $0[keyPath: look] = engine }
      }
    )
  }
}

extension GraphNode {
  /// Applies a custom style to the node; false if the style is built in.
  ///
  /// - Parameters:
  ///   - control: The control that the views are to assistive technology, by its label (A2.39); nil
  ///     if the views have their own elements.
  ///   - configuration: The configuration for the style.
  func appliesStyle<Engine: Hashable, Configuration>(
    _ path: WritableKeyPath<EnvironmentValues, [StyleChoice<Engine, Configuration>]>,
    as control: (kind: Control, label: _StylePart?)? = nil,
    _ configuration: () -> Configuration
  ) -> Bool {
    let style = environment[keyPath: path].last
    guard case .custom(let make) = style else {
      setEmission(style?.engine)
      return false
    }
    setEmission("custom")
    if control == nil { setOutput(.inPlace) }
    requests = nil
    let configuration = configuration()
    updateChildren(inputs { $0[keyPath: path].removeLast() }) { cursor in
      cursor.slot(100) { make(configuration).append(to: &$0) }
      if let label = control?.label { cursor.layer(101) { label.append(to: &$0) } }
    }
    if let control {
      let words = layer(101)?.spokenWords
      let styled = AccessibilityCore.AccessibilityModifier.styled(
        control.kind,
        label: words?.isEmpty == false ? words : nil
      )
      setOutput(.modifier(.annotation(styled, bringsViews: false)))
    }
    return true
  }
}

/// Sets the style of controls inside: in the environment for custom styles, and in the builder of
/// controls for built-in ones.
public struct _ControlStyleModifier {
  let change: (inout EnvironmentValues) -> Void
  let look: ((inout ControlStyles) -> Void)?

  nonisolated init(
    _ change: @escaping (inout EnvironmentValues) -> Void,
    look: ((inout ControlStyles) -> Void)? = nil
  ) {
    self.change = change
    self.look = look
  }
}

extension _ControlStyleModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    if let look {
      var styles = ControlStyles()
      look(&styles)
      node.setEmission(styles)
    }
    node.updateChildren(node.inputs(change), base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let look else { return emitter.emit(node.children) }
    emitter.withStyles(look) { $0.emit(node.children) }
  }
}

extension TreeEmitter {
  /// Emits with other control styles.
  mutating func withStyles(
    _ look: (inout ControlStyles) -> Void,
    emit: (inout TreeEmitter) -> Void
  ) {
    let outer = builder.controlStyles
    look(&builder.controlStyles)
    emit(&self)
    builder.controlStyles = outer
  }
}

/// Sets a style of the controls inside of a view.
public struct _ControlStylesModifier<Value: Hashable> {
  let name: String
  let value: Value
  let apply: (inout ControlStyles, Value) -> Void

  nonisolated init(
    _ name: String,
    _ value: Value,
    _ apply: @escaping (inout ControlStyles, Value) -> Void
  ) {
    self.name = name
    self.value = value
    self.apply = apply
  }
}

extension _ControlStylesModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let kept = node.remember { KeptValue(value) }
    if kept.value != value { node.graph.noteRestructured() }
    kept.value = value
    node.setOutput(.modifier(EnvironmentPassthrough.modifier(name)))
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let outer = emitter.builder.controlStyles
    apply(&emitter.builder.controlStyles, value)
    node.emitOutput(into: &emitter)
    emitter.builder.controlStyles = outer
  }
}

extension View {
  /// Sets a style of the controls inside.
  nonisolated func controlLook<Value: Hashable>(
    _ name: String,
    _ value: Value,
    _ apply: @escaping (inout ControlStyles, Value) -> Void
  ) -> some View {
    modifier(_ControlStylesModifier(name, value, apply))
  }
}

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
