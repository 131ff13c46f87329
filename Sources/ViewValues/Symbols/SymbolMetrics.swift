/// How much room a symbol of the system takes in layout: more than its ink (M2.1).
///
/// The room grows with the size of the font and does not depend on its weight.
public struct SymbolMetrics: Sendable, Hashable {
  /// The size of the font at which the sizes are stated, in points.
  public static let referenceSize = 17.0

  /// At the medium scale and the reference size, in points.
  public var medium: Size
  /// At the large scale.
  public var large: Size

  /// Creates metrics.
  ///
  /// Without a size at the large scale it is what recorded symbols have on average: 1.27 times as
  /// wide and 1.36 times as high (D7.7).
  public init(medium: Size, large: Size? = nil) {
    self.medium = medium
    self.large = large ?? Size(width: medium.width * 1.27, height: medium.height * 1.36)
  }

  /// Metrics of an icon whose shape says nothing (D7.8).
  public static let unknown = SymbolMetrics(medium: Size(width: 20.4, height: 19.04))

  /// The symbol's size in points, on the pixels of a display.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font around the symbol.
  ///   - scale: How large it is beside text (D7.6).
  public func size(pointSize: Double, scale: ImageScale, grid: PixelGrid) -> Size {
    let reference: Size
    switch scale {
    case .small: reference = Size(width: medium.width * 0.79, height: medium.height * 0.79)
    case .medium: reference = medium
    case .large: reference = large
    }
    let factor = pointSize / SymbolMetrics.referenceSize
    return Size(
      width: grid.round(reference.width * factor),
      height: grid.round(reference.height * factor)
    )
  }
}
