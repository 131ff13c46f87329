// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text of several lines of UIKit.
open class UITextView: UIScrollView {
  private var words: NSAttributedString = NSAttributedString(string: "")
  open var text: String! {
    get { words.string }
    set {
      words = NSAttributedString(string: newValue ?? "")
      contentChanged()
    }
  }
  open var attributedText: NSAttributedString! {
    get { words }
    set {
      words = newValue ?? NSAttributedString(string: "")
      contentChanged()
    }
  }
  open var font: UIFont? { didSet { contentChanged() } }
  open var textColor: UIColor? { didSet { contentChanged() } }
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  private var foundWidth: CGFloat?
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var selectedRange = NSRange(location: 0, length: 0)
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public let textContainer: NSTextContainer
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  private var shown: TextPicture {
    TextPicture(
      text: words,
      font: font ?? .systemFont(ofSize: 12),
      color: textColor ?? .label,
      alignment: textAlignment,
      lines: textContainer.maximumNumberOfLines,
      mode: textContainer.lineBreakMode
    )
  }

  /// The insets of the text.
  private var padding: EdgeInsets {
    EdgeInsets(
      top: textContainerInset.top,
      leading: textContainerInset.left + textContainer.lineFragmentPadding,
      bottom: textContainerInset.bottom,
      trailing: textContainerInset.right + textContainer.lineFragmentPadding
    )
  }

  private func size(in width: CGFloat?) -> CGSize {
    let sides = padding.leading + padding.trailing
    let inner = shown.size(in: width.map { max(0, $0 - sides) })
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight.rounded(.up)
    return CGSize(
      width: inner.width + sides,
      height: max(inner.height, line) + padding.top + padding.bottom
    )
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(in: nil)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = self.size(in: size.width > 0 && size.width < 1e6 ? size.width : nil)
    return CGSize(
      width: size.width > 0 && size.width < 1e6 ? size.width : own.width,
      height: own.height
    )
  }
  override var contentSizeForConstraints: CGSize {
    guard let foundWidth, !isScrollEnabled else { return intrinsicContentSize }
    return CGSize(
      width: min(intrinsicContentSize.width, foundWidth),
      height: size(in: foundWidth).height
    )
  }
  override func wraps(in width: CGFloat?) -> Bool {
    guard !isScrollEnabled else { return false }
    foundWidth = width
    return width.map { $0 < intrinsicContentSize.width - 0.01 } ?? false
  }

  override func picture() -> AnyView? {
    let text = shown.styled.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(padding)
    guard isEditable else { return words.length > 0 ? AnyView(text) : nil }
    let value = Binding<String> { [weak self] in
      self?.text ?? ""
    } set: { [weak self] in
      guard let self else { return }
      self.text = $0
      (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    }
    return AnyView(
      TextEditor(text: value)
        .scrollContentBackground(.hidden)
        .font((font ?? .systemFont(ofSize: 12)).font)
        .foregroundStyle((textColor ?? .label)._color)
    )
  }

  open var hasText: Bool { !_written.isEmpty }
  open func insertText(_ text: String) { replace(selection, withText: text) }
  open func deleteBackward() { deleteBefore() }
  /// Inert: the caret is not drawn.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Inert: the whole text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Inert: UIKit's fields are not edited.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Inert: UIKit's fields are not edited.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Inert: UIKit's fields are not edited.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }
}

/// The types of data to detect in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Is asked about editing a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The correction of words.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
