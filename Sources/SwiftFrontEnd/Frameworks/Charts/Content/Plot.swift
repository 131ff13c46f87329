import SwiftUI

/// Content that modifiers apply to as a whole.
public struct Plot<Content: ChartContent> {
  let content: Content

  /// Groups content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: _PrimitiveChartContent {
  /// Adds the marks of the content.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    content._append(to: &marks, traits)
  }
}

extension Group: ChartContent where Content: ChartContent {
  /// Groups content.
  public nonisolated init(@ChartContentBuilder content: () -> Content) {
    self = Self._holding(content())
  }

  /// No body: the content is primitive.
  public var body: Never { preconditionFailure("a group has no body") }

  /// Adds the marks of the content.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    _content._append(to: &marks, traits)
  }
}
