/// The digits of the numbers that a document had last.
///
/// A frame shares most of its numbers with the frames around it, and to find the shortest digits of
/// a fraction takes many times as long as to copy them.
struct RecentNumbers {
  private static let count = 256

  /// The numbers, each at the place that its bits give it, and their digits; empty at first.
  private var numbers: [Double] = []
  private var texts: [String] = []

  /// The shortest digits that name a double: `0.1`, `5e-324`, `1e+300`.
  ///
  /// Swift's own description of a finite double that is no small whole number is JSON as it is.
  mutating func text(of number: Double) -> String {
    if numbers.isEmpty {
      // The description of 0 is never asked for.
      numbers = Array(repeating: 0, count: RecentNumbers.count)
      texts = Array(repeating: "", count: RecentNumbers.count)
    }
    let place = Int((number.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 56)
    if numbers[place] != number {
      numbers[place] = number
      texts[place] = number.description
    }
    return texts[place]
  }
}
