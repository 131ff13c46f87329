/// A guide measured along the horizontal axis, from a view's leading edge.
public struct HorizontalAlignment: Sendable, Hashable {
  /// The guide's identity.
  public let key: AlignmentKey

  @inlinable
  package init(_ key: AlignmentKey) { self.key = key }

  /// The leading edge: 0 unless set.
  @inlinable public static var leading: HorizontalAlignment { HorizontalAlignment(.leading) }
  /// The middle: half the width unless set.
  @inlinable public static var center: HorizontalAlignment {
    HorizontalAlignment(.horizontalCenter)
  }
  /// The trailing edge: the width unless set.
  @inlinable public static var trailing: HorizontalAlignment { HorizontalAlignment(.trailing) }
}
