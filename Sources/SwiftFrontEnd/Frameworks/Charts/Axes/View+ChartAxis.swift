import SwiftUI

extension View {
  /// Sets the visibility of the axis along the bottom.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.xAxis.visibility = visibility }
  }

  /// Sets the content of the axis along the bottom.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._marks
    return chartSettings { $0.xAxis.marks = marks }
  }

  /// Sets the title of the axis along the bottom, as a localization key.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the axis along the bottom.
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

  /// Sets the view that titles the axis along the bottom.
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
  /// Sets the visibility of the axis along the side.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.yAxis.visibility = visibility }
  }

  /// Sets the content of the axis along the side.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._marks
    return chartSettings { $0.yAxis.marks = marks }
  }

  /// Sets the title of the axis along the side, as a localization key.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the axis along the side.
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

  /// Sets the view that titles the axis along the side.
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
