/// The offsets at which the lines of a source begin.
struct LineStarts {
  private var starts = [0]

  init(_ source: some RandomAccessCollection<UInt8>) {
    var offset = 0
    for byte in source {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
  }

  /// Returns the line and the column of an offset, both from 1.
  func place(_ offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return (low, offset - starts[low - 1] + 1)
  }

  /// Returns the offset of a line and a column, both from 1; nil if there is no such line.
  func offset(line: Int, column: Int) -> Int? {
    starts.indices.contains(line - 1) ? starts[line - 1] + max(0, column - 1) : nil
  }
}
