import Drawing
import DrawingCairo
import LayoutCore

/// A piece of the work of drawing, whose instructions are counted.
enum PictureOperation: String, CaseIterable {
  /// From a layout to what is painted.
  case list = "picture-list"
  /// From that to pixels.
  case pixels = "picture-pixels"
  /// The file that those become.
  case file = "picture-file"

  /// Prepares two runs and carries out as many of them as asked for.
  func run(_ workload: PictureWorkload, runs: Int) throws {
    let result = try workload.layout()
    // What is loaded and written down once for all pictures does not count.
    let list = result.displayList()
    try Picture.withPixels(of: list) { _, _, _, _ in }
    var kept: [Any] = []
    for _ in 0..<runs {
      switch self {
      case .list: kept.append(result.displayList())
      case .pixels: try Picture.withPixels(of: list) { _, _, _, _ in }
      case .file: kept.append(try Picture(list, as: .png))
      }
    }
    withExtendedLifetime(kept) {}
  }
}
