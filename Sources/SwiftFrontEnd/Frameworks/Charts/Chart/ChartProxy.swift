import SwiftUI

/// Converts between a chart's values and positions (C1.15).
public struct ChartProxy {
  let geometry: PlotGeometry
  let frame: Anchor<CGRect>
  let selection: ChartSelection

  /// The size of the plot, in points.
  public var plotSize: CGSize { geometry.size }
  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { geometry.size }
  /// The frame of the plot, for a geometry proxy.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The frame of the plot, for a geometry proxy.
  public var plotAreaFrame: Anchor<CGRect> { frame }
  /// The frame of the plot and its axes, for a geometry proxy.
  public var plotContainerFrame: Anchor<CGRect>? { frame }

  /// The distance of a value from the plot's left edge, in points; nil for one without a place.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x(value.scaleValue) }

  /// The distance of a value from the plot's top, in points; nil for one without a place.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y(value.scaleValue) }

  /// The place of two values in the plot, in points; nil without one.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The band of a name from the plot's left edge on, in points; nil on other scales.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    band(position(forX: value), geometry.model.x.bandSize(in: geometry.size.width))
  }

  /// The band of a name from the plot's top on, in points; nil on other scales.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    band(position(forY: value), geometry.model.y.bandSize(in: geometry.size.height))
  }

  private func band(_ middle: CGFloat?, _ size: CGFloat) -> ClosedRange<CGFloat>? {
    middle.map { ($0 - size / 2)...($0 + size / 2) }
  }

  /// Returns the value at a distance from the plot's left edge; nil if there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    geometry.valueX(at: position).flatMap { P(scaleValue: $0) }
  }

  /// Returns the value at a distance from the plot's top; nil if there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    geometry.valueY(at: position).flatMap { P(scaleValue: $0) }
  }

  /// The values at a place of the plot; nil if there are none of the types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The angle of a place around the plot's middle, from the top clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let x = position.x - geometry.size.width / 2
    let y = position.y - geometry.size.height / 2
    let angle = atan2(Double(x), Double(-y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// Returns the value at an angle; nil if there is none of the type.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    SectorValues(geometry.model).value(at: angle.radians).flatMap { P(scaleValue: $0) }
  }

  /// Returns the style of a value; nil without a style scale.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    geometry.model.marks.contains { $0.traits.styleValue != nil }
      ? geometry.model.styles.style(value.scaleValue) : nil
  }

  /// Selects the value at a distance from the plot's left edge.
  public func selectXValue(at position: CGFloat) {
    selection.x?(geometry.valueX(at: position))
  }

  /// Selects the value at a distance from the plot's top.
  public func selectYValue(at position: CGFloat) {
    selection.y?(geometry.valueY(at: position))
  }

  /// Selects the values between two distances from the plot's left edge.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    selection.xRange?(geometry.valueX(at: min(start, end)), geometry.valueX(at: max(start, end)))
  }

  /// Selects the values between two distances from the plot's top.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    selection.yRange?(geometry.valueY(at: max(start, end)), geometry.valueY(at: min(start, end)))
  }

  /// Selects the value at an angle.
  public func selectAngleValue(at angle: Angle) {
    selection.angle?(SectorValues(geometry.model).value(at: angle.radians))
  }
}

/// The values around a plot's circle.
struct SectorValues {
  /// The sum of all.
  let total: Double

  init(_ model: PlotModel) {
    var total = 0.0
    for item in model.placed where model.marks[item.index].kind == .sector {
      switch model.marks[item.index].x {
      case .value(let data): total += abs(data.value.number ?? 0)
      case .range(_, let end): total = max(total, end.value.number ?? 0)
      case .none, .points: break
      }
    }
    self.total = total
  }

  /// The value at an angle from the top, clockwise, in radians; nil without sectors.
  func value(at angle: Double) -> _ScaleValue? {
    total > 0 ? .number(angle / (2 * .pi) * total) : nil
  }
}
