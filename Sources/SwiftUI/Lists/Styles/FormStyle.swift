/// How forms look; all of them look as lists that set sections apart.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The system's form.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Labels beside controls, on a Mac alone.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The system's form.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels beside controls.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Inert: forms on a phone look alike.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { inert() }
}
