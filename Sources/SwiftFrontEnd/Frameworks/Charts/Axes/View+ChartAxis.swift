import SwiftUI

extension View {
  /// Whether the axis along the bottom is there.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.xAxis.visibility = visibility }
  }

  /// What the axis along the bottom shows.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._marks
    return chartSettings { $0.xAxis.marks = marks }
  }

  /// What the axis along the bottom measures, as a key that is looked up.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// What the axis along the bottom measures.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// A view that says what the axis along the bottom measures.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      content: AnyView(content()),
      position: position,
      alignment: alignment,
      spacing: spacing
    )
    return chartSettings { $0.xAxis.title = title }
  }
}

extension View {
  /// Whether the axis along the side is there.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.yAxis.visibility = visibility }
  }

  /// What the axis along the side shows.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._marks
    return chartSettings { $0.yAxis.marks = marks }
  }

  /// What the axis along the side measures, as a key that is looked up.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// What the axis along the side measures.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// A view that says what the axis along the side measures.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      content: AnyView(content()),
      position: position,
      alignment: alignment,
      spacing: spacing
    )
    return chartSettings { $0.yAxis.title = title }
  }
}
