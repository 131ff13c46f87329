/// Opens URLs of links and of code.
@MainActor
public struct OpenURLAction {
  /// The outcome of opening a URL.
  public struct Result: Sendable {
    enum Kind: Sendable, Equatable { case handled, discarded, system(URL?) }

    let kind: Kind

    /// The action has dealt with it.
    public static let handled = Result(kind: .handled)
    /// Not handled, on purpose.
    public static let discarded = Result(kind: .discarded)
    /// The system shall open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system shall open another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action.
  ///
  /// - Parameter handler: The closure that opens a URL and returns the outcome.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL; there is no system to show it.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL, and reports whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).kind == .handled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
