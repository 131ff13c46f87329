import CommandSupport
import DrawingCairo
import Export
import Glibc

/// Compares documents with the goldens of earlier runs.
struct SnapshotComparison {
  /// The most differences of a document that are said; lines of JSON tell less each.
  private static func mostDifferences(_ kind: SnapshotKind) -> Int {
    switch kind {
    case .geometry: 20
    case .outline, .accessibility, .spoken, .audit, .picture: 50
    }
  }
  /// The most lines of a document that are shown.
  private static let mostLines = 400
  /// More than any golden has.
  private static let maximumBytes = 100_000_000

  let recording: SnapshotRecording?
  /// Whether a report shows lines and pictures that differ.
  let showsDifferences: Bool

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
    if recording == .record || (showsDifferences && kind == .picture) { check.now = document }
    let most = SnapshotComparison.mostDifferences(kind)
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
    case .geometry: check.differences = SnapshotComparison.changes(from: old, to: new)
    case .picture: break
    }
    if check.differences.isEmpty { check.differences = ["only spaces or empty lines differ"] }
    if showsDifferences { check.lines = TextDifference.lines(from: old, to: new) ?? [] }
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
      guard let difference = try PictureDifference(from: before, to: now) else {
        check.differences = ["the golden is no PNG that can be read"]
        return
      }
      check.differences = [difference.words]
      guard showsDifferences else { return }
      (check.before, check.difference) = (before, difference.picture)
    } catch {
      check.differences = ["the pictures cannot be compared: \(error.message)"]
    }
  }
}
