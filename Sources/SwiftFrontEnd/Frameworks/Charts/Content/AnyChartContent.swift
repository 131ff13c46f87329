import SwiftUI

/// Type-erased chart content.
public struct AnyChartContent {
  private let content: any ChartContent

  /// Wraps content.
  public init(_ content: some ChartContent) { self.content = content }

  /// Wraps content.
  public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: _PrimitiveChartContent {
  /// Adds the marks of the content.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    content._append(to: &marks, traits)
  }
}
