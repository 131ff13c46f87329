/// The origin of a batch's items.
enum BatchSource {
  case matrix(BatchMatrix, rest: Range<Int>)
  case lines(BatchLines)

  /// The number of items; nil if it is known at the end only.
  var total: Int? {
    switch self {
    case .matrix(_, let rest): rest.count
    case .lines: nil
    }
  }

  /// Whether there are no more items.
  var isAtEnd: Bool {
    switch self {
    case .matrix(_, let rest): rest.isEmpty
    case .lines(let lines): lines.isAtEnd
    }
  }

  /// The next item; nil if there is none, or none yet.
  mutating func next() -> BatchLines.Line? {
    switch self {
    case .matrix(let matrix, let rest):
      guard let index = rest.first else { return nil }
      self = .matrix(matrix, rest: rest.dropFirst())
      return .item(matrix[index])
    case .lines(var lines):
      let next = lines.next()
      self = .lines(lines)
      return next
    }
  }

  /// The descriptor that more items come by; nil without one, or as long as some were not taken.
  var descriptor: Int32? {
    switch self {
    case .matrix: nil
    case .lines(let lines): lines.wantsMore ? lines.descriptor : nil
    }
  }

  /// Reads items that have come.
  mutating func read() {
    guard case .lines(var lines) = self else { return }
    lines.read()
    self = .lines(lines)
  }
}
