internal import LayoutCore

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  private let key: AlignmentKey

  init(_ engine: LayoutCore.VerticalAlignment) { key = engine.key }

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentRegistry.key(of: id, .vertical) }

  var engine: LayoutCore.VerticalAlignment { LayoutCore.VerticalAlignment(key) }

  /// The top edge.
  public static let top = VerticalAlignment(LayoutCore.VerticalAlignment.top)
  /// The middle.
  public static let center = VerticalAlignment(LayoutCore.VerticalAlignment.center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(LayoutCore.VerticalAlignment.bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(
    LayoutCore.VerticalAlignment.firstTextBaseline
  )
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(
    LayoutCore.VerticalAlignment.lastTextBaseline
  )
}
