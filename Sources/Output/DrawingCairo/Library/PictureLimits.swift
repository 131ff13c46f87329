/// What drawing one picture may take (D10.21).
public struct PictureLimits: Sendable {
  /// The most bytes of pixels at a time: those of the picture, of the groups that are open, of what is
  /// done to them and of images.
  public var memory = 4_294_967_296
  /// The most work: pixels painted, those counted several times that take longer.
  ///
  /// One is about a nanosecond of a processor.
  public var work = 100_000_000_000

  /// The usual limits.
  public init() {}
}
