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

/// Describes a font of a name.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString,
  _ size: CGFloat
) -> CTFontDescriptor { CTFontDescriptor(name: name, size: size) }

/// Describes a font by its attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  let name = attributes[kCTFontNameAttribute] ?? attributes[kCTFontFamilyNameAttribute]
  let size = attributes[kCTFontSizeAttribute].flatMap { $0 as? CGFloat }
  return CTFontDescriptor(name: name as? String, size: size ?? 0)
}

/// An attribute of what a font is to be like; nil if it says nothing of it.
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

/// Describes the fonts of a file; nil if it is none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ url: CFURL) -> CFArray? {
  guard let provider = CGDataProvider(url: url), let font = CGFont(provider) else { return nil }
  return [CTFontDescriptor(name: font.postScriptName, size: 0)]
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
