// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A keyboard's language; inert: there is no keyboard.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  open class var activeInputModes: [UITextInputMode] { [] }
  open var primaryLanguage: String? { nil }

  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}
