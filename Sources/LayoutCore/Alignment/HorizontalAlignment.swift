/// A guide measured along the horizontal axis, from a view's leading edge.
public struct HorizontalAlignment: Sendable, Hashable {
  /// The guide's identity.
  public let key: AlignmentKey

  package init(_ key: AlignmentKey) { self.key = key }

  /// The guide of a custom alignment of the horizontal axis.
  public init(_ custom: CustomAlignment) { key = custom.key }

  /// The leading edge: 0 unless set.
  public static let leading = HorizontalAlignment(.leading)
  /// The middle: half the width unless set.
  public static let center = HorizontalAlignment(.horizontalCenter)
  /// The trailing edge: the width unless set.
  public static let trailing = HorizontalAlignment(.trailing)
}
