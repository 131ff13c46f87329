import ArgumentParser
import CommandSupport
import Export
import SpecFormat
import TerminalText

/// A file with an earlier output, to compare with.
struct GoldenFile {
  /// More than any output that a person keeps.
  private static let maximumBytes = 100_000_000

  private let path: SystemPath
  /// The contents; lines that end with CR LF, as on some systems, are no difference.
  let text: String

  init(_ path: SystemPath) throws {
    self.path = path
    do throws(InputFile.Failure) {
      let bytes = try InputFile.regular(path).read(atMost: GoldenFile.maximumBytes + 1)
      guard bytes.count <= GoldenFile.maximumBytes else {
        throw InputFile.Failure(
          reason: "the file is too large; \(GoldenFile.maximumBytes) bytes is the limit"
        )
      }
      text = String(decoding: bytes.withoutCarriageReturns, as: UTF8.self)
    } catch {
      StandardError.write(Diagnostic(.error, error.reason, file: path.description))
      throw ExitCode(ExitStatus.cannotRead)
    }
  }

  /// Prints where an output differs.
  ///
  /// - Returns: Whether it is the same.
  func isSame(as output: AccessibilityPrinter, _ sink: OutputSink) throws -> Bool {
    let actual = String(decoding: output.bytes, as: UTF8.self)
    var places: [String]?
    let (before, now) = (text.comparable, actual.comparable)
    let lines = TextDifference.lines(from: before, to: now) { line in
      let known = places ?? output.places
      places = known
      return known.indices.contains(line) ? known[line] : known.last
    }
    guard let lines else { return true }
    let heading = ["--- \(path.description.printable)", "+++ now"]
    let shown = (heading + lines).map { sink.isColored ? $0.coloredAsDifference : $0 }
    try sink.write(shown.joined(separator: "\n") + "\n")
    return false
  }
}

extension String {
  /// JSON documents, whose `file` has lost its folders and whose `program` is empty; other texts stay as
  /// they are.
  ///
  /// It does not matter from where a command is run, nor which version it has.
  var comparable: String {
    guard hasPrefix("{") else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.replacingValue(of: "program") { _ in "" }
          .replacingValue(of: "file") { name in
            let folders = name.prefix { $0 != "#" }.lastIndex(of: "/")
            return folders.map { name[name.index(after: $0)...] } ?? name
          }
      }
      .joined(separator: "\n")
  }
}

extension Substring {
  /// The line with another text for a key of JSON, if it has the key.
  fileprivate func replacingValue(
    of key: String,
    _ change: (Substring) -> Substring
  ) -> Substring {
    for beginning in ["\"\(key)\": \"", "\"\(key)\":\""] {
      guard let found = firstRange(of: beginning) else { continue }
      let value = self[found.upperBound...].prefix { $0 != "\"" }
      return self[..<found.upperBound] + change(value) + self[value.endIndex...]
    }
    return self
  }
}

extension [UInt8] {
  /// The lines with nothing but a line feed at their ends.
  var withoutCarriageReturns: [UInt8] {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard contains(carriageReturn) else { return self }
    return indices.compactMap { index in
      let endsLine =
        self[index] == carriageReturn && index + 1 < count
        && self[index + 1] == lineFeed
      return endsLine ? nil : self[index]
    }
  }
}

extension String {
  /// The line of a comparison in the color that diff gives it.
  fileprivate var coloredAsDifference: String {
    switch first {
    case "-": colored(.red)
    case "+": colored(.green)
    case "@": colored(.cyan)
    default: self
    }
  }
}
