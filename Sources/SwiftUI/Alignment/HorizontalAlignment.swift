internal import LayoutCore

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  private let key: AlignmentKey

  init(_ engine: LayoutCore.HorizontalAlignment) { key = engine.key }

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentRegistry.key(of: id, .horizontal) }

  var engine: LayoutCore.HorizontalAlignment { LayoutCore.HorizontalAlignment(key) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LayoutCore.HorizontalAlignment.leading)
  /// The middle.
  public static let center = HorizontalAlignment(LayoutCore.HorizontalAlignment.center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(LayoutCore.HorizontalAlignment.trailing)
  /// The leading edge of the text of a row, where its separator begins.
  public static let listRowSeparatorLeading = leading
  /// The trailing edge of a row's separator.
  public static let listRowSeparatorTrailing = trailing
}
