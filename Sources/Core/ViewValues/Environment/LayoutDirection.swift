/// The direction in which a language is laid out.
public enum LayoutDirection: UInt8, Sendable, Hashable, CaseIterable {
  case leftToRight
  case rightToLeft

  /// The other direction.
  public var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
