// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSString {
  /// Returns the approximate size of the text in one line: by the average width of the system
  /// font's letters.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let lines = components(separatedBy: "\n")
    let widest = lines.map(\.count).max() ?? 0
    return CGSize(
      width: CGFloat(widest) * font.pointSize * 0.52,
      height: CGFloat(lines.count) * font.lineHeight
    )
  }

  /// Returns the approximate size of the text in a width.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let whole = self.size(withAttributes: attributes)
    guard size.width > 0, whole.width > size.width else {
      return CGRect(origin: .zero, size: whole)
    }
    let lines = (whole.width / size.width).rounded(.up)
    return CGRect(x: 0, y: 0, width: size.width, height: whole.height * lines)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Returns the approximate size of the text in one line, in its first font.
  public func size() -> CGSize { NSString(string: string).size(withAttributes: firstAttributes) }

  /// Returns the approximate size of the text in a width.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: string)
      .boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
  }

  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}

extension NSAttributedString {
  /// Draws the text in one line.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
  /// Draws the text into the context that is open.
  public func draw(in rect: CGRect) {
    MainActor.assumeIsolated {
      let font = firstFont ?? .systemFont(ofSize: 12)
      let words = TextPicture(text: self, font: font, color: .black).words.font(font.font)
      DrawingContexts.current?._draw { $0.draw(words, in: rect) }
    }
  }
  /// Draws the text into the context that is open.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

extension NSString {
  /// Draws the text in one line.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self as String, attributes: attributes).draw(at: point)
  }
  /// Draws the text into the context that is open.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self as String, attributes: attributes).draw(in: rect)
  }
  /// Draws the text into the context that is open.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

extension String {
  /// Draws the text in one line.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSString(string: self).draw(at: point, withAttributes: attributes)
  }
  /// Draws the text into the context that is open.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSString(string: self).draw(in: rect, withAttributes: attributes)
  }
  /// Draws the text into the context that is open.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

/// Options for measuring a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of drawing a text: its scale.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}
