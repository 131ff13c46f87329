import LayoutCore
import TextPango

/// What measuring costs, as a table in Markdown.
struct Timing {
  private static let count = 1_000
  private static let rounds = 15

  /// Labels that no round repeats.
  private static func labels(_ round: Int, _ words: [String]) -> [String] {
    (0..<count).map {
      "\(words[$0 % words.count]) \(words[($0 / 7) % words.count]) \(round * count + $0)"
    }
  }

  private static let latin = [
    "Delicious", "Avocado", "Toast", "Almond", "Butter", "Bread", "Pepper",
  ]
  private static let arabic = ["خبزة", "محمصة", "أفوكادو", "لذيذة", "زبدة", "لوز", "فلفل"]

  static func table() throws -> String {
    var rows = ["| what | µs |", "| --- | --- |"]
    func row(_ name: String, _ microseconds: Double) {
      rows.append("| \(name) | \(microseconds.rounded(to: 2)) |")
    }
    let clock = ContinuousClock()
    var checksum = 0.0
    /// The median over the rounds of the time for one label.
    func median(_ body: (Int) throws -> Void) rethrows -> Double {
      let times = try (0..<rounds).map { round in
        try clock.measure { try body(round) }.microseconds
      }
      return times.sorted()[rounds / 2] / Double(count)
    }

    for (name, words, path) in [
      ("Latin", latin, "/usr/share/fonts/opentype/inter/Inter-Regular.otf"),
      ("Arabic", arabic, "/usr/share/fonts/truetype/noto/NotoSansArabicUI-Regular.ttf"),
    ] {
      guard let harfBuzz = HarfBuzz(path: path) else { continue }
      let limit = median { round in
        for label in labels(round, words) { checksum += Double(harfBuzz.advance(label)) }
      }
      row("HarfBuzz alone, \(name) label", limit)
      let measurer = try PangoTextMeasurer().measurer { preconditionFailure($0.message) }
      func measure(_ label: String, _ width: Double, _ limit: Int) {
        let text = measurer.shape(StyledText(label, in: EnvironmentValues()))
        checksum += text.measure(TextRequest(width: width, lineLimit: limit)).width
      }
      for label in labels(99, words) { measure(label, .infinity, .max) }
      row(
        "cold, \(name) label, one line",
        median { for label in labels($0, words) { measure(label, .infinity, .max) } }
      )
      let known = labels(0, words)
      row(
        "cached, \(name) label, one line",
        median { _ in
          for label in known { measure(label, .infinity, .max) }
        }
      )
      row(
        "cached, \(name) label, wrapped at 60",
        median { _ in
          for label in known { measure(label, 60, .max) }
        }
      )
      row(
        "cached, \(name) label, truncated at 60",
        median { _ in
          for label in known { measure(label, 60, 1) }
        }
      )
    }

    var start = 0.0
    let starts = try (0..<rounds).map { _ in
      try clock.measure {
        let text = try PangoTextMeasurer().shape(StyledText("Toast", in: EnvironmentValues()))
        start += text.measure(TextRequest(width: .infinity)).width
      }.microseconds
    }
    row("first label of a new measurer, fonts loaded and verified", starts.sorted()[rounds / 2])

    let measurer = try PangoTextMeasurer().measurer { preconditionFailure($0.message) }
    func screen(_ round: Int) -> LayoutScene {
      var builder = ViewTreeBuilder()
      builder.open(.vStack(alignment: .leading, spacing: nil))
      for label in labels(round, latin) { builder.leaf(.text(label)) }
      builder.close()
      return LayoutScene(tree: builder.finish())
    }
    checksum += screen(99).layout(measurer: measurer).rootFrame.width
    row(
      "a screen of 1,000 distinct labels, cold, per label",
      median {
        checksum += screen($0).layout(measurer: measurer).rootFrame.width
      }
    )
    row(
      "the same screen again, per label",
      median { _ in
        checksum += screen(0).layout(measurer: measurer).rootFrame.width
      }
    )
    row(
      "the same with square glyphs, per label",
      median {
        checksum += screen($0).layout().rootFrame.width
      }
    )
    precondition(checksum.isFinite && start > 0)
    return rows.joined(separator: "\n")
  }
}

extension Duration {
  fileprivate var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
