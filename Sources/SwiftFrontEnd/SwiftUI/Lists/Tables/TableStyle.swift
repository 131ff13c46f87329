/// The appearance of tables; on the devices that are modelled there is one.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The system's table.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Rows set apart from what is around the table.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The system's table.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows set apart from what is around the table.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Inert: tables look alike.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { inert() }

  /// Inert: tables show the titles of their columns.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { inert() }
}
