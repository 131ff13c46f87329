import SwiftUI

/// The gestures on a plot, for selection and scrolling; none if neither is set.
struct ChartInput: View {
  let model: PlotModel
  let settings: ChartSettings
  @Binding var scrolled: ScrolledDomain
  let isMirrored: Bool
  /// The start of the visible domain as a drag began.
  @State private var start: ScrolledDomain?

  var body: some View {
    if !settings.selection.isEmpty || settings.scrolling.isScrolling {
      GeometryReader { proxy in
        let geometry = PlotGeometry(model: model, size: proxy.size, isMirrored: isMirrored)
        Color.clear
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { drag($0, geometry) }
              .onEnded { _ in end() }
          )
      }
      .accessibilityHidden(true)
    }
  }

  private func drag(_ value: DragGesture.Value, _ geometry: PlotGeometry) {
    if settings.scrolling.isScrolling { scroll(value, geometry) }
    let selection = settings.selection
    let place = value.location
    selection.x?(geometry.valueX(at: place.x))
    selection.y?(geometry.valueY(at: place.y))
    selection.xRange?(geometry.valueX(at: value.startLocation.x), geometry.valueX(at: place.x))
    selection.yRange?(geometry.valueY(at: value.startLocation.y), geometry.valueY(at: place.y))
    if let select = selection.angle {
      let angle = atan2(
        Double(place.x - geometry.size.width / 2),
        Double(geometry.size.height / 2 - place.y)
      )
      select(SectorValues(model).value(at: angle < 0 ? angle + 2 * .pi : angle))
    }
  }

  /// Scrolls the visible domain by a drag.
  private func scroll(_ value: DragGesture.Value, _ geometry: PlotGeometry) {
    let begin =
      start
      ?? ScrolledDomain(
        x: geometry.valueX(at: isMirrored ? geometry.size.width : 0),
        y: geometry.valueY(at: geometry.size.height)
      )
    if start == nil { start = begin }
    let scrolling = settings.scrolling
    if scrolling.axes.contains(.horizontal), let length = scrolling.visible.x,
      let x = begin.x?.moved(
        by: -Double(value.translation.width / max(1, geometry.size.width)) * length
          * (isMirrored ? -1 : 1)
      )
    {
      scrolled.x = x
      scrolling.moved.x?(x)
    }
    if scrolling.axes.contains(.vertical), let length = scrolling.visible.y,
      let y = begin.y?.moved(
        by: Double(value.translation.height / max(1, geometry.size.height)) * length
      )
    {
      scrolled.y = y
      scrolling.moved.y?(y)
    }
  }

  /// The selection ends with the touch; the scroll position stays.
  private func end() {
    start = nil
    settings.selection.x?(nil)
    settings.selection.y?(nil)
    settings.selection.angle?(nil)
  }
}

extension _ScaleValue {
  /// The value at a distance; nil for a name.
  fileprivate func moved(by distance: Double) -> _ScaleValue? {
    switch self {
    case .number(let number): .number(number + distance)
    case .date(let seconds): .date(seconds + distance)
    case .category: nil
    }
  }
}
