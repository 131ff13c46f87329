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
  /// Binds the value along the bottom that a user selects (C1.15).
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.x = value.setter() }
  }

  /// Binds the range of values along the bottom that a user selects.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { chartSettings { $0.selection.xRange = range.rangeSetter() } }

  /// Binds the value along the side that a user selects.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.y = value.setter() }
  }

  /// Binds the range of values along the side that a user selects.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { chartSettings { $0.selection.yRange = range.rangeSetter() } }

  /// Binds the value around the circle that a user selects.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.angle = value.setter() }
  }
}
