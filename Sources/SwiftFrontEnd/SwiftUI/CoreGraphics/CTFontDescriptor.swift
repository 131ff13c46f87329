/// A description of a font for Core Text's functions: a name and a size.
public final class CTFontDescriptor: Sendable {
  let name: String?
  let size: CGFloat

  init(name: String?, size: CGFloat) {
    self.name = name
    self.size = size
  }
}

/// The name by which programs ask for a font.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The size of a font.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The name of the fonts that belong together.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"

/// Returns the descriptor of a font by its name.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString,
  _ size: CGFloat
) -> CTFontDescriptor { CTFontDescriptor(name: name, size: size) }

/// Returns a descriptor with attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  let name = attributes[kCTFontNameAttribute] ?? attributes[kCTFontFamilyNameAttribute]
  let size = attributes[kCTFontSizeAttribute].flatMap { $0 as? CGFloat }
  return CTFontDescriptor(name: name as? String, size: size ?? 0)
}

/// Returns an attribute of the descriptor; nil if it has none.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor,
  _ attribute: CFString
) -> Any? {
  switch attribute {
  case kCTFontNameAttribute, kCTFontFamilyNameAttribute: descriptor.name
  case kCTFontSizeAttribute: descriptor.size
  case _: nil
  }
}

/// Returns the descriptors of a file's fonts; nil if it is not a font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ url: CFURL) -> CFArray? {
  guard let provider = CGDataProvider(url: url), let font = CGFont(provider) else { return nil }
  return [CTFontDescriptor(name: font.postScriptName, size: 0)]
}

/// The ways to look for a font, of which none changes anything here.
public struct CTFontOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Creates options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Fonts that are there but not active stay so.
  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  /// Fonts that are not there are not fetched.
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  /// Fonts of the system come first.
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// Creates a font that is described, as the function without options does.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// Creates a font from a descriptor; size 0 is the descriptor's, or else 12.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : descriptor.size
  return CTFont(name: descriptor.name, size: size > 0 ? size : 12)
}
