/// What the system font of Apple's platforms does by size.
enum SystemFont {
  /// How far letters of a size have the advances for large text (L18.24).
  static func largeShare(size: Double) -> Double {
    let shares = SystemAdvances.largeShares
    guard let upper = shares.firstIndex(where: { $0.size > size }) else {
      return Double(shares.last?.share ?? 0) / 1000
    }
    guard upper > 0 else { return Double(shares[0].share) / 1000 }
    let (low, high) = (shares[upper - 1], shares[upper])
    let part = (size - low.size) / (high.size - low.size)
    return (Double(low.share) + Double(high.share - low.share) * part) / 1000
  }

  /// The tracking of the Human Interface Guidelines (Typography, SF Pro), in points a character.
  ///
  /// Between whole sizes it is interpolated; beyond the table it is the same part of the size as at
  /// its end (L18.24).
  static func tracking(size: Double) -> Double {
    let table = SystemAdvances.tracking
    let position = min(max(size - firstSize, 0), Double(table.count - 1))
    let index = Int(position.rounded(.down))
    let (low, high) = (table[index], table[min(index + 1, table.count - 1)])
    return (Double(low) + Double(high - low) * (position - Double(index))) / 1000 * size
  }

  /// The size that the tracking's table begins with.
  private static let firstSize = 6.0
}
