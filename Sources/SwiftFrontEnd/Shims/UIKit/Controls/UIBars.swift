// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The metrics of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The older style of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// Screens have SwiftUI's bars, which show its `appearance()` (D9.24).
open class UINavigationBar: UIView {
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var topItem: UINavigationItem? { nil }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    calls.insert("setBackgroundImage")
  }
}

/// Screens have SwiftUI's bars, which show its `appearance()` (D9.24).
open class UITabBar: UIView {
  open var barStyle = UIBarStyle.default
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// Inert: screens have SwiftUI's bars.
open class UIToolbar: UIView {
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// The appearance of a bar: no `NSObject`, whose `copy()` has another type.
@MainActor @preconcurrency
open class UIBarAppearance {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// The kind of background besides a colour; nil if it was not configured.
  var background: Background?

  public required nonisolated init() {}

  /// Inert: returns the same appearance.
  open func copy() -> Self { self }

  open func configureWithDefaultBackground() { configure(.material) }
  open func configureWithOpaqueBackground() { configure(.opaque) }
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ background: Background) {
    (self.background, backgroundColor) = (background, nil)
  }

  enum Background {
    case material, opaque, transparent
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a bar's buttons.
open class UIBarButtonItemAppearance: NSObject {
  public required override init() {}

  /// Creates the appearance of buttons of a style; all have the same defaults.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  public let focused = UIBarItemStateAppearance()
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
}

/// The appearance of a tab bar's items.
open class UITabBarItemAppearance: NSObject {
  /// The position of a tab's title by its image.
  public enum Style: Int, Sendable {
    case stacked
    case inline
    case compactInline
  }

  public required override init() {}

  /// Creates the appearance of tabs of a style; all have the same defaults.
  public convenience init(style: Style) { self.init() }

  public let focused = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
}

/// The appearance of an item of a bar in a state.
open class UIBarItemStateAppearance: NSObject {
  public required override init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// A tab of a bar.
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var tag = 0
  open var badgeValue: String?
  open var badgeColor: UIColor?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  public override init() {}

  /// The appearance proxy of tab bar items (D9.24).
  @MainActor @preconcurrency
  public class func appearance() -> UITabBarItem { AppearanceProxies.proxy { UITabBarItem() } }
  private(set) var titlesByState: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The methods that have set a property.
  var calls: Set<String> = []
  open var titlePositionAdjustment = UIOffset.zero
  open var imageInsets = UIEdgeInsets.zero
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titlesByState[state.rawValue] = attributes
    calls.insert("setTitleTextAttributes")
  }
}

/// The items that a screen sets for its navigation bar.
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backButtonTitle: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The conditions for a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}
