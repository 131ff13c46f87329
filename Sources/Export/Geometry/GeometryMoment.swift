public import LayoutCore

/// A layout as it is shown at one time, while its views are on their way (T10.9).
public struct GeometryMoment {
  /// The seconds since the screen has appeared.
  public var time: Double
  /// The layout as it is shown.
  public var shown: LayoutResult

  /// Creates a moment.
  public init(time: Double, shown: LayoutResult) {
    self.time = time
    self.shown = shown
  }
}
