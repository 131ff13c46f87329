/// A guide measured along the vertical axis, from a view's top edge.
public struct VerticalAlignment: Sendable, Hashable {
  /// The guide's identity.
  public let key: AlignmentKey

  package init(_ key: AlignmentKey) { self.key = key }

  /// The guide of a custom alignment of the vertical axis.
  public init(_ custom: CustomAlignment) { key = custom.key }

  /// The top edge: 0 unless set.
  public static let top = VerticalAlignment(.top)
  /// The middle: half the height unless set.
  public static let center = VerticalAlignment(.verticalCenter)
  /// The bottom edge: the height unless set.
  public static let bottom = VerticalAlignment(.bottom)
  /// The baseline of the topmost text line; the height for a view without text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The baseline of the lowest text line; the height for a view without text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}
