/// How groups that disclose views look (V8.5).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// What the style makes of one.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What the style makes of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// How groups that disclose views inside look.
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
