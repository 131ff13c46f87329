/// What a picture has taken so far of what it may take.
///
/// Without it a few modifiers within each other, or a few repeated, would take any memory and any time.
final class PictureBudget {
  private let limits: PictureLimits
  private var memory = 0
  private var work = 0

  init(_ limits: PictureLimits) { self.limits = limits }

  /// Takes memory, until it is given back.
  func take(bytes: Int) throws(PictureError) {
    guard bytes <= limits.memory - memory else { throw .tooMuchMemory(limit: limits.memory) }
    memory += bytes
  }

  /// Gives memory back.
  func giveBack(bytes: Int) { memory -= bytes }

  /// Notes what is about to be done, for so many pixels.
  func work(_ kind: PixelWork, on pixels: Int) throws(PictureError) {
    let (count, overflows) = pixels.multipliedReportingOverflow(by: kind.rawValue)
    guard !overflows, count <= limits.work - work else { throw .tooMuchWork(limit: limits.work) }
    work += count
  }
}

/// What is done to pixels, and how often each counts as work.
enum PixelWork: Int {
  /// A colour is painted, or a surface made.
  case paint = 1
  /// A gradient is painted.
  case gradient = 4
  /// Each pixel is worked out by itself: a colour filter, a conic gradient, a part of an image.
  case pixel = 20
  /// A blur or a shadow.
  case blur = 40
}
