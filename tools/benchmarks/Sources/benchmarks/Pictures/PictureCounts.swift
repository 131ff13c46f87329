import Drawing
import Foundation

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
}
