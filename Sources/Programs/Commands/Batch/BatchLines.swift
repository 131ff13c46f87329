import CommandSupport
import Glibc
import SpecFormat

/// Items that come line by line, each an object of JSON.
struct BatchLines {
  /// The most bytes of a line.
  private static let mostBytes = 1_000_000

  /// The meaning of a line.
  enum Line {
    case item(BatchItem)
    /// No item: the result says why.
    case nonsense(BatchResult)
  }

  let descriptor: Int32
  private let file: String
  private var rest: [UInt8] = []
  private var number = 0
  private var isTooLong = false
  /// Whether all has been read.
  private var isRead = false
  /// Lines that have been read and not been taken yet.
  private var lines: [Line] = []
  private var taken = 0

  init(_ descriptor: Int32, file: String) { (self.descriptor, self.file) = (descriptor, file) }

  /// Whether all lines have been taken.
  var isAtEnd: Bool { isRead && taken == lines.count }

  /// Whether more is to be read: what has been is taken first.
  var wantsMore: Bool { !isRead && taken == lines.count }

  /// The next line that has come; nil if there is none yet.
  mutating func next() -> Line? {
    guard taken < lines.count else {
      lines = []
      taken = 0
      return nil
    }
    defer { taken += 1 }
    return lines[taken]
  }

  /// Reads what has come, once something has.
  mutating func read() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes {
      Glibc.read(descriptor, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      isRead = true
      if !rest.isEmpty || isTooLong { endLine() }
      return
    }
    for part in chunk[..<count].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .enumerated() {
      if part.offset > 0 { endLine() }
      if rest.count + part.element.count > BatchLines.mostBytes {
        isTooLong = true
        rest = []
      }
      if !isTooLong { rest += part.element }
    }
  }

  private mutating func endLine() {
    defer {
      rest = []
      isTooLong = false
    }
    number += 1
    if isTooLong {
      let message =
        "\(file):\(number):1: error: the line is longer than \(BatchLines.mostBytes) bytes"
      lines.append(.nonsense(nonsense([BatchResult.Remark(message)])))
      return
    }
    guard rest.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    switch JSONDocument.parse(bytes: rest, file: file, maximumDepth: BatchReader.depth) {
    case .failure(let invalid):
      let problems = invalid.diagnostics.filter { $0.severity == .error }
      lines.append(.nonsense(nonsense(problems.map { BatchResult.Remark(placed($0)) })))
    case .success(let document):
      var reader = BatchReader(document, file: file, linesBefore: number - 1)
      if let item = reader.item() {
        lines.append(.item(item))
      } else {
        lines.append(.nonsense(nonsense(reader.errors.map { BatchResult.Remark($0) })))
      }
    }
  }

  private func nonsense(_ errors: [BatchResult.Remark]) -> BatchResult {
    let item = BatchItem(key: "line \(number)", screen: file, variant: [], kinds: [])
    return BatchResult(item, errors: errors)
  }

  /// A problem of a line, at its place in the whole input.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    let position = diagnostic.position.map {
      SourcePosition(line: $0.line + number - 1, column: $0.column)
    }
    return Diagnostic(
      diagnostic.severity,
      diagnostic.message,
      hint: diagnostic.hint,
      file: file,
      position: position
    )
  }
}
