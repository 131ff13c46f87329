/// What views written in Swift cost beside the engine, and how few of them are evaluated.
struct ViewReport {
  /// A figure, and what it may be.
  struct Figure {
    var name: String
    var value: Double
    var limit: Double
  }

  /// The instructions of one run of an operation on each workload.
  private var counts: [String: [ViewOperation: Int]] = [:]

  /// Counts; needs valgrind.
  init() throws {
    for name in ["cards-1k", "cards-10k"] {
      for operation in ViewOperation.allCases {
        counts[name, default: [:]][operation] =
          try operation.instructions(on: name)
      }
    }
  }

  private func count(_ operation: ViewOperation, _ name: String) -> Double {
    Double(counts[name]?[operation] ?? 0)
  }

  /// Values to frames, as a multiple of resolving and laying out the same tree; another caption, as a
  /// part of the first layout.
  var figures: [Figure] {
    ["cards-1k", "cards-10k"].map { name in
      Figure(
        name: "views, times the engine's part, \(name)",
        value: count(.first, name) / count(.engine, name),
        limit: 3
      )
    } + [
      Figure(
        name: "caption of 1,000 rows, part of the first",
        value: count(.caption, "cards-10k") / count(.first, "cards-10k"),
        limit: 1.0 / 100
      ),
      Figure(
        name: "tick of an opacity beside 1,000 rows, part of a layout",
        value: count(.tick, "cards-10k") / count(.engine, "cards-10k"),
        limit: 1.0 / 500
      ),
      Figure(
        name: "tick beside 1,000 rows, times that beside 100",
        value: count(.tick, "cards-10k") / count(.tick, "cards-1k"),
        limit: 2
      ),
    ]
  }

  /// How many bodies run for rows that scroll; needs nothing.
  @MainActor
  static var bodies: Figure {
    Figure(
      name: "bodies run for 10,000 texts that scroll",
      value: Double(ViewWorkload.evaluations(ofTexts: 10_000)),
      limit: 100
    )
  }

  func print() {
    for (name, rows) in [("cards-1k", 100.0), ("cards-10k", 1_000.0)] {
      Swift.print("\n\(name), written in Swift")
      for operation in ViewOperation.allCases {
        let each = (count(operation, name) / rows).formatted(0).padded(to: -10)
        Swift.print("  " + operation.rawValue.padded(to: 14) + each + " instructions a row")
      }
    }
    for figure in figures {
      Swift.print("  " + figure.name.padded(to: 44) + figure.value.formatted(5).padded(to: -12))
    }
  }
}
