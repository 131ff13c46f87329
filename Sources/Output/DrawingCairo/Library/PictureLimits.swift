/// The limits for drawing one picture (D10.21).
public struct PictureLimits: Sendable {
  /// The largest amount of pixel memory at a time, in bytes: that of the picture, of the open
  /// groups, of filters and of images.
  public var memory = 4_294_967_296
  /// The largest amount of work: pixels painted, slow ones counted several times.
  ///
  /// One is about a nanosecond of a processor.
  public var work = 100_000_000_000

  /// Creates the default limits.
  public init() {}
}
