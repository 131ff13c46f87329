/// The appearance of forms (V8.5).
@MainActor @preconcurrency
public protocol FormStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = FormStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of forms inside.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style, \.formStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

/// The properties of a form, for a style.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The controls.
  public let content: Content
}

extension FormStyleConfiguration.Content: _StyleConfigurationView {}

private enum FormStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, FormStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of forms, the outermost first.
  var formStyles: [StyleChoice<String, FormStyleConfiguration>] {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}

/// The platform's own form: rows in groups.
public struct AutomaticFormStyle: FormStyle, EngineStyle, Sendable {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}

/// Grouped rows.
public struct GroupedFormStyle: FormStyle, EngineStyle, Sendable {
  nonisolated var engine: AnyHashable { "grouped" }

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The system's form.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
