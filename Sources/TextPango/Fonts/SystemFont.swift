internal import LayoutCore

/// What the advances of the system font of Apple's platforms have that Inter's have not.
enum SystemFont {
  /// The system font's advances as multiples of Inter's, before tracking.
  ///
  /// Fitted to the two widths of the system font that are published (the accuracy table of the
  /// README): with it the errors of both are the same, without it 0.6 % and 0 %.
  static let advanceFactor = 1.0027

  /// From this size on, letters take the form for large text; below ``largeSize`` by degrees.
  static let smallSize = OpticalSize.small
  static let largeSize = OpticalSize.large

  /// How far the letters of a size have the form for large text, from 0 to 1.
  ///
  /// The sizes between which the published tracking leaps by what the forms differ by.
  static func opticalShare(size: Double) -> Double {
    min(1, max(0, (size - smallSize) / (largeSize - smallSize)))
  }

  /// The tracking of the Human Interface Guidelines (Typography, SF Pro), in points a character.
  ///
  /// Between whole sizes it is interpolated; beyond the table it stays what it is at its end.
  static func tracking(size: Double) -> Double {
    let position = min(max(size - firstSize, 0), Double(table.count - 1))
    let index = Int(position.rounded(.down))
    let next = min(index + 1, table.count - 1)
    return table[index] + (table[next] - table[index]) * (position - Double(index))
  }

  private static let firstSize = 11.0
  /// From 11 points to 34.
  private static let table = [
    0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10, 0.07,
    0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40,
  ]
}
