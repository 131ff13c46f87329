public import Foundation

/// How a preview is shown.
public struct PreviewTrait<Kind> {
  /// What traits say.
  package enum Value {
    /// As large as the device.
    case defaultLayout
    /// As large as the view wants to be.
    case sizeThatFits
    case fixedSize(CGSize)
    case orientation(PreviewOrientation)
  }

  package let value: Value
}

/// How the device of a preview is held.
package enum PreviewOrientation {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// Shows the view on a device.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }

  /// Gives the view the size that it wants.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFits) }

  /// Gives the view a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(value: .fixedSize(CGSize(width: width, height: height)))
  }

  /// Holds the device upright.
  public static var portrait: Self { Self(value: .orientation(.portrait)) }

  /// Holds the device upside down.
  public static var portraitUpsideDown: Self { Self(value: .orientation(.portraitUpsideDown)) }

  /// Lays the device on its left side.
  public static var landscapeLeft: Self { Self(value: .orientation(.landscapeLeft)) }

  /// Lays the device on its right side.
  public static var landscapeRight: Self { Self(value: .orientation(.landscapeRight)) }
}
