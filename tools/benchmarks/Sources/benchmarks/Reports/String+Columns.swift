import Foundation

extension String {
  /// The string with spaces behind it up to a width; before it if the width is negative.
  func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}

extension Double {
  /// The number with so many digits behind the point.
  func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
