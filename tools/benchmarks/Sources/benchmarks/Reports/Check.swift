import Drawing
import Foundation

/// Compares what does not vary with the machine with what it may be.
struct Check {
  /// A figure, what it may be, and what is aimed at.
  private struct Figure {
    var name: String
    var value: Double
    var limit: Double
    var digits: Int { limit < 0.1 ? 5 : 2 }
  }

  /// Measures and compares.
  ///
  /// - Returns: Whether every figure is within its limit.
  static func run() throws -> Bool {
    var figures: [Figure] = []
    let rows = 100.0
    let limits = Callgrind.isAvailable ? instructionLimits : []
    if limits.isEmpty { Swift.print("instructions are not counted: valgrind is not installed") }
    if !limits.isEmpty {
      let counted = try Callgrind.counts(
        limits.map { ($0.0, "cards-1k") } + [(.leaf, "cards-10k"), (.layout, "cards-10k")]
      )
      for ((operation, limit), counts) in zip(limits, counted) {
        figures.append(
          Figure(
            name: "instructions a card row, \(operation.rawValue)",
            value: Double(counts.instructions) / rows,
            limit: limit
          )
        )
      }
      figures.append(leaf(counted[limits.count], of: counted[limits.count + 1]))
    }
    figures += try pictures(countsInstructions: !limits.isEmpty)
    for (name, limits) in workLimits {
      let work = Figures.work(of: try Workload.named(name))
      figures += [
        Figure(name: "sizes a view, \(name)", value: work.sizes, limit: limits.sizes),
        Figure(
          name: "measurements a text, \(name)",
          value: work.measurements,
          limit: limits.measurements
        ),
        Figure(name: "bytes a view, \(name)", value: work.bytes, limit: limits.bytes),
      ]
    }
    return isWithinLimits(figures)
  }

  /// What drawing takes: never timed.
  private static func pictures(countsInstructions: Bool) throws -> [Figure] {
    let lists = try ["list-100", "list-1k"].map { try PictureWorkload.named($0).layout() }
    let elements = lists.map { Double($0.displayList().elements.count) }
    var figures = [
      Figure(
        name: "elements of 1,000 rows, those of 100",
        value: elements[1] / elements[0],
        limit: 1
      )
    ]
    guard countsInstructions else { return figures }
    for (name, operation, workload, parts, limit) in pictureLimits {
      let counted = try PictureCounts.instructions(operation, workload)
      figures.append(Figure(name: name, value: Double(counted) / parts, limit: limit))
    }
    if let cairo = ProcessInfo.processInfo.environment["PEER_CAIRO"] {
      let own = try PictureCounts.instructions(.pixels, "rectangles")
      let alone = try PictureCounts.cairoAlone("rectangles", cairo)
      figures.append(
        Figure(
          name: "instructions of rectangles, times Cairo alone",
          value: Double(own) / Double(alone),
          limit: 1.3
        )
      )
    }
    return figures
  }

  #if MEASURE_VIEWS
    /// The same for views written in Swift.
    ///
    /// - Parameter report: What has been counted; nil without valgrind.
    @MainActor
    static func views(_ report: ViewReport?, _ fireworks: FireworksReport) -> Bool {
      isWithinLimits(
        ((report?.figures ?? []) + fireworks.figures + [ViewReport.bodies]).map {
          Figure(name: $0.name, value: $0.value, limit: $0.limit)
        }
      )
    }
  #endif

  /// Prints figures beside their limits.
  private static func isWithinLimits(_ figures: [Figure]) -> Bool {
    for figure in figures {
      let verdict = figure.value <= figure.limit ? "" : "  TOO MUCH"
      Swift.print(
        figure.name.padded(to: 44) + figure.value.formatted(figure.digits).padded(to: -12)
          + " of " + figure.limit.formatted(figure.digits).padded(to: -12) + verdict
      )
    }
    return figures.allSatisfy { $0.value <= $0.limit }
  }

  /// What another caption in one of a thousand rows costs, as a part of a full layout.
  private static func leaf(_ leaf: Callgrind.Counts, of layout: Callgrind.Counts) -> Figure {
    Figure(
      name: "leaf of 1,000 rows, part of a full layout",
      value: Double(leaf.instructions) / Double(layout.instructions),
      limit: 1.0 / 200
    )
  }

  // What was measured with Swift 6.3.1 and a margin of about 5 %.

  private static let instructionLimits: [(Operation, Double)] = [
    (.resolve, 11_900), (.layout, 8_900), (.leaf, 194), (.insert, 810), (.environment, 319),
    (.update, 15_800), (.parse, 162_000), (.geometry, 107_500),
  ]

  private static let pictureLimits: [(String, PictureOperation, String, Double, Double)] = [
    ("instructions a rectangle, its list", .list, "views-1k", 1_000, 16_000),
    ("instructions a list row, mostly unseen", .list, "list-1k", 1_000, 45_000),
  ]

  private static let workLimits: [(String, Figures)] = [
    ("cards-10k", Figures(sizes: 0.74, measurements: 1, bytes: 276)),
    ("alt12", Figures(sizes: 3.3, measurements: 1.6, bytes: 504)),
    ("comb-100", Figures(sizes: 2, measurements: 1, bytes: 477)),
  ]
}
