/// The reason for which no picture was made.
public enum PictureError: Error, Sendable, Hashable {
  /// A library of the system cannot be loaded.
  case missingLibrary(String, package: String, reason: String)
  /// The picture would exceed the largest number of pixels.
  case tooLarge(width: Double, height: Double)
  /// The picture would have less than a pixel.
  case tooSmall(scale: Double)
  /// A page of vectors would exceed the largest size of a page.
  case pageTooLarge(width: Double, height: Double)
  /// Nested groups would exceed the memory limit of a picture.
  case tooMuchMemory(limit: Int)
  /// Drawing would exceed the work limit.
  case tooMuchWork(limit: Int)
  /// A film's file would exceed its size limit.
  case tooManyBytes(limit: Int)
  /// Pictures of a film differ in size.
  case differentSizes
  /// The picture has no area.
  case empty
  /// Memory has run out, or Cairo reports another error.
  case failed(String)

  /// The largest number of pixels on a side: that of a surface of Cairo (D10.21).
  public static let mostPixels = 32_767
  /// The largest number of points on a side of a page of vectors: a limit of Cairo's numbers.
  public static let mostPoints = 1_000_000.0
  /// The largest number of pixels altogether: that of a surface of a gigabyte.
  public static let mostPixelsAltogether = 268_435_456

  /// The problem, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .missingLibrary(let name, _, let reason): "cannot load \(name): \(reason)"
    case .tooLarge(let width, let height):
      "the picture would be \(PictureError.text(width)) × \(PictureError.text(height)) pixels; "
        + "the most are \(PictureError.mostPixels) on a side and "
        + "\(PictureError.mostPixelsAltogether) altogether"
    case .tooSmall(let scale):
      "there is nothing to draw: with \(scale) pixels per point the picture would have none"
    case .pageTooLarge(let width, let height):
      "the picture would be \(PictureError.text(width)) × \(PictureError.text(height)) points; "
        + "the most are \(PictureError.text(PictureError.mostPoints)) on a side"
    case .tooMuchMemory(let limit):
      "effects within each other take more than \(limit) bytes of pixels, which is the limit"
    case .tooMuchWork(let limit):
      "painting takes more than \(limit) steps for pixels, which is the limit"
    case .tooManyBytes(let limit): "the film takes more than \(limit) bytes, which is the limit"
    case .differentSizes: "the screen does not stay as large as it is, as a film has to"
    case .empty: "there is nothing to draw: the screen has no size"
    case .failed(let reason): "cannot draw the picture: \(reason)"
    }
  }

  /// The remedy; nil if none is known.
  public var hint: String? {
    switch self {
    case .missingLibrary(_, let package, _): "install the package \(package)"
    case .tooLarge: "give a smaller --width, --height or --display-scale"
    case .tooSmall: "give a larger --display-scale"
    case .pageTooLarge: "give a smaller --width or --height"
    case .tooMuchMemory, .tooMuchWork:
      "give a smaller --display-scale, or fewer effects such as blurs, shadows and masks"
    case .tooManyBytes:
      "give a smaller --fps or --display-scale, an earlier --to, or a larger --max-output"
    case .differentSizes: "give --width and --height, or numbered files: 'name-%d.png'"
    case .empty: "give --width and --height"
    case .failed: nil
    }
  }

  private static func text(_ number: Double) -> String {
    number < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
