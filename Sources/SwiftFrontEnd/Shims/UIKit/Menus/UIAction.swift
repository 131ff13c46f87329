// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The action of a control or of a menu element.
open class UIAction: UIMenuElement {
  open var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open private(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("\(title) \(UUID())")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Runs the action's handler.
  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }

  /// The identity of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
