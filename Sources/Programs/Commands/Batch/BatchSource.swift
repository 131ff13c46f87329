/// The origin of a batch's items.
enum BatchSource {
  case matrix(BatchMatrix, rest: Range<Int>)
  case lines(BatchLines)
  case list(ArraySlice<BatchItem>)

  /// The number of items; nil if it is known at the end only.
  var total: Int? {
    switch self {
    case .matrix(_, let rest): rest.count
    case .lines: nil
    case .list(let items): items.count
    }
  }

  /// Whether there are no more items.
  var isAtEnd: Bool {
    switch self {
    case .matrix(_, let rest): rest.isEmpty
    case .lines(let lines): lines.isAtEnd
    case .list(let items): items.isEmpty
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
    case .list(let items):
      guard let item = items.first else { return nil }
      self = .list(items.dropFirst())
      return .item(item)
    }
  }

  /// The descriptor that more items come by; nil without one, or as long as some were not taken.
  var descriptor: Int32? {
    switch self {
    case .matrix, .list: nil
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
