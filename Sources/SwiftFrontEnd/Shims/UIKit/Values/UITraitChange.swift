// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The system's traits as types. A screen's traits do not change, so observers are never called.

/// Whether a screen is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle {
    UITraitCollection.current.userInterfaceStyle
  }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass {
    UITraitCollection.current.horizontalSizeClass
  }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass {
    UITraitCollection.current.verticalSizeClass
  }
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
}

/// The count of pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { UITraitCollection.current.displayScale }
}

/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection {
    UITraitCollection.current.layoutDirection
  }
}

/// The registration for changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The registration of an observer: empty, as traits do not change.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

/// An object that can observe changes of traits, of which there are none.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Inert: traits do not change.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Inert: traits do not change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Inert: traits do not change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Inert: traits do not change.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
