/// The digits of the numbers that a document had last.
///
/// A frame shares most of its numbers with the frames around it, and to find the shortest digits of
/// a fraction takes many times as long as to copy them.
struct RecentNumbers {
  private static let count = 256
  /// More than a double's description takes, which is at most 24 bytes.
  private static let room = 32

  /// The numbers, each at the place that its bits give it; empty at first.
  private var numbers: [Double] = []
  private var lengths: [Int] = []
  private var digits: [UInt8] = []

  /// Appends the shortest digits that name a double: `0.1`, `5e-324`, `1e+300`.
  ///
  /// Swift's own description of a finite double that is no small whole number is JSON as it is.
  mutating func append(_ number: Double, to bytes: inout ByteBuffer) {
    if numbers.isEmpty {
      // The digits of 0 are never asked for.
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
