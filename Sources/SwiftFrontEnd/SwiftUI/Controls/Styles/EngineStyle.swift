internal import AccessibilityCore
internal import LayoutCore
internal import ViewGraph

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
