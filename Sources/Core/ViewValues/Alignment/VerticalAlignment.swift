/// A guide measured along the vertical axis, from a view's top edge.
public struct VerticalAlignment: Sendable, Hashable {
  /// The guide's identity.
  public let key: AlignmentKey

  @inlinable
  package init(_ key: AlignmentKey) { self.key = key }

  /// The top edge: 0 unless set.
  @inlinable public static var top: VerticalAlignment { VerticalAlignment(.top) }
  /// The middle: half the height unless set.
  @inlinable public static var center: VerticalAlignment { VerticalAlignment(.verticalCenter) }
  /// The bottom edge: the height unless set.
  @inlinable public static var bottom: VerticalAlignment { VerticalAlignment(.bottom) }
  /// The baseline of the topmost text line; the height for a view without text.
  @inlinable public static var firstTextBaseline: VerticalAlignment {
    VerticalAlignment(.firstTextBaseline)
  }
  /// The baseline of the lowest text line; the height for a view without text.
  @inlinable public static var lastTextBaseline: VerticalAlignment {
    VerticalAlignment(.lastTextBaseline)
  }
}
