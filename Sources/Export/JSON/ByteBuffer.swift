/// Bytes that are appended one piece after the other, in memory of their own.
///
/// Whatever appends makes room first, so that nothing is written past the end.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 1 << 12
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// Lends out the bytes.
  borrowing func withContents<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Makes room for so many bytes more, so that they need not be moved as they come.
  @inline(__always)
  mutating func reserve(_ room: Int) {
    if capacity - count < room { grow(for: room) }
  }

  @inline(never)
  private mutating func grow(for room: Int) {
    let larger = max(2 * capacity, count + room)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.moveInitialize(from: start, count: count)
    start.deallocate()
    start = memory
    capacity = larger
  }

  // MARK: Appending

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count &+= 1
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count)
    guard let first = text.baseAddress else { return }
    (start + count).update(from: first, count: text.count)
    count += text.count
  }

  mutating func append(spaces: Int) {
    reserve(spaces)
    (start + count).initialize(repeating: UInt8(ascii: " "), count: spaces)
    count += spaces
  }

  mutating func append(digits value: UInt) {
    // 2⁶⁴ has 20 of them.
    reserve(20)
    var end = count + 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      end += 1
    }
    count = end
    rest = value
    repeat {
      let tenth = rest / 10
      end -= 1
      start[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest - 10 * tenth)
      rest = tenth
    } while rest > 0
  }

  mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    append(UnsafeBufferPointer(rebasing: text))
  }
}
