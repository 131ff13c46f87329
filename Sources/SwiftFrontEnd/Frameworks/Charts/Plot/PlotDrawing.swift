import SwiftUI

/// Draws the figures of a plot.
@MainActor
struct PlotDrawing {
  let geometry: PlotGeometry

  init(_ geometry: PlotGeometry) { self.geometry = geometry }

  /// Draws all figures.
  func draw(_ context: inout GraphicsContext) {
    for figure in PlotFigures(geometry, pixel: 1 / context.environment.displayScale).figures {
      var own = context
      own.opacity *= figure.traits.opacity
      if let clip = figure.traits.clip { own.clip(to: clip.path(in: figure.frame)) }
      // A function continues outside the plot.
      if geometry.model.marks[figure.index].function != nil {
        own.clip(to: Path(CGRect(origin: .zero, size: geometry.size)))
      }
      for mask in figure.traits.masks { clip(&own, to: mask) }
      for filter in figure.traits.filters { own.addFilter(filter) }
      let shading = GraphicsContext.Shading.style(figure.style)
      if figure.traits.alignsStyles {
        let outline = figure.stroke.map { figure.path.strokedPath($0) } ?? figure.path
        own.clip(to: outline)
        own.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: shading)
      } else if let stroke = figure.stroke {
        own.stroke(figure.path, with: shading, style: stroke)
      } else {
        own.fill(figure.path, with: shading)
      }
    }
  }

  /// Clips drawings to other marks, on the plot's scales.
  private func clip(_ context: inout GraphicsContext, to marks: [Mark]) {
    let mask = PlotGeometry(
      model: geometry.model.with(marks),
      size: geometry.size,
      isMirrored: geometry.isMirrored
    )
    context.clipToLayer { layer in
      PlotDrawing(mask).draw(&layer)
    }
  }
}
