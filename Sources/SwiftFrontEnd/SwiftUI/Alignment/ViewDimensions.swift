internal import LayoutCore

/// A view's size and guides in its own coordinates.
public struct ViewDimensions {
  let values: LayoutCore.ViewDimensions

  init(_ values: LayoutCore.ViewDimensions) { self.values = values }

  /// The width, in points.
  public var width: CGFloat { CGFloat(values.width) }
  /// The height, in points.
  public var height: CGFloat { CGFloat(values.height) }

  /// The value of a guide, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(values[guide.engine]) }
  /// The value of a guide, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(values[guide.engine]) }
  /// The explicit value of a guide, in points; nil if none is set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    values[explicit: guide.engine].map { CGFloat($0) }
  }
  /// The explicit value of a guide, in points; nil if none is set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    values[explicit: guide.engine].map { CGFloat($0) }
  }
}

extension ViewDimensions: Equatable {
  /// Returns whether both are equal.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height
  }
}
