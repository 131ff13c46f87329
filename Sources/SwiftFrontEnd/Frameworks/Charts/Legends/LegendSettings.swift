import SwiftUI

/// The settings of a chart's legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  /// The distance from the plot, in points; nil for the usual one.
  var spacing: CGFloat?
  /// A view of the user's.
  var content: AnyView?
}

extension View {
  /// Sets the visibility of the legends of charts.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legend of charts.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSettings {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// Sets the view of the legends of charts.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartSettings {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = content
    }
  }
}
