import SwiftUI

/// A view that users put upon a chart or behind it.
struct ChartLayer {
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

extension View {
  /// Adds an overlay with the chart's proxy.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // The modifier nearest to the chart is the lowest.
    chartSettings {
      $0.overlays.insert(ChartLayer(alignment: alignment) { AnyView(content($0)) }, at: 0)
    }
  }

  /// Adds a background with the chart's proxy.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings {
      $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Modifies the plot of charts.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSettings {
      $0.plotStyles.insert({ AnyView(content(ChartPlotContent(content: $0))) }, at: 0)
    }
  }
}

/// The view of a plot.
public struct ChartPlotContent: View {
  let content: AnyView

  /// The plot.
  public var body: some View { content }
}
