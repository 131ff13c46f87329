import SwiftUI

/// The scroll settings of a chart (C1.17).
struct ChartScrolling {
  var axes: Axis.Set = []
  /// The visible part of each scale: a length of numbers, or a count of categories.
  var visible: (x: Double?, y: Double?) = (nil, nil)
  /// The start of the visible domain.
  var start: (x: _ScaleValue?, y: _ScaleValue?) = (nil, nil)
  /// Called with the scroll position as the user scrolls.
  var moved: (x: ((_ScaleValue) -> Void)?, y: ((_ScaleValue) -> Void)?) = (nil, nil)
  /// The scroll position that the user has set.
  var scrolled = ScrolledDomain()

  /// Whether something is outside of the plot.
  var isScrolling: Bool {
    (axes.contains(.horizontal) && visible.x != nil)
      || (axes.contains(.vertical) && visible.y != nil)
  }

  /// Returns the visible part of a scale.
  func visible(of scale: PositionScale, isHorizontal: Bool) -> PositionScale {
    guard axes.contains(isHorizontal ? .horizontal : .vertical),
      let length = isHorizontal ? visible.x : visible.y, length > 0
    else { return scale }
    let start = (isHorizontal ? scrolled.x : scrolled.y) ?? (isHorizontal ? start.x : start.y)
    switch scale.domain {
    case .categories(let names):
      let count = max(1, min(names.count, Int(length)))
      let wanted: Int =
        switch start {
        case .category(let name)?: names.firstIndex(of: name) ?? 0
        case .number, .date, nil: 0
        }
      let first = max(0, min(wanted, names.count - count))
      return scale.with(.categories(Array(names.dropFirst(first).prefix(count))))
    case .numbers(let range): return scale.with(.numbers(part(range, length, start)))
    case .dates(let range): return scale.with(.dates(part(range, length, start)))
    }
  }

  private func part(_ range: ClosedRange<Double>, _ length: Double, _ start: _ScaleValue?)
    -> ClosedRange<Double>
  {
    let most = range.upperBound - range.lowerBound
    guard length < most else { return range }
    let wanted = start?.number ?? range.lowerBound
    let low = max(range.lowerBound, min(wanted, range.upperBound - length))
    return low...(low + length)
  }
}

/// The start of the visible domain after a user's scroll; nil for the initial one.
struct ScrolledDomain: Equatable {
  var x: _ScaleValue?
  var y: _ScaleValue?
}

extension PositionScale {
  /// The scale of another domain.
  fileprivate func with(_ domain: Domain) -> PositionScale {
    PositionScale(domain, transform: transform, isReversed: isReversed, padding: padding)
  }
}

extension View {
  /// Sets the axes along which charts scroll.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSettings { $0.scrolling.axes = axes }
  }

  /// Sets the length of the visible domain along the bottom.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.scrolling.visible.x = length.scaleValue.number }
  }

  /// Sets the length of the visible domain along the side.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.scrolling.visible.y = length.scaleValue.number }
  }

  /// Binds the start of the visible domain along the bottom.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSettings {
      $0.scrolling.start.x = x.wrappedValue.scaleValue
      $0.scrolling.moved.x = { if let value = P(scaleValue: $0) { x.wrappedValue = value } }
    }
  }

  /// Binds the start of the visible domain along the side.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartSettings {
      $0.scrolling.start.y = y.wrappedValue.scaleValue
      $0.scrolling.moved.y = { if let value = P(scaleValue: $0) { y.wrappedValue = value } }
    }
  }

  /// Sets the initial start of the visible domain along the bottom.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX x: P) -> some View {
    chartSettings { $0.scrolling.start.x = x.scaleValue }
  }

  /// Sets the initial start of the visible domain along the side.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY y: P) -> some View {
    chartSettings { $0.scrolling.start.y = y.scaleValue }
  }
}
