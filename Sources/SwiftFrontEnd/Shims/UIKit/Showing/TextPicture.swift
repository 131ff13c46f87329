/// The drawing of UIKit text: plain or attributed, on some lines (V20.9).
struct TextPicture: View {
  var text: NSAttributedString
  var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment = .natural
  /// The maximum count of lines; 0 for no limit.
  var lines = 0
  var mode: NSLineBreakMode = .byWordWrapping
  /// The factor by which the text may shrink; nil for none.
  var leastScale: CGFloat?

  var body: some View {
    styled.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
  }

  /// The text in the size that it needs.
  var styled: some View {
    let paragraph = text.paragraph
    return
      words
      .font(font.font)
      .foregroundStyle(color._color)
      .multilineTextAlignment(textAlignment)
      .lineLimit(lines > 0 ? lines : nil)
      .truncationMode(truncation)
      .minimumScaleFactor(leastScale ?? 1)
      .lineSpacing(max(0, paragraph?.lineSpacing ?? 0))
      .lineHeight(lineHeight(paragraph))
  }

  private func lineHeight(_ paragraph: NSParagraphStyle?) -> AttributedString.LineHeight? {
    guard let paragraph else { return nil }
    let font = text.firstFont ?? font
    var height = font.lineHeight
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    return height == font.lineHeight ? nil : .exact(points: height)
  }

  /// Returns the size of the text in a width, or its ideal size; zero for an empty text.
  @MainActor
  func size(in width: CGFloat?) -> CGSize {
    guard text.length > 0 else { return .zero }
    return _ViewMeasure.size(of: styled, in: ProposedViewSize(width: width, height: nil))
  }

  // MARK: Attributes

  /// The characters with their attributes.
  var words: Text {
    var words = Text(verbatim: "")
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      words = Text("\(words)\(run(part, attributes))")
    }
    return words
  }

  private func run(_ part: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    var run = Text(verbatim: part)
    if let font = attributes[.font] as? UIFont { run = run.font(font.font) }
    if let color = attributes[.foregroundColor] as? UIColor {
      run = run.foregroundStyle(color._color)
    }
    if let kern = number(attributes[.kern]) { run = run.kerning(kern) }
    if let tracking = number(attributes[.tracking]) { run = run.tracking(tracking) }
    if let offset = number(attributes[.baselineOffset]) { run = run.baselineOffset(offset) }
    if let style = lines(attributes[.underlineStyle]) {
      run = run.underline(
        style,
        color: (attributes[.underlineColor] as? UIColor)?._color
      )
    }
    if let style = lines(attributes[.strikethroughStyle]) {
      run = run.strikethrough(
        style,
        color: (attributes[.strikethroughColor] as? UIColor)?._color
      )
    }
    return run
  }

  private func number(_ value: Any?) -> CGFloat? {
    if let number = value as? CGFloat { return number }
    if let number = value as? Double { return CGFloat(number) }
    if let number = value as? Float { return CGFloat(number) }
    if let number = value as? Int { return CGFloat(number) }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private func lines(_ value: Any?) -> Bool? {
    if let style = value as? NSUnderlineStyle { return !style.isEmpty }
    return number(value).map { $0 != 0 }
  }

  // MARK: Where it lies

  private var side: NSTextAlignment {
    let own = text.paragraph?.alignment ?? .natural
    let side = own == .natural ? alignment : own
    guard side == .natural || side == .justified else { return side }
    return _ScreenTraits.current.isRightToLeft ? .right : .left
  }

  private var isAtEnd: Bool { side == (_ScreenTraits.current.isRightToLeft ? .left : .right) }

  private var place: Alignment { side == .center ? .center : isAtEnd ? .trailing : .leading }

  private var textAlignment: TextAlignment {
    side == .center ? .center : isAtEnd ? .trailing : .leading
  }

  private var truncation: Text.TruncationMode {
    switch mode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}

extension NSAttributedString {
  /// The paragraph with which the text begins.
  var paragraph: NSParagraphStyle? {
    length > 0
      ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The font of the text's first character; nil if it has none.
  var firstFont: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }
}
