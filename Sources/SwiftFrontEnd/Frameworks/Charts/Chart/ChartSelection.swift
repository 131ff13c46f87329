import SwiftUI

/// The handlers of the values that a user selects.
struct ChartSelection {
  var x: ((_ScaleValue?) -> Void)?
  var y: ((_ScaleValue?) -> Void)?
  var angle: ((_ScaleValue?) -> Void)?
  var xRange: ((_ScaleValue?, _ScaleValue?) -> Void)?
  var yRange: ((_ScaleValue?, _ScaleValue?) -> Void)?

  var isEmpty: Bool { x == nil && y == nil && angle == nil && xRange == nil && yRange == nil }
}

extension Binding {
  /// Sets the value from one of a scale.
  fileprivate func setter<P: Plottable>() -> (_ScaleValue?) -> Void where Value == P? {
    { wrappedValue = $0.flatMap { P(scaleValue: $0) } }
  }

  /// Sets a range from two values of a scale.
  fileprivate func rangeSetter<P: Plottable & Comparable>() -> (_ScaleValue?, _ScaleValue?) -> Void
  where Value == ClosedRange<P>? {
    { first, last in
      guard let first = first.flatMap({ P(scaleValue: $0) }),
        let last = last.flatMap({ P(scaleValue: $0) })
      else {
        wrappedValue = nil
        return
      }
      wrappedValue = Swift.min(first, last)...Swift.max(first, last)
    }
  }
}

extension View {
  /// The value along the bottom that a user points at (C1.15).
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.x = value.setter() }
  }

  /// The values along the bottom that a user drags across.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { chartSettings { $0.selection.xRange = range.rangeSetter() } }

  /// The value along the side that a user points at.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.y = value.setter() }
  }

  /// The values along the side that a user drags across.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { chartSettings { $0.selection.yRange = range.rangeSetter() } }

  /// The value around the circle that a user points at.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.angle = value.setter() }
  }
}
