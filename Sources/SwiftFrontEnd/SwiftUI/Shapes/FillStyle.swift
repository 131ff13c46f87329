internal import LayoutCore

/// The filling of a path: its fill rule and antialiasing.
public struct FillStyle: Equatable, Sendable {
  /// `true` for the even-odd rule.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var engine: FillValue { FillValue(isEOFilled: isEOFilled, isAntialiased: isAntialiased) }
}
