internal import LayoutCore

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  private let key: AlignmentKey

  init(_ engine: LayoutCore.HorizontalAlignment) { key = engine.key }

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentRegistry.key(of: id, .horizontal) }

  var engine: LayoutCore.HorizontalAlignment { LayoutCore.HorizontalAlignment(key) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LayoutCore.HorizontalAlignment.leading)
  /// The middle.
  public static let center = HorizontalAlignment(LayoutCore.HorizontalAlignment.center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(LayoutCore.HorizontalAlignment.trailing)
  /// The leading edge of a list row's separator: the row's explicit guide, or else its text.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The trailing edge of a list row's separator: the row's explicit guide, or else the system's.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
