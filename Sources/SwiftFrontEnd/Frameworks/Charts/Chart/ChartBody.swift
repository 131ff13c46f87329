import SwiftUI

/// A chart of a size: its plot, axes and legend, and the gestures on it.
struct ChartBody: View {
  let marks: [Mark]
  let settings: ChartSettings
  let size: CGSize
  @State private var scrolled = ScrolledDomain()
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var settings = settings
    settings.scrolling.scrolled = scrolled
    let model = PlotModel(marks, settings, size: size)
    let formats = AxisFormats(locale: locale, calendar: calendar, timeZone: timeZone)
    let isMirrored = layoutDirection == .rightToLeft
    return ChartLayout(model: model, settings: settings) {
      ChartPieces(model: model, settings: settings, formats: formats, size: size)
      plot(model, settings, formats, isMirrored)
    }
    .overlayPreferenceValue(PlotFrameKey.self) {
      layers(settings.overlays, model, $0, isMirrored)
    }
    .backgroundPreferenceValue(PlotFrameKey.self) {
      layers(settings.backgrounds, model, $0, isMirrored)
    }
    .modifier(ChartDescription(model: model, formats: formats))
  }

  private func plot(
    _ model: PlotModel,
    _ settings: ChartSettings,
    _ formats: AxisFormats,
    _ isMirrored: Bool
  ) -> some View {
    var plot = AnyView(
      PlotView(model: model, formats: formats, isMirrored: isMirrored)
        .modifier(PlotClip(isClipped: settings.scrolling.isScrolling))
    )
    for style in settings.plotStyles { plot = style(plot) }
    return
      plot
      .overlay {
        ChartInput(model: model, settings: settings, scrolled: $scrolled, isMirrored: isMirrored)
      }
      .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
      .layoutValue(key: ChartPiece.self, value: .plot)
  }

  /// The views that users put upon the chart or behind it.
  @ViewBuilder private func layers(
    _ layers: [ChartLayer],
    _ model: PlotModel,
    _ frame: Anchor<CGRect>?,
    _ isMirrored: Bool
  ) -> some View {
    if let frame, !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(
          geometry: PlotGeometry(
            model: model,
            size: geometry[frame].size,
            isMirrored: isMirrored
          ),
          frame: frame,
          selection: settings.selection
        )
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(
              width: geometry.size.width,
              height: geometry.size.height,
              alignment: layers[index].alignment
            )
        }
      }
    }
  }
}

/// Clips content outside of the plot.
private struct PlotClip: ViewModifier {
  let isClipped: Bool

  func body(content: Content) -> some View {
    if isClipped { content.clipped() } else { content }
  }
}

/// The frame of a chart's plot.
private struct PlotFrameKey: PreferenceKey {
  nonisolated(unsafe) static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
