/// A view's size and its guides, for the closure of an alignment guide.
///
/// Guides are in points from the view's leading and top edge, in both layout directions (L17.2).
/// They are computed when they are read.
public struct ViewDimensions {
  /// The view's width, in points.
  public let width: Double
  /// The view's height, in points.
  public let height: Double

  private let source: GuideSource?

  package init(size: Size, source: GuideSource?) {
    width = size.width
    height = size.height
    self.source = source
  }

  /// The value of a horizontal guide: that of the view, or else the guide's default.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.key] }
  /// The value of a vertical guide: that of the view, or else the guide's default.
  public subscript(guide: VerticalAlignment) -> Double { self[guide.key] }
  /// The value that the view sets for a horizontal guide; nil if it sets none.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { self[explicit: guide.key] }
  /// The value that the view sets for a vertical guide; nil if it sets none.
  public subscript(explicit guide: VerticalAlignment) -> Double? { self[explicit: guide.key] }

  /// The value of a guide by its key.
  public subscript(key: AlignmentKey) -> Double {
    if let source { return source.guide(key) }
    return ViewDimensions.builtInDefault(key, of: Size(width: width, height: height)) ?? 0
  }

  /// The explicit value of a guide by its key.
  public subscript(explicit key: AlignmentKey) -> Double? { source?.explicitGuide(key) }

  /// The default value of a built-in guide for a view of `size`; nil for a custom alignment.
  ///
  /// L16.1: edges and middles from the size; text baselines are the height for a view without
  /// text.
  @inline(__always)
  package static func builtInDefault(_ key: AlignmentKey, of size: Size) -> Double? {
    switch key {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    default: nil
    }
  }
}
