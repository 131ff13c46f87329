/// The appearance of progress views (V8.5).
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of progress views inside.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.progressViewStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum ProgressViewStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, ProgressViewStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of views of progress, the outermost first.
  var progressViewStyles: [StyleChoice<String, ProgressViewStyleConfiguration>] {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

/// The properties of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// The label of the task in progress.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the current progress.
  public struct CurrentValueLabel {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The fraction that is completed, from 0 to 1; nil for indeterminate progress.
  public let fractionCompleted: Double?
  /// The label of the task in progress.
  public var label: Label?
  /// The label of the current progress.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: _StyleConfigurationView {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: _StyleConfigurationView {}

/// The platform's own views of progress.
public struct DefaultProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's own views of progress.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// Bars.
public struct LinearProgressViewStyle {
  let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "linear" }

  /// Returns the styled view.
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      ProgressView(configuration).progressViewStyle(LinearProgressViewStyle()).tint(tint)
    } else {
      ProgressView(configuration).progressViewStyle(self)
    }

  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Bars.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// Turning wheels.
public struct CircularProgressViewStyle {
  let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// Returns the styled view: a spinner (D9.10); accessibility has the progress.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressView()
      configuration.label
      configuration.currentValueLabel
    }
    .tint(tint)
    .accessibilityRepresentation { ProgressView(configuration) }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Turning wheels.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
