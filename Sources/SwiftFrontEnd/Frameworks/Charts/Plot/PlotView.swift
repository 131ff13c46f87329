import SwiftUI

/// The marks of a chart in the plot's frame.
struct PlotView: View {
  let model: PlotModel
  let formats: AxisFormats
  let isMirrored: Bool

  /// The distance by which drawings may exceed the plot's edges, in points.
  private static let overflow: CGFloat = 200

  var body: some View {
    ZStack {
      Canvas { [model, isMirrored] context, size in
        let overflow = Self.overflow
        context.translateBy(x: overflow, y: overflow)
        let inner = CGSize(
          width: max(0, size.width - 2 * overflow),
          height: max(0, size.height - 2 * overflow)
        )
        let geometry = PlotGeometry(model: model, size: inner, isMirrored: isMirrored)
        MainActor.assumeIsolated { PlotDrawing(geometry).draw(&context) }
      }
      .padding(-Self.overflow)
      .accessibilityHidden(true)
      ChartElements(model: model, formats: formats)
      MarkViews(model: model)
    }
  }
}
