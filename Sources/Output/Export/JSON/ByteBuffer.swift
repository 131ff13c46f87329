/// A growing buffer of bytes on the heap.
///
/// Every append reserves room first, and only this file writes into it, so that nothing is written
/// past the end.
package struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  package init() {
    capacity = 1 << 12
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// Lends the bytes to a closure.
  package borrowing func withContents<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Reserves room for more bytes, so that they need not be moved later.
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
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count)
    put(text)
  }

  package mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    append(UnsafeBufferPointer(rebasing: text))
  }

  package mutating func append(spaces: Int) {
    reserve(spaces)
    (start + count).initialize(repeating: UInt8(ascii: " "), count: spaces)
    count += spaces
  }

  /// Appends a key that needs no escapes, in quotes, and a colon.
  package mutating func append(key: StaticString) {
    reserve(key.utf8CodeUnitCount + 3)
    put(UInt8(ascii: "\""))
    put(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  /// Appends a text that needs no escapes, in quotes.
  package mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count + 2)
    put(UInt8(ascii: "\""))
    put(text)
    put(UInt8(ascii: "\""))
  }

  /// Appends a whole number.
  package mutating func append(_ value: Int) {
    // 2⁶³ has 19 digits, and may be negative.
    reserve(20)
    if value < 0 { put(UInt8(ascii: "-")) }
    putDigits(value.magnitude)
  }

  /// Appends a number of halves, such as `-2.5`.
  package mutating func append(halves: Int) {
    reserve(22)
    if halves < 0 { put(UInt8(ascii: "-")) }
    putDigits(halves.magnitude / 2)
    guard halves & 1 != 0 else { return }
    put(UInt8(ascii: "."))
    put(UInt8(ascii: "5"))
  }

  /// Appends a number rounded to so many decimals, of which those at the end that are 0 are left out;
  /// all digits together are 16 at most.
  @inline(__always)
  mutating func append(_ value: Double, decimals: Int) {
    var unit: UInt = 1
    for _ in 0..<decimals { unit *= 10 }
    let digits = Int((value * Double(unit)).rounded())
    reserve(24)
    if digits < 0 { put(UInt8(ascii: "-")) }
    putDigits(digits.magnitude / unit)
    var rest = digits.magnitude % unit
    if rest > 0 { put(UInt8(ascii: ".")) }
    while rest > 0 {
      rest *= 10
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
    }
  }

  // MARK: Writing where there is room

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    start[count] = byte
    count &+= 1
  }

  @inline(__always)
  private mutating func put(_ text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.baseAddress else { return }
    (start + count).update(from: first, count: text.count)
    count &+= text.count
  }

  private mutating func putDigits(_ value: UInt) {
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
}
