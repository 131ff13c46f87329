/// The fill rule of a path, SwiftUI's `FillStyle` (D4.1 – D4.3).
public struct FillValue: Sendable, Hashable {
  /// Whether the even-odd rule is used instead of the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(isEOFilled: Bool = false, isAntialiased: Bool = true) {
    self.isEOFilled = isEOFilled
    self.isAntialiased = isAntialiased
  }
}
