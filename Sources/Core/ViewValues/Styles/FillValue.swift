/// How the inside of a path is filled, SwiftUI's `FillStyle` (D4.1 – D4.3).
public struct FillValue: Sendable, Hashable {
  /// Whether what lies inside an even number of times is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a way to fill.
  public init(isEOFilled: Bool = false, isAntialiased: Bool = true) {
    self.isEOFilled = isEOFilled
    self.isAntialiased = isAntialiased
  }
}
