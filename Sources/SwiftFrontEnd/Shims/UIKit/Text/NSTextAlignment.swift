// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The places at which lines break.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
