// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIFontDescriptor {
  /// The names of font attributes.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// The keys of a font's traits.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A font feature, which has no effect.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Creates the descriptor of a font with attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFontDescriptor.font(UIFont(size: 12), with: attributes))
  }

  /// Returns the descriptor with further attributes, the rest as before (V18.9).
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.font(font, with: attributes))
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = font.isSystem ? "" : String(font.fontName.prefix { $0 != "-" })
    return addingAttributes([.name: family + "-" + newFace])
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    )
  }

  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: font.pointSize,
      .traits: [
        TraitKey.weight: font.weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue,
      ],
    ]
    if !font.isSystem { attributes[.name] = font.fontName }
    if let style = font.style { attributes[.textStyle] = style.rawValue }
    return attributes
  }

  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  public var postscriptName: String { font.fontName }

  private static func font(_ font: UIFont, with attributes: [AttributeName: Any]) -> UIFont {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let slant = traits[.slant].flatMap(number)
    let symbolic = (traits[.symbolic] as? UInt32).map(SymbolicTraits.init(rawValue:))
    let weight =
      traits[.weight].flatMap { $0 as? UIFont.Weight ?? number($0).map(UIFont.Weight.init(_:)) }
      ?? (symbolic?.contains(.traitBold) == true ? .bold : font.weight)
    let name = attributes[.name] ?? attributes[.family]
    return UIFont(
      size: attributes[.size].flatMap(number) ?? font.pointSize,
      name: name as? String ?? (font.isSystem ? nil : font.fontName),
      weight: weight,
      design: font.design,
      isItalic: slant.map { $0 != 0 } ?? symbolic?.contains(.traitItalic) ?? font.isItalic,
      hasEqualDigits: font.hasEqualDigits
    )
  }

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map {
      CGFloat($0)
    }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
