// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text of UIKit.
open class UILabel: UIView {
  private var words: NSAttributedString?
  private var isAttributed = false
  open var text: String? {
    get { words?.string }
    set {
      words = newValue.map { NSAttributedString(string: $0) }
      isAttributed = false
      contentChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { words }
    set {
      words = newValue
      isAttributed = true
      contentChanged()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  open var textColor: UIColor! = .label { didSet { contentChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  open var numberOfLines = 1 { didSet { contentChanged() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isHighlighted = false { didSet { contentChanged() } }
  open var isEnabled = true
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var allowsDefaultTighteningForTruncation = false
  open var showsExpansionTextWhenTruncated = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The width that constraints have found for several lines.
  private var foundWidth: CGFloat?

  private var shown: TextPicture {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return TextPicture(
      text: words ?? NSAttributedString(string: ""),
      font: font ?? .systemFont(ofSize: 17),
      color: color ?? .label,
      alignment: textAlignment,
      lines: numberOfLines,
      mode: lineBreakMode,
      leastScale: adjustsFontSizeToFitWidth
        ? minimumScaleFactor > 0 ? minimumScaleFactor : 0.1 : nil
    )
  }

  /// The size of its text, on as many lines as it may have.
  open override var intrinsicContentSize: CGSize {
    shown.size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBound = numberOfLines != 1 && size.width > 0 && size.width < 1e6
    return shown.size(in: isBound ? size.width : nil)
  }

  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  open func drawText(in rect: CGRect) {}

  override var usualHugging: UILayoutPriority { .defaultLow + 1 }
  override func picture() -> AnyView? {
    guard let words, words.length > 0 else { return nil }
    return AnyView(shown)
  }
  override var baselines: (first: CGFloat, last: CGFloat) {
    let font = words?.firstFont ?? font ?? .systemFont(ofSize: 17)
    return (font.ascender, -font.descender)
  }
  override var contentSizeForConstraints: CGSize {
    guard let foundWidth else { return intrinsicContentSize }
    let wrapped = shown.size(in: foundWidth)
    return CGSize(width: min(intrinsicContentSize.width, foundWidth), height: wrapped.height)
  }
  override func wraps(in width: CGFloat?) -> Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return false }
    foundWidth = width
    return width.map { $0 < intrinsicContentSize.width - 0.01 } ?? false
  }
}

/// An image view.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { contentChanged() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false { didSet { contentChanged() } }
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shown: UIImage? {
    (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first
  }

  open override var intrinsicContentSize: CGSize {
    guard let shown else { return super.intrinsicContentSize }
    return shown.shownSize(preferredSymbolConfiguration)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown?.shownSize(preferredSymbolConfiguration) ?? .zero
  }

  override var usualHugging: UILayoutPriority { .defaultLow + 1 }
  override func picture() -> AnyView? {
    guard let shown else { return nil }
    return AnyView(
      ImagePicture(
        image: shown,
        mode: contentMode,
        tint: effectiveTint,
        symbol: preferredSymbolConfiguration
      )
      .accessibilityHidden(!isAccessibilityElement)
    )
  }
}
