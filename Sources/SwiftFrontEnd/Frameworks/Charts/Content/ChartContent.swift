import SwiftUI

/// The content of a chart: marks, or content composed of them.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content's body.
  associatedtype Body: ChartContent
  /// The content that this one is composed of.
  @ChartContentBuilder var body: Body { get }
  /// Appends the marks to those of a chart.
  func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits)
}

extension ChartContent {
  /// Adds the marks of the body.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    body._append(to: &marks, traits)
  }
}

extension Never: ChartContent {}

/// Primitive chart content.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  /// No body: the content is primitive.
  public var body: Never { preconditionFailure("this content has no body") }
}

/// The marks of a chart in their order.
public struct _MarkCollector {
  var marks: [Mark] = []
}

extension _MarkCollector {
  /// Adds a mark that has traits.
  mutating func add(_ mark: Mark, _ traits: _MarkTraits) {
    marks.append(mark)
    marks[marks.count - 1].traits = traits
  }
}
