public import SwiftUI

// Neutral values of UIKit's classes, in place of code that could not be compiled (V17.5).

extension UIColor: EspalierNeutralObject {
  /// Clear.
  public static var espalierNeutralObject: AnyObject { UIColor.clear }
}

extension UIImage: EspalierNeutralObject {
  /// An empty image.
  public static var espalierNeutralObject: AnyObject { UIImage() }
}

extension UIFont: EspalierNeutralObject {
  /// The system's.
  public static var espalierNeutralObject: AnyObject { UIFont.systemFont(ofSize: systemFontSize) }
}

extension UIBarButtonItemAppearance: EspalierNeutralObject {
  /// The default appearance.
  public static var espalierNeutralObject: AnyObject { UIBarButtonItemAppearance() }
}

extension UITabBarItemAppearance: EspalierNeutralObject {
  /// The default appearance.
  public static var espalierNeutralObject: AnyObject { UITabBarItemAppearance() }
}
