import SwiftUI

/// What modifiers say about marks; the innermost one of a kind wins.
public struct _MarkTraits {
  var style: AnyShapeStyle?
  var styleValue: DataValue?
  var symbol: MarkSymbol?
  var symbolValue: DataValue?
  var symbolSize: SymbolSize?
  var symbolSizeValue: DataValue?
  var lineStyle: StrokeStyle?
  var lineStyleValue: DataValue?
  var interpolation: InterpolationMethod?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  /// How far the edges are from where values are, in points.
  var offset = MarkOffset()
  var position: MarkPosition?
  var annotations: [MarkAnnotation] = []
  var zIndex: Double?
  var clip: AnyShape?
  /// What other marks the mark is seen through, each list for itself.
  var masks: [[Mark]] = []
  var filters: [GraphicsContext.Filter] = []
  /// Whether gradients span the plot rather than the mark.
  var alignsStyles = false
  var accessibility = MarkAccessibility()
}

/// How far the edges of a mark are from where its values are, in points.
struct MarkOffset {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// How a mark is moved aside for others of the same value.
struct MarkPosition {
  var value: DataValue
  var axis: Axis?
  var span: MarkDimension
}

/// What a mark says to those who hear it.
struct MarkAccessibility {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
}

/// Content with something said about it.
public struct _ModifiedChartContent<Content: ChartContent> {
  let content: Content
  let change: @MainActor (inout _MarkTraits) -> Void
}

extension _ModifiedChartContent: _PrimitiveChartContent {
  /// Adds the marks of the content.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    var traits = traits
    change(&traits)
    content._append(to: &marks, traits)
  }
}

extension ChartContent {
  /// Says something about marks.
  nonisolated func traits(
    _ change: @escaping @MainActor (inout _MarkTraits) -> Void
  ) -> _ModifiedChartContent<Self> { _ModifiedChartContent(content: self, change: change) }
}
