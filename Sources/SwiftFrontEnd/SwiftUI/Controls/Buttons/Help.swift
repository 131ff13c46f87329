extension View {
  /// Sets a help text, which assistive technology reads as a hint.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(_StyledModifier { .accessibilityHint(text.string(in: $0), of: "help") })
  }

  /// Sets a help text.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Sets a help text.
  @_disfavoredOverload
  public nonisolated func help(_ text: LocalizedStringResource) -> some View { help(Text(text)) }

  /// Sets a help text.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// A round button that leads to help.
public struct HelpLink {
  private enum Target {
    case action(@MainActor () -> Void)
    case address(URL)
  }

  private let target: Target
  @Environment(\.openURL) private var openURL

  /// Creates a link that runs an action.
  public init(action: @escaping @MainActor () -> Void) { target = .action(action) }

  /// Creates a link that opens an address.
  public init(destination: URL) { target = .address(destination) }
}

extension HelpLink: View {
  /// The title and symbol of the role.
  public var body: some View {
    Button("Help", systemImage: "questionmark.circle") {
      switch target {
      case .action(let action): action()
      case .address(let url): openURL(url)
      }
    }
    .labelStyle(.iconOnly)
  }
}
