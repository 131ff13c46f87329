// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A font of a size; also one of Core Text, which it is cast to.
open class UIFont: CTFont, @unchecked Sendable {
  // Constants.
  public let pointSize: CGFloat
  public let fontName: String
  let weight: Weight
  let design: Font.Design
  let isItalic: Bool
  let hasEqualDigits: Bool
  /// The text style that the size comes from; nil for a fixed size.
  let style: TextStyle?
  /// Whether the family is the system's.
  let isSystem: Bool

  init(
    size: CGFloat,
    name: String? = nil,
    weight: Weight = .regular,
    design: Font.Design = .default,
    isItalic: Bool = false,
    hasEqualDigits: Bool = false,
    style: TextStyle? = nil
  ) {
    pointSize = size
    fontName = name ?? ".SFUI"
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasEqualDigits = hasEqualDigits
    self.style = style
    isSystem = name == nil
    super.init(_name: name, size: size, weight: weight.weight)
  }

  open override var _font: Font { font }

  public convenience init?(name: String, size: CGFloat) { self.init(size: size, name: name) }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      size: size > 0 ? size : font.pointSize,
      name: font.isSystem ? nil : font.fontName,
      weight: font.weight,
      design: font.design,
      isItalic: font.isItalic
    )
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, isItalic: true)
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, design: .monospaced)
  }

  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, hasEqualDigits: true)
  }

  /// Returns the font of a style, in the user's text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style, in the text size of traits, else in that of the screen.

  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = traitCollection.dynamicTypeSize
    let isOwnSize = (traitCollection?.preferredContentSizeCategory ?? .unspecified) != .unspecified
    return UIFont(
      size: style.style._pointSize(at: size),
      weight: style == .headline ? .semibold : .regular,
      style: isOwnSize ? nil : style
    )
  }

  /// The families that are known by name: none but the system's.
  open class var familyNames: [String] { [] }
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      size: size,
      name: isSystem ? nil : fontName,
      weight: weight,
      design: design,
      isItalic: isItalic,
      hasEqualDigits: hasEqualDigits
    )
  }

  open var familyName: String { isSystem ? ".AppleSystemUIFont" : fontName }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  // The system font's own measures, in units of 2048 to the size.
  open var ascender: CGFloat { pointSize * 1950 / 2048 }
  open var descender: CGFloat { -pointSize * 494 / 2048 }
  open var leading: CGFloat { 0 }
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  open var lineHeight: CGFloat { ascender - descender }

  /// The SwiftUI font.
  var font: Font {
    var font: Font
    if let style {
      font = Font.system(style.style)
    } else if isSystem {
      font = Font.system(size: pointSize, weight: weight.weight, design: design)
    } else {
      font = Font.custom(fontName, fixedSize: pointSize)
    }
    if isItalic { font = font.italic() }
    return hasEqualDigits ? font.monospacedDigit() : font
  }

  open override func isEqual(_ object: Any?) -> Bool { font == (object as? UIFont)?.font }

  open override var hash: Int { font.hashValue }
}

extension Font {
  /// Creates a font from a UIKit font.
  public init(_ font: UIFont) { self = font.font }
}
