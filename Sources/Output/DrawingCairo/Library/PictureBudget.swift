/// The resources that a picture has used so far, within its limits.
///
/// Without limits a few nested or repeated modifiers would take any memory and any time.
final class PictureBudget {
  private let limits: PictureLimits
  private var memory = 0
  private var work = 0

  init(_ limits: PictureLimits) { self.limits = limits }

  /// Allocates memory from the budget, until it is given back.
  func take(bytes: Int) throws(PictureError) {
    guard bytes <= limits.memory - memory else { throw .tooMuchMemory(limit: limits.memory) }
    memory += bytes
  }

  /// Gives memory back.
  func giveBack(bytes: Int) { memory -= bytes }

  /// Counts work about to be done on a number of pixels.
  func work(_ kind: PixelWork, on pixels: Int) throws(PictureError) {
    let (count, overflows) = pixels.multipliedReportingOverflow(by: kind.rawValue)
    guard !overflows, count <= limits.work - work else { throw .tooMuchWork(limit: limits.work) }
    work += count
  }
}

/// The kinds of work on pixels, with the cost of each.
enum PixelWork: Int {
  /// A colour is painted, or a surface made.
  case paint = 1
  /// A gradient is painted.
  case gradient = 4
  /// Each pixel is computed: a colour filter, a conic gradient, a part of an image.
  case pixel = 20
  /// A blur or a shadow.
  case blur = 40
}
