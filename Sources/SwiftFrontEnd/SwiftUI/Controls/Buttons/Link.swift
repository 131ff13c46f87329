internal import LayoutCore
public import ViewGraph

/// A control that opens a URL.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The address.
  ///   - label: The view that describes the destination.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let open = node.environment.openURL
    node.updateButton(control, role: nil, label: label) { open(destination) }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.button(control, of: node)
  }
}

extension Link {
  private var control: Control { .link(destination: destination.absoluteString) }
}

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
