import SwiftUI

/// Map content with modified properties.
public struct _ModifiedMapContent<Content: MapContent>: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  let content: Content
  let change: (inout _MapItem) -> Void

  /// Collects the modified items.
  public func _collect(_ items: inout [_MapItem]) {
    let start = items.count
    content._collect(&items)
    for index in start..<items.count { change(&items[index]) }
  }
}

extension MapContent {
  private func modified(
    _ change: @escaping (inout _MapItem) -> Void
  ) -> _ModifiedMapContent<Self> { _ModifiedMapContent(content: self, change: change) }

  /// Sets the fill of shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
    modified { $0.fill = $0.fill ?? AnyShapeStyle(style) }
  }

  /// Sets the stroke of lines.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Sets the stroke of lines.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
    modified { item in
      guard item.stroke == nil else { return }
      item.stroke = AnyShapeStyle(content)
      item.strokeStyle = style
    }
  }

  /// Sets the width of lines, which are blue.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    stroke(Color.blue, lineWidth: lineWidth)
  }

  /// Sets the stroke style of lines, which are blue.
  public func stroke(style: StrokeStyle) -> some MapContent { stroke(Color.blue, style: style) }

  /// The colour of markers.
  public func tint(_ tint: some ShapeStyle) -> some MapContent {
    modified { item in
      guard item.tint != nil, !item.hasOwnTint else { return }
      item.tint = AnyShapeStyle(tint)
      item.hasOwnTint = true
    }
  }

  /// The colour of markers.
  public func tint(_ tint: Color?) -> some MapContent {
    self.tint(AnyShapeStyle(tint ?? .red))
  }

  /// Whether names are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    modified { if visibility == .hidden { $0.title = nil } }
  }

  /// Inert: there are no subtitles.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// Inert: overlays are below markers, in their order.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

  /// Inert: items of a map are not selected.
  public func tag(_ tag: some Hashable) -> some MapContent { self }
}

/// The level of overlays on a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads.
  case aboveRoads
  /// Above names.
  case aboveLabels
}
