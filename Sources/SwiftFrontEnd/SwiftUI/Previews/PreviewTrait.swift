public import Foundation

/// A setting of a preview: its size, orientation or modifier.
public struct PreviewTrait<T> {
  /// The values of a trait.
  package enum Value {
    /// The size of the device.
    case defaultLayout
    /// The ideal size of the view.
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
  /// Returns the view of a preview with its traits applied, the first innermost.
  @MainActor
  package func modify(_ view: any View) -> any View { reduce(view) { $1.modify($0) } }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the view on a device.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }

  /// Sizes the preview to the view's ideal size.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFits) }

  /// Sizes the preview to a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(value: .fixedSize(CGSize(width: width, height: height)))
  }

  /// Portrait orientation.
  public static var portrait: Self { Self(value: .orientation(.portrait)) }

  /// Upside-down portrait orientation.
  public static var portraitUpsideDown: Self { Self(value: .orientation(.portraitUpsideDown)) }

  /// Landscape orientation, on the left side.
  public static var landscapeLeft: Self { Self(value: .orientation(.landscapeLeft)) }

  /// Landscape orientation, on the right side.
  public static var landscapeRight: Self { Self(value: .orientation(.landscapeRight)) }

  /// Applies a preview modifier to the view.
  @preconcurrency @MainActor
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    Self(values: []) { ModifiedPreview(content: AnyView($0), modifier: modifier) }
  }
}
