// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The traits of a view's environment.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // A constant.
  private let values: UITraits

  init(_ values: UITraits) { self.values = values }

  /// Creates traits without values.
  public override convenience init() { self.init(UITraits()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraits(userInterfaceStyle: userInterfaceStyle))
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraits(userInterfaceIdiom: userInterfaceIdiom))
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraits(userInterfaceLevel: userInterfaceLevel))
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraits(accessibilityContrast: accessibilityContrast))
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraits(horizontalSizeClass: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraits(verticalSizeClass: verticalSizeClass))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraits(preferredContentSizeCategory: preferredContentSizeCategory))
  }
  public convenience init(displayScale: CGFloat) {
    self.init(UITraits(displayScale: displayScale))
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraits(layoutDirection: layoutDirection))
  }

  /// Creates traits merged from several, of which later ones take precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: UITraits()) { $0.take($1.values) })
  }

  /// The traits of the screen.
  public static var current: UITraitCollection {
    UITraitCollection(UITraits(_ScreenTraits.current))
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }

  /// Whether colours may differ from those elsewhere.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Runs a closure; the screen's traits stay current.
  open func performAsCurrent(_ actions: () -> Void) { actions() }

  open override func isEqual(_ object: Any?) -> Bool {
    values == (object as? UITraitCollection)?.values
  }

  open override var hash: Int { values.hashValue }
}

/// The values of traits; nil where they are not set.
struct UITraits: Hashable {
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var accessibilityContrast: UIAccessibilityContrast?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var displayScale: CGFloat?
  var layoutDirection: UITraitEnvironmentLayoutDirection?

  /// Copies the values that others set.
  mutating func take(_ other: UITraits) {
    userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
    accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    preferredContentSizeCategory =
      other.preferredContentSizeCategory ?? preferredContentSizeCategory
    displayScale = other.displayScale ?? displayScale
    layoutDirection = other.layoutDirection ?? layoutDirection
  }
}

extension UITraits {
  /// Creates the traits of a screen.
  init(_ traits: _ScreenTraits) {
    self.init(
      userInterfaceStyle: traits.isDark ? .dark : .light,
      userInterfaceIdiom: traits.isPad ? .pad : .phone,
      userInterfaceLevel: .base,
      accessibilityContrast: traits.isHighContrast ? .high : .normal,
      horizontalSizeClass: traits.horizontalSizeClass == .compact ? .compact : .regular,
      verticalSizeClass: traits.verticalSizeClass == .compact ? .compact : .regular,
      preferredContentSizeCategory: UIContentSizeCategory(traits.dynamicTypeSize),
      displayScale: traits.displayScale,
      layoutDirection: traits.isRightToLeft ? .rightToLeft : .leftToRight
    )
  }
}

/// The elevation of an interface above those behind it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The contrast between colours.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
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

/// The size of an interface along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The layout direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
