import SwiftUI

/// The button to sign in with Apple; it does nothing.
///
/// It fills its proposal, with a minimum height of 30 points; the font size is 43 % of the height,
/// as Apple's guidelines have it for custom buttons.
public struct SignInWithAppleButton: View {
  /// The label of the button.
  public struct Label: Sendable {
    let words: LocalizedStringKey

    /// "Sign in with Apple".
    public static let signIn = Label(words: "Sign in with Apple")
    /// "Sign up with Apple".
    public static let signUp = Label(words: "Sign up with Apple")
    /// "Continue with Apple".
    public static let `continue` = Label(words: "Continue with Apple")
  }

  /// The style of the button.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// White on black.
    public static let black = Style(name: "black")
    /// Black on white.
    public static let white = Style(name: "white")
    /// Black on white, with an outline.
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// Creates a button.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }

  /// The button.
  public var body: some View {
    Button {
    } label: {
      GeometryReader { proxy in
        let shape = RoundedRectangle(cornerRadius: 6)
        shape.fill(style == .black ? Color.black : .white)
          .overlay { if style == .whiteOutline { shape.strokeBorder(Color.black) } }
          .overlay {
            HStack(spacing: 4) {
              Image(systemName: "apple.logo").accessibilityHidden(true)
              Text(label.words)
            }
            .font(.system(size: max(10, 0.43 * proxy.size.height), weight: .medium))
            .foregroundStyle(style == .black ? Color.white : .black)
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .padding(.horizontal, 8)
          }
      }
      .frame(minWidth: 130, minHeight: 30)
    }
    .buttonStyle(.plain)
  }
}

private struct SignInWithAppleButtonStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleButtonStyleKey.self] }
    set { self[SignInWithAppleButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of sign-in buttons inside.
  public nonisolated func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { environment(\.signInWithAppleButtonStyle, style) }
}

/// Authenticates a user over the network: always fails.
public struct WebAuthenticationSession: Sendable {
  /// Always throws: there is no user to sign in.
  public func authenticate(
    using url: URL,
    callbackURLScheme: String,
    preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }

  /// The browser session.
  public enum BrowserSession: Sendable { case shared, ephemeral }
}

extension EnvironmentValues {
  /// The action that authenticates a user over the network.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
