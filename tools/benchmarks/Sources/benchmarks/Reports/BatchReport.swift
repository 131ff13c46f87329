import Foundation

/// Prints what a screen costs in a batch after the first, next to a run of the command for it alone.
struct BatchReport {
  let command: String
  /// The folder `Specs`.
  let specs: String

  /// The most milliseconds that a variant of the list cell may take after the first.
  private static let most = 0.3

  func print() throws {
    let matrix = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(getpid())-matrix.json")
    defer { try? FileManager.default.removeItem(at: matrix) }
    let cell = specs + "/Screens/list-cell.json"
    var differences: [Double] = []
    var alone: [Double] = []
    for _ in 0..<7 {
      let (few, many) = (1, 20)
      let first = try time(locales: few, of: cell, matrix)
      let all = try time(locales: many, of: cell, matrix)
      differences.append((all - first) / Double(BatchReport.variants * (many - few)))
      alone.append(try Command.time([command, "layout", cell, "-o", "/dev/null"]))
    }
    let (each, whole) = (Samples(differences), Samples(alone))
    let verdict = each.median * 1e3 <= BatchReport.most ? "" : "  TOO MUCH"
    Swift.print(
      "  list cell   espalier batch \((each.median * 1e3).formatted(3)) ms a variant after the first"
        + " ±\((each.spread * 100).formatted(0)) %,"
        + " espalier layout \((whole.median * 1e3).formatted(2)) ms:"
        + " 1/\((whole.median / each.median).formatted(0))\(verdict)"
    )
  }

  /// The number of variants for each locale.
  private static let variants = 12 * 2 * 2

  /// The processor time of a batch and its worker.
  private func time(locales: Int, of screen: String, _ matrix: URL) throws -> Double {
    let document: [String: Any] = [
      "screens": [screen],
      "variants": [
        "size": [
          "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
          "accessibility2", "accessibility3", "accessibility4", "accessibility5",
        ],
        "direction": ["ltr", "rtl"],
        "scheme": ["light", "dark"],
        "locale": (0..<locales).map { "en-X\($0)" },
      ],
    ]
    try JSONSerialization.data(withJSONObject: document).write(to: matrix)
    return try Command.time([command, "batch", matrix.path, "--jobs", "1", "-o", "/dev/null"])
  }
}
