// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The traits that the system has, by their names. Those of a screen do not change while it is shown, so what
// waits for a change waits in vain.

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

/// The text size that the reader has chosen.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
}

/// The count of pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { UITraitCollection.current.displayScale }
}

/// Which side a language begins on.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection {
    UITraitCollection.current.layoutDirection
  }
}

/// The registration for changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Nothing: no trait changes.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

/// An object that can observe changes of traits, of which there are none.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Inert: no trait changes.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Inert: no trait changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Inert: no trait changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Inert: no trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
