// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What surrounds a view, as UIKit says it.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Constants.
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  init(_ traits: _ScreenTraits) {
    userInterfaceStyle = traits.isDark ? .dark : .light
    displayScale = traits.displayScale
    layoutDirection = traits.isRightToLeft ? .rightToLeft : .leftToRight
  }

  public override convenience init() { self.init(_ScreenTraits.current) }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = _ScreenTraits.current.displayScale
    layoutDirection = .unspecified
  }

  /// Those of the screen.
  public static var current: UITraitCollection { UITraitCollection(_ScreenTraits.current) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// Whether a screen is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Where layout begins.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Where layout begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The reader's text size.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
}
