// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITextField: _TextHolder, UITextInputTraits {
  public var _written: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: _TextHolder, UITextInputTraits {
  public var _written: String {
    get { text ?? "" }
    set { text = newValue }
  }
  public var _chosen: NSRange? {
    get { selectedRange }
    set { if let newValue { selectedRange = newValue } }
  }
}

/// The traits of text input.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {}

extension UITextInputTraits {
  /// Inert: UIKit's fields are not edited.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Inert: UIKit's fields are not edited.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Inert: UIKit's fields are not edited.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Inert: UIKit's fields are not edited.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Inert: UIKit's fields are not edited.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// The replacement of straight quotes.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// The check of spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// The rules for generated passwords.
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
