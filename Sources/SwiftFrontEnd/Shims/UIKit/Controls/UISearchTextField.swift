// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: screens have SwiftUI's search fields.
open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor! = .systemBlue
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// A token in a search field, besides text.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
  open var representedObject: Any?
  public let icon: UIImage?
  public let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}
