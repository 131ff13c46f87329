/// The appearance of tables; on the devices that are modelled there is one.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The system's table.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Inset rows.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The system's table.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Inset rows.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Inert: all tables look the same.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { inert() }

  /// Inert: tables show their headers.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { inert() }
}
