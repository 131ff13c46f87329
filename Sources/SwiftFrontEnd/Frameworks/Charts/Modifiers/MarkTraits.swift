import SwiftUI

/// The values that modifiers set for marks; the innermost one of a kind wins.
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
  /// The offsets of the edges, in points.
  var offset = MarkOffset()
  var position: MarkPosition?
  var annotations: [MarkAnnotation] = []
  var zIndex: Double?
  var clip: AnyShape?
  /// The marks that mask the mark, in lists that apply one after another.
  var masks: [[Mark]] = []
  var filters: [GraphicsContext.Filter] = []
  /// Whether gradients span the plot rather than the mark.
  var alignsStyles = false
  var accessibility = MarkAccessibility()
}

/// The offsets of a mark's edges from its values, in points.
struct MarkOffset {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// The position of a mark beside others of the same value.
struct MarkPosition {
  var value: DataValue
  var axis: Axis?
  var span: MarkDimension
}

/// The accessibility attributes of a mark.
struct MarkAccessibility {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
}

/// Chart content with modified traits.
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
  /// Changes the traits of marks.
  nonisolated func traits(
    _ change: @escaping @MainActor (inout _MarkTraits) -> Void
  ) -> _ModifiedChartContent<Self> { _ModifiedChartContent(content: self, change: change) }
}
