/// A cache of the digits of a document's last numbers.
///
/// A frame shares most of its numbers with the frames around it, and to find the shortest digits of
/// a fraction takes many times as long as to copy them.
struct RecentNumbers {
  private static let count = 256
  /// The room for a double's description, which has at most 24 bytes.
  private static let room = 32

  /// The numbers, each at an index derived from its bits; empty at first.
  private var numbers: [Double] = []
  private var lengths: [Int] = []
  private var digits: [UInt8] = []

  /// Appends the shortest digits of a double: `0.1`, `5e-324`, `1e+300`.
  ///
  /// Swift's description of a finite double that is no small whole number is valid JSON.
  mutating func append(_ number: Double, to bytes: inout ByteBuffer) {
    if numbers.isEmpty {
      // The digits of 0 are never needed.
      numbers = Array(repeating: 0, count: RecentNumbers.count)
      lengths = Array(repeating: 0, count: RecentNumbers.count)
      digits = Array(repeating: 0, count: RecentNumbers.count * RecentNumbers.room)
    }
    let place = Int((number.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 56)
    let start = place * RecentNumbers.room
    if numbers[place] != number {
      numbers[place] = number
      let description = number.description.utf8
      lengths[place] = description.count
      digits.replaceSubrange(start..<start + description.count, with: description)
    }
    let length = lengths[place]
    digits.withUnsafeBufferPointer {
      bytes.append(UnsafeBufferPointer(rebasing: $0[start..<start + length]))
    }
  }
}
