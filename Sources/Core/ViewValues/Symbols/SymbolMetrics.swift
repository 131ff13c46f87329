/// The size of a system symbol in layout: more than its ink (M2.1).
///
/// The room grows with the size of the font and does not depend on its weight.
public struct SymbolMetrics: Sendable, Hashable {
  /// The size of the font at which the sizes are stated, in points.
  public static let referenceSize = 17.0

  /// The size at the medium scale and the reference size, in points.
  public var medium: Size
  /// The size at the large scale.
  public var large: Size
  /// The box around its ink at the medium scale, which a resizable symbol stretches (D7.13).
  public var ink: Size

  /// The margin of a symbol on each side of its ink at the reference size, in points (M2.1).
  public static let margin = Size(width: 2, height: 1)

  /// Creates metrics.
  ///
  /// The default at the large scale is the average of recorded symbols: 1.27 times as wide and 1.36
  /// times as high (D7.7). Without a box of the ink there are the usual margins.
  public init(medium: Size, large: Size? = nil, ink: Size? = nil) {
    self.medium = medium
    self.large = large ?? Size(width: medium.width * 1.27, height: medium.height * 1.36)
    let margin = SymbolMetrics.margin
    self.ink =
      ink
      ?? Size(
        width: max(medium.width - 2 * margin.width, medium.width * 0.6),
        height: max(medium.height - 2 * margin.height, medium.height * 0.6)
      )
  }

  /// Metrics of an icon of unknown shape (D7.8).
  public static let unknown = SymbolMetrics(medium: Size(width: 20.4, height: 19.04))

  /// The symbol's size in points, on the pixels of a display.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font around the symbol.
  ///   - scale: The symbol's scale beside text (D7.6).
  ///   - grid: The pixels of the display.
  public func size(pointSize: Double, scale: ImageScale, grid: PixelGrid) -> Size {
    let reference = scaled(medium, to: scale)
    let factor = pointSize / SymbolMetrics.referenceSize
    return Size(
      width: grid.round(reference.width * factor),
      height: grid.round(reference.height * factor)
    )
  }

  /// The size of the picture that a resizable symbol stretches: the box around its ink, in points (D7.13).
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font around the symbol.
  ///   - scale: The symbol's scale beside text (D7.6).
  public func inkSize(pointSize: Double, scale: ImageScale) -> Size {
    let reference = scaled(ink, to: scale)
    let factor = pointSize / SymbolMetrics.referenceSize
    return Size(width: reference.width * factor, height: reference.height * factor)
  }

  private func scaled(_ size: Size, to scale: ImageScale) -> Size {
    switch scale {
    case .small: return Size(width: size.width * 0.79, height: size.height * 0.79)
    case .medium: return size
    case .large:
      if size == medium { return large }
      return Size(
        width: size.width * large.width / medium.width,
        height: size.height * large.height / medium.height
      )
    }
  }
}
