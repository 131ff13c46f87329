internal import LayoutCore
public import ViewGraph

private enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private enum TintGradientKey: EnvironmentKey {
  static let defaultValue: Gradient? = nil
}

extension EnvironmentValues {
  /// The gradient that the tint is; nil if it is something else.
  var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }

  /// The background style; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

/// A modifier that sets a value of the engine's environment that depends on the environment.
public struct _SettingModifier {
  let setting: (EnvironmentValues) -> LayoutCore.EnvironmentSetting
  var change: (inout EnvironmentValues) -> Void = { _ in }
}

extension _SettingModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var environment = EnvironmentValues(node.inputs.environment)
    node.setOutput(.modifier(.setting(setting(environment))))
    change(&environment)
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.updateChildren(inputs, base)
  }
}

extension View {
  nonisolated func setting(
    _ setting: @escaping (EnvironmentValues) -> LayoutCore.EnvironmentSetting
  ) -> some View {
    modifier(_SettingModifier(setting: setting))
  }

  /// Sets the style of shapes, texts and symbols inside.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    setting { .foregroundStyle(style._paint(in: $0)) }
  }

  /// Sets the primary and secondary styles of shapes, texts and symbols inside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    setting {
      .foregroundStyle(
        StyleValue(.levels([primary._paint(in: $0), secondary._paint(in: $0)]))
      )
    }
  }

  /// Sets the primary, secondary and tertiary styles of shapes, texts and symbols inside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    setting {
      .foregroundStyle(
        StyleValue(
          .levels([
            primary._paint(in: $0), secondary._paint(in: $0), tertiary._paint(in: $0),
          ])
        )
      )
    }
  }

  /// Sets the colour of shapes, texts and symbols inside; nil for the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    setting { .foregroundColor(color?.value(in: $0)) }
  }

  /// Sets the background style of the views inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _SettingModifier(
        setting: { .backgroundStyle(style._paint(in: $0)) },
        change: { $0.backgroundStyle = AnyShapeStyle(style) }
      )
    )
  }

  /// Sets the tint of the views inside.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(
      _SettingModifier(
        setting: { .tint(tint._paint(in: $0)) },
        change: { $0.tintGradient = tint as? Gradient }
      )
    )
  }

  /// Sets the tint of the views inside; nil for the default.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(
      _SettingModifier(
        setting: { .tint((tint?.value(in: $0)).map { .color($0) }) },
        change: { $0.tintGradient = nil }
      )
    )
  }

  /// Sets the accent colour of the views inside; nil for the default.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    setting { .accentColor(accentColor?.value(in: $0)) }
  }
}
