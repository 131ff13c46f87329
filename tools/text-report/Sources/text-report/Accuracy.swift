import Glibc
import LayoutCore
import TextPango

/// How far labels that Apple's systems measured are off here, by size and weight, as a table in
/// Markdown.
struct Accuracy {
  /// Why there is no table.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  private struct Label {
    var text: String
    var size: Double
    var weight: Substring
    /// Rounded up to a multiple of ``pixel``.
    var width: Double
    var pixel: Double
  }

  private struct Entry {
    /// In percent.
    var error: Double
    var isWithinAPixel: Bool
  }

  private static let weights: [(name: Substring, weight: TextFont.Weight)] = [
    ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
  ]

  private let measurer: any TextMeasurer
  private let labels: [Label]

  /// Reads the labels of a table like that of `Tests/TextPangoTests/Labels`.
  init(_ path: String) throws {
    measurer = try PangoTextMeasurer().measurer { preconditionFailure($0.message) }
    labels = try Accuracy.labels(path)
  }

  /// The table.
  func table() -> String {
    let bands: [(name: String, sizes: Range<Double>)] = [
      ("below 20", 0..<20), ("20 to 22", 20..<23), ("24 and up", 23..<1000),
    ]
    var rows = [
      "| size, weight | labels | mean | median error | within 0.5 % | within a pixel |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    for band in bands {
      for (name, weight) in Accuracy.weights {
        let entries = labels.filter { $0.weight == name && band.sizes.contains($0.size) }
          .map { entry($0, weight) }
        if !entries.isEmpty { rows.append(row("\(band.name), \(name)", entries)) }
      }
    }
    let all = Accuracy.weights.flatMap { name, weight in
      labels.filter { $0.weight == name }.map { entry($0, weight) }
    }
    if !all.isEmpty { rows.append(row("all", all)) }
    return rows.joined(separator: "\n")
  }

  private func row(_ name: String, _ entries: [Entry]) -> String {
    func share(_ isCounted: (Entry) -> Bool) -> String {
      "\((100 * Double(entries.count(where: isCounted)) / Double(entries.count)).rounded(to: 0)) %"
    }
    let mean = entries.reduce(0) { $0 + $1.error } / Double(entries.count)
    let median = entries.map { abs($0.error) }.sorted()[entries.count / 2]
    return "| \(name) | \(entries.count) | \(mean.rounded(to: 2)) % | \(median.rounded(to: 2)) % | "
      + "\(share { abs($0.error) <= 0.5 }) | \(share(\.isWithinAPixel)) |"
  }

  private func entry(_ label: Label, _ weight: TextFont.Weight) -> Entry {
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(label.size), weight: weight)
    let width = measurer.shape(StyledText(label.text, in: environment))
      .measure(TextRequest(width: .infinity)).width
    let shown = (width / label.pixel - 1e-9).rounded(.up) * label.pixel
    return Entry(
      error: 100 * (width / (label.width - label.pixel / 2) - 1),
      isWithinAPixel: abs(shown - label.width) <= label.pixel + 0.02
    )
  }

  private static func labels(_ path: String) throws -> [Label] {
    guard let file = fopen(path, "r") else { throw Unreadable(description: "no file \(path)") }
    defer { fclose(file) }
    var labels: [Label] = []
    var line: UnsafeMutablePointer<CChar>?
    defer { free(line) }
    var capacity = 0
    while getline(&line, &capacity, file) > 0, let start = line {
      let fields = String(cString: start).split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 7, let size = Double(fields[1]), let width = Double(fields[3]),
        let pixel = Double(fields[4]), pixel > 0.1, fields[5] != "ink"
      else { continue }
      labels.append(
        Label(
          // Labels count the spaces at their end (L18.27).
          text: String(fields[0].map { $0 == " " ? "\u{A0}" : $0 }),
          size: size,
          weight: fields[2],
          width: width,
          pixel: pixel
        )
      )
    }
    return labels
  }
}

extension Double {
  func rounded(to places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let value = (self * factor).rounded() / factor
    return value == 0 ? 0 : value
  }
}
