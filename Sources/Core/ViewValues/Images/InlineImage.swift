/// An image among the characters of a text.
public struct InlineImage: Sendable, Hashable {
  /// Its size in points.
  public var size: Size
  /// The distance from its top to the text's baseline.
  public var baseline: Double

  /// Creates an image that stands on the baseline.
  public init(standing size: Size) {
    self.size = size
    baseline = size.height
  }

  /// Creates a system symbol in the font of an environment (M2.1), centred on the height of
  /// capitals (D7.9).
  public init(symbol name: String, in environment: EnvironmentValues) {
    let pointSize = environment.font.pointSize(in: environment)
    let grid = environment.pixelGrid
    size = SystemSymbol.metrics(of: name)
      .size(pointSize: pointSize, scale: environment.imageScale, grid: grid)
    let capHeight = FontMetrics.system(size: pointSize).capHeight
    baseline = grid.round((size.height + capHeight) / 2)
  }
}
