import Glibc
import LayoutCore

/// A text and the width that a system of Apple's measured.
struct MeasuredLabel {
  var text: String
  var size: Double
  var weight: TextFont.Weight
  /// Rounded up to a multiple of ``pixel``.
  var width: Double
  var pixel: Double
  var kind: Substring
  /// Whether its source does not state the weight.
  var isWeightInferred: Bool

  /// Those that the table of the system font's advances is fitted to.
  static let all = inLabels.filter { $0.kind != "ink" && $0.pixel > 0.1 && !$0.isWeightInferred }

  /// Those of `Labels/text-widths.tsv`.
  static let inLabels: [MeasuredLabel] = {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    guard let file = fopen("/\(folder)/Labels/text-widths.tsv", "r") else { return [] }
    defer { fclose(file) }
    var labels: [MeasuredLabel] = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    while getline(&line, &capacity, file) > 0, let start = line {
      let fields = String(cString: start).split(separator: "\t", omittingEmptySubsequences: false)
      if let label = MeasuredLabel(fields) { labels.append(label) }
    }
    free(line)
    return labels
  }()

  private init?(_ fields: [Substring]) {
    let weights: [Substring: TextFont.Weight] = [
      "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    ]
    guard fields.count >= 7, let size = Double(fields[1]), let weight = weights[fields[2]],
      let width = Double(fields[3]), let pixel = Double(fields[4])
    else { return nil }
    text = String(fields[0])
    if text.hasPrefix("\""), text.hasSuffix("\""), text.contains("\"\"") {
      text = text.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
        .joined(separator: "\"")
    }
    isWeightInferred = fields[6].contains("weight not stated")
    (self.size, self.weight, self.width, self.pixel, kind) = (size, weight, width, pixel, fields[5])
  }

  /// Its width here, in points; with the spaces at its end, which labels count (L18.27).
  var measured: Double {
    let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
    let shown = text[..<end] + String(repeating: "\u{A0}", count: text[end...].count)
    return Measuring.width(String(shown)) {
      $0.font = TextFont(size: .points(size), weight: weight)
    }
  }
}
