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
