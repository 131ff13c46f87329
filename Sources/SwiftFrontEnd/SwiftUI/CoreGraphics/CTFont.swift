/// A font of a size, as the functions of Core Text make it.
///
/// Safe to share: its properties are constants. It is open for `UIFont`.
open class CTFont: NSObject, @unchecked Sendable {
  let name: String?
  let size: CGFloat
  let weight: Font.Weight

  init(name: String?, size: CGFloat, weight: Font.Weight = .regular) {
    self.name = name
    self.size = size
    self.weight = weight
  }

  /// Creates a font of a name, or a system font.
  public init(_name name: String?, size: CGFloat, weight: Font.Weight) {
    self.name = name
    self.size = size
    self.weight = weight
  }

  /// The SwiftUI font.
  open var _font: Font {
    name.map { .custom($0, fixedSize: size) } ?? .system(size: size, weight: weight)
  }

  /// Creates a font of a name.
  public convenience init(_ name: CFString, size: CGFloat) {
    self.init(name: name as String?, size: size > 0 ? size : 12)
  }

  /// Creates a font of the system.
  public convenience init(_ type: CTFontUIFontType, size: CGFloat) {
    self.init(
      name: nil,
      size: size > 0 ? size : type.size,
      weight: type == .emphasizedSystem ? .bold : .regular
    )
  }
}

/// The purpose of a system font.
public enum CTFontUIFontType: UInt32, Sendable {
  case user, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
  case label = 10

  fileprivate var size: CGFloat {
    switch self {
    case .user, .userFixedPitch, .system, .emphasizedSystem: 13
    case .smallSystem, .smallEmphasizedSystem: 11
    case .label: 10
    }
  }
}

extension Font {
  /// Creates a font from a Core Text font.
  public init(_ font: CTFont) { self = font._font }
}

/// Creates a font of a name.
public func CTFontCreateWithName(
  _ name: CFString,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(name, size: size)
}

/// Creates a font of the system.
public func CTFontCreateUIFontForLanguage(
  _ type: CTFontUIFontType,
  _ size: CGFloat,
  _ language: CFString?
) -> CTFont? {
  CTFont(type, size: size)
}

/// Creates a font from a Core Graphics font.
public func CTFontCreateWithGraphicsFont(
  _ font: CGFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: AnyObject?
) -> CTFont {
  CTFont(name: font.postScriptName, size: size > 0 ? size : 12)
}

/// The size of a font.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// The name by which programs ask for a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name ?? ".SFUI-Regular" }

/// A font of a file or of a name.
public final class CGFont: Sendable {
  private let names: FontNames

  /// Creates a font from a file's bytes; nil if they are not a font.
  public init?(_ provider: CGDataProvider) {
    guard let names = provider.data.flatMap({ FontNames($0) }) else { return nil }
    self.names = names
  }

  /// Creates a font by its name.
  public init?(_ name: CFString) {
    names = FontNames(postScript: name, full: name)
  }

  /// The name by which programs ask for the font.
  public var postScriptName: CFString? { names.postScript }
  /// The name that people see.
  public var fullName: CFString? { names.full }
}
