import SwiftUI

/// A function that a plot draws.
struct PlottedFunction {
  /// The kind of function.
  enum Kind {
    /// A height for each place along the bottom.
    case height((Double) -> Double)
    /// Two heights for each x.
    case heights((Double) -> (Double, Double))
    /// Both coordinates for each parameter.
    case point((Double) -> (Double, Double))
  }

  let kind: Kind
  /// The numbers that are put in; nil for the domain along the bottom.
  let domain: ClosedRange<Double>?

  /// The count of pieces, about one for each point of a plot's width.
  private static let pieces = 400

  /// The values that a scale has to have for the function.
  ///
  /// The heights are those in the explicit domain; a default domain has none.
  func values(isHorizontal: Bool) -> [_ScaleValue] {
    guard let domain else { return [] }
    switch kind {
    case .height, .heights:
      if isHorizontal { return [.number(domain.lowerBound), .number(domain.upperBound)] }
    case .point: break
    }
    return samples(domain).flatMap { sample in
      isHorizontal ? [.number(sample.x)] : [.number(sample.low), .number(sample.high)]
    }.filter(\.isFinite)
  }

  private typealias Sample = (x: Double, low: Double, high: Double)

  private func samples(_ domain: ClosedRange<Double>) -> [Sample] {
    let length = domain.upperBound - domain.lowerBound
    return (0...Self.pieces).map { index in
      let input = domain.lowerBound + length * Double(index) / Double(Self.pieces)
      switch kind {
      case .height(let function):
        let height = function(input)
        return (input, height, height)
      case .heights(let function):
        let (low, high) = function(input)
        return (input, low, high)
      case .point(let function):
        let (x, y) = function(input)
        return (x, y, y)
      }
    }
  }

  /// The pieces of the function's line or area within reach of the plot.
  func paths(in geometry: PlotGeometry, isArea: Bool) -> [Path] {
    guard let domain = domain ?? geometry.model.x.range else { return [] }
    var runs: [[(CGPoint, CGPoint)]] = [[]]
    // Values far outside count as infinite, so that a pole does not draw a line across the plot.
    let reach = (-4 * geometry.size.height)...(5 * geometry.size.height)
    let zero = geometry.y(.number(0)) ?? geometry.size.height
    for sample in samples(domain) {
      guard let x = geometry.x(.number(sample.x)), let high = geometry.y(.number(sample.high)),
        let low = geometry.y(.number(sample.low)), reach.contains(high), reach.contains(low)
      else {
        runs.append([])
        continue
      }
      let start: CGFloat = if case .heights = kind { low } else { zero }
      runs[runs.count - 1].append((CGPoint(x: x, y: high), CGPoint(x: x, y: start)))
    }
    return runs.filter { $0.count > 1 }.map { run in
      var path = Curve(points: run.map(\.0), method: .linear).path
      if isArea {
        for point in run.reversed() { path.addLine(to: point.1) }
        path.closeSubpath()
      }
      return path
    }
  }
}
