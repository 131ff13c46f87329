/// The metrics of the system font of Apple's platforms that depend on its size.
enum SystemFont {
  /// The share of the advances for large text in letters of a size (L18.24).
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

  /// The tracking of the Human Interface Guidelines (Typography, SF Pro), in points per character.
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

  /// The first size in the tracking's table.
  private static let firstSize = 6.0
}
