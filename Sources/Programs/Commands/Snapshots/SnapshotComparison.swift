import CommandSupport
import DrawingCairo
import Export
import Glibc

/// Compares documents with the goldens of earlier runs.
struct SnapshotComparison {
  /// The most differences of a document that are said.
  private static let mostDifferences = 50
  /// The most lines of a document that are shown.
  private static let mostLines = 400
  /// More than any golden has.
  private static let maximumBytes = 100_000_000

  let recording: SnapshotRecording?
  /// Whether a report shows lines and pictures that differ.
  let showsDifferences: Bool
  /// The differences of pictures that are none.
  let tolerance: PictureTolerance

  /// A golden that cannot be used, as an error.
  struct Unusable: Error {
    let message: String
  }

  /// Compares a document with its golden.
  func check(
    _ document: [UInt8],
    _ kind: SnapshotKind,
    _ golden: String
  ) throws(Unusable) -> SnapshotCheck {
    guard access(golden, F_OK) == 0 else {
      var check = SnapshotCheck(kind, golden: golden, .missing)
      if recording != nil || (showsDifferences && kind == .picture) { check.now = document }
      return check
    }
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      let file = InputFile.regular(SystemPath(golden))
      bytes = try file.read(atMost: SnapshotComparison.maximumBytes)
    } catch {
      throw Unusable(message: "\(golden): error: \(error.reason)")
    }
    // Some systems end lines with CR LF.
    let before = kind == .picture ? bytes : bytes.withoutCarriageReturns
    if before == document { return SnapshotCheck(kind, golden: golden, .same) }
    var check = SnapshotCheck(kind, golden: golden, .different)
    describe(before, document, &check)
    if check.outcome == .same { return check }
    if recording == .record || (showsDifferences && kind == .picture) { check.now = document }
    let most = SnapshotComparison.mostDifferences
    if check.differences.count > most {
      check.hiddenCount = check.differences.count - most
      check.differences.removeLast(check.hiddenCount)
    }
    if check.lines.count > SnapshotComparison.mostLines {
      let rest = check.lines.count - SnapshotComparison.mostLines
      check.lines = check.lines.prefix(SnapshotComparison.mostLines) + ["@@ \(rest) more lines @@"]
    }
    return check
  }

  private func describe(_ before: [UInt8], _ now: [UInt8], _ check: inout SnapshotCheck) {
    if check.kind == .picture { return describe(picture: before, now, &check) }
    let (old, new) = (String(decoding: before, as: UTF8.self), String(decoding: now, as: UTF8.self))
    switch check.kind {
    case .outline: check.differences = OutlineDifference(from: old, to: new).lines
    case .accessibility, .spoken, .audit: check.differences = LineChanges.lines(from: old, to: new)
    case .geometry: check.differences = SnapshotComparison.geometryChanges(from: old, to: new)
    case .picture: break
    }
    if check.differences.isEmpty { check.differences = ["only spaces or empty lines differ"] }
    if showsDifferences { check.lines = TextDifference.lines(from: old, to: new) ?? [] }
  }

  /// The changes of views in sentences; those too small for two decimals with all of them.
  private static func geometryChanges(from before: String, to now: String) -> [String] {
    for decimals in [2, 10] {
      guard let old = GeometryRows(before, decimals: decimals),
        let new = GeometryRows(now, decimals: decimals)
      else { break }
      let lines = OutlineDifference(from: old.rows, to: new.rows).lines
      if !lines.isEmpty { return lines }
    }
    return changes(from: before, to: now)
  }

  /// The changed lines of JSON documents, each behind the view that it is about.
  private static func changes(from before: String, to now: String) -> [String] {
    var views: [String] = []
    var view = "the screen"
    for line in now.split(separator: "\n", omittingEmptySubsequences: false) {
      view = AccessibilityPrinter.identifier(in: line) ?? view
      views.append(view)
    }
    let lines = TextDifference.lines(from: before, to: now) { line in
      views.indices.contains(line) ? views[line] : views.last
    }
    return (lines ?? []).filter { !$0.hasPrefix(" ") }
  }

  private func describe(picture before: [UInt8], _ now: [UInt8], _ check: inout SnapshotCheck) {
    do {
      let difference = try PictureDifference(from: before, to: now, tolerance: tolerance)
      guard let difference else {
        check.differences = ["the golden is no PNG that can be read"]
        return
      }
      if difference.isTolerated { check.outcome = .same }
      // The same pixels may be written in other ways.
      let isWhollySame = difference.isTolerated && difference.largest == 0
      check.differences = isWhollySame ? [] : [difference.words]
      if isWhollySame { return }
      guard showsDifferences else { return }
      (check.before, check.difference) = (before, difference.picture)
    } catch {
      check.differences = ["the pictures cannot be compared: \(error.message)"]
    }
  }
}
