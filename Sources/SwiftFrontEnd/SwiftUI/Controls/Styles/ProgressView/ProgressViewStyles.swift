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
