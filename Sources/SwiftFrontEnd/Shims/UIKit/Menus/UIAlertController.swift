// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: SwiftUI's screens do not show UIKit's alerts.
open class UIAlertController: UIViewController {
  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// The style of an alert: an alert or an action sheet.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// An answer.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The style of an action: default, cancel or destructive.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
