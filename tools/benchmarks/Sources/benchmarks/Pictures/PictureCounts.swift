import CAllocator
import Drawing
import DrawingCairo
import Foundation
import LayoutCore

/// Instructions of drawing, which do not vary with the machine's load.
enum PictureCounts {
  /// What one run of an operation takes.
  static func instructions(_ operation: PictureOperation, _ workload: String) throws -> Int {
    try Callgrind.counts(operation.rawValue, on: workload, caches: false).instructions
  }

  /// What the same calls take that are made to Cairo alone.
  ///
  /// - Parameter cairo: The path of `peers/cairo.c`, built.
  static func cairoAlone(_ workload: String, _ cairo: String) throws -> Int {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString).calls")
    let list = try PictureWorkload.named(workload).layout().displayList()
    try CairoCalls(list).data.write(to: file)
    defer { unlink(file.path) }
    let counts = try (2...3).map { try Callgrind.total([cairo, file.path, String($0)]) }
    return (counts[1] - counts[0]).instructions
  }

  /// How often memory is asked for, for each of the sparkles that are more: for its list, or for its
  /// pixels, Cairo's own included.
  static func allocationsForSparkles(drawing: Bool) throws -> Double {
    let counts = try [500, 1_000].map { count in
      let result = try PictureWorkload.fireworks(0, sparkles: count).layout()
      let list = result.displayList()
      try Picture.withPixels(of: list) { _, _, _, _ in }
      let before = allocation_count()
      if drawing {
        try Picture.withPixels(of: list) { _, _, _, _ in }
      } else {
        withExtendedLifetime(result.displayList()) {}
      }
      return Int(allocation_count() - before)
    }
    return Double(counts[1] - counts[0]) / 500
  }

  /// A path is an array; all else that is made for a sparkle is Cairo's.
  static let allocationLimits = (list: 4.0, pixels: 12.0)
}
