public import Foundation

/// A setting of a preview: its size, orientation or modifier.
public struct PreviewTrait<T> {
  /// The values of a trait.
  package enum Value {
    /// As large as the device.
    case defaultLayout
    /// As large as the view wants to be.
    case sizeThatFits
    case fixedSize(CGSize)
    case orientation(InterfaceOrientation)
  }

  /// The values of the trait, or of the traits that it combines.
  package let values: [Value]
  /// Returns the modified view.
  let modify: (any View) -> any View

  init(value: Value) {
    values = [value]
    modify = { $0 }
  }

  init(values: [Value], modify: @escaping (any View) -> any View) {
    self.values = values
    self.modify = modify
  }
}

extension [PreviewTrait<Preview.ViewTraits>] {
  /// The view of a preview with what the traits make of it, the first innermost.
  @MainActor
  package func modify(_ view: any View) -> any View { reduce(view) { $1.modify($0) } }
}

extension PreviewTrait where T == Preview.ViewTraits {
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

  /// Applies a preview modifier to the view.
  @preconcurrency @MainActor
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    Self(values: []) { ModifiedPreview(content: AnyView($0), modifier: modifier) }
  }
}
