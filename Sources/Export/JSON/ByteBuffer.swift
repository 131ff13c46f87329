/// Bytes that are appended one piece after the other, in memory of their own.
///
/// What is appended has to find room that was reserved for it, so that a value with all that
/// separates it from the one before takes one look at what room there is.
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

  /// Makes room for so many bytes more.
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

  // MARK: Appending where room was reserved

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    assert(count < capacity, "no room was reserved")
    start[count] = byte
    count &+= 1
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    assert(text.count <= capacity - count, "no room was reserved")
    guard let first = text.baseAddress else { return }
    (start + count).update(from: first, count: text.count)
    count += text.count
  }

  mutating func append(spaces: Int) {
    assert(spaces <= capacity - count, "no room was reserved")
    (start + count).initialize(repeating: UInt8(ascii: " "), count: spaces)
    count += spaces
  }

  /// Appends at most 20 digits.
  mutating func append(digits value: UInt) {
    var end = count + 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      end += 1
    }
    assert(end <= capacity, "no room was reserved")
    count = end
    rest = value
    repeat {
      let tenth = rest / 10
      end -= 1
      start[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest - 10 * tenth)
      rest = tenth
    } while rest > 0
  }

  // MARK: Appending text of any length

  mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    reserve(text.count)
    append(UnsafeBufferPointer(rebasing: text))
  }
}
