/// The appearance of disclosure groups (V8.5).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of disclosure groups inside.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style)
    -> some View
  {
    modifier(
      _ControlStyleModifier(style, \.disclosureGroupStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum DisclosureGroupStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, DisclosureGroupStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of groups that disclose views, the outermost first.
  var disclosureGroupStyles: [StyleChoice<String, DisclosureGroupStyleConfiguration>] {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}
