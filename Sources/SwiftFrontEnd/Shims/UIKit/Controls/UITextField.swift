// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A field of text of UIKit.
open class UITextField: UIControl {
  open var text: String? { didSet { contentChanged() } }
  open var placeholder: String? { didSet { contentChanged() } }
  open var font: UIFont? { didSet { contentChanged() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var textContentType: UITextContentType!
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var leftView: UIView? { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { setNeedsLayout() } }
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var attributedPlaceholder: NSAttributedString?
  private var views: (input: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { views.input }
    set { views.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { views.accessory }
    set { views.accessory = newValue }
  }
  open weak var delegate: (any UITextFieldDelegate)?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var passwordRules: UITextInputPasswordRules?
  public var _chosen: NSRange?

  open var hasText: Bool { !_written.isEmpty }
  open func insertText(_ text: String) { replace(selection, withText: text) }
  open func deleteBackward() { deleteBefore() }
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds
    if shows(leftView, leftViewMode) {
      let left = leftViewRect(forBounds: bounds)
      rect.origin.x = left.maxX
      rect.size.width = bounds.maxX - left.maxX
    }
    if shows(rightView, rightViewMode) {
      rect.size.width = rightViewRect(forBounds: bounds).minX - rect.minX
    }
    return borderStyle == .none ? rect : rect.insetBy(dx: 7, dy: 2)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.naturalSize ?? .zero
    return CGRect(
      x: 0,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.naturalSize ?? .zero
    return CGRect(
      x: bounds.width - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  private func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && (mode == .always || mode == .unlessEditing)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, shows(leftView, leftViewMode) {
      if leftView.superview !== self { addSubview(leftView) }
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, shows(rightView, rightViewMode) {
      if rightView.superview !== self { addSubview(rightView) }
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let words = TextPicture(
      text: NSAttributedString(string: text ?? placeholder ?? ""),
      font: font ?? .systemFont(ofSize: 17),
      color: .label,
      lines: 1
    )
    .size(in: nil)
    let height = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    let isFramed = borderStyle != .none
    return CGSize(
      width: words.width + (isFramed ? 14 : 0),
      height: height + (isFramed ? 13 : 1)
    )
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var usualHugging: UILayoutPriority { .defaultLow }
  override var baselines: (first: CGFloat, last: CGFloat) {
    let font = font ?? .systemFont(ofSize: 17)
    let above = max(0, (intrinsicContentSize.height - font.lineHeight) / 2)
    return (above + font.ascender, above - font.descender)
  }

  override func picture() -> AnyView? {
    let words = Binding<String> { [weak self] in
      self?.text ?? ""
    } set: { [weak self] in
      self?.text = $0
      self?.sendActions(for: .editingChanged)
    }
    let prompt = Text(verbatim: placeholder ?? attributedPlaceholder?.string ?? "")
    let side: TextAlignment =
      textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
    let rect = textRect(forBounds: CGRect(origin: .zero, size: bounds.size))
    return AnyView(
      ZStack(alignment: .topLeading) {
        if borderStyle != .none {
          RoundedRectangle(cornerRadius: 5)
            .fill(Color(uiColor: .systemBackground))
          RoundedRectangle(cornerRadius: 5)
            .strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5)
        }
        Group {
          if isSecureTextEntry {
            SecureField(text: words, prompt: prompt) { prompt }
          } else {
            TextField(text: words, prompt: prompt) { prompt }
          }
        }
        .textFieldStyle(.plain)
        .font((font ?? .systemFont(ofSize: 17)).font)
        .foregroundStyle((textColor ?? .label)._color)
        .multilineTextAlignment(side)
        .tint(effectiveTint._color)
        .disabled(!isEnabled)
        .frame(width: max(0, rect.width), height: max(0, rect.height))
        .offset(x: rect.minX, y: rect.minY)
      }
    )
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Inert: the caret is not drawn.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// Inert: UIKit's fields are not edited.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Inert: UIKit's fields are not edited.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Inert: UIKit's fields are not edited.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  /// A border.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The moments at which an overlay is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// Is asked about editing a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
