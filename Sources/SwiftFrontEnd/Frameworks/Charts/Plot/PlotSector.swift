import SwiftUI

/// A sector of a plot's circle (C1.11).
struct PlotSector {
  let center: CGPoint
  /// The angles from the top, clockwise, in radians.
  let angles: (start: CGFloat, end: CGFloat)
  let radii: (inner: CGFloat, outer: CGFloat)
  let inset: CGFloat
  let cornerRadius: CGFloat

  init?(_ item: PlacedMark, _ geometry: PlotGeometry) {
    let mark = geometry.model.marks[item.index]
    guard let shape = mark.sector, case .range(let start, let end) = item.x,
      let first = start.number, let last = end.number
    else { return nil }
    let whole = Self.whole(geometry.model)
    guard whole > 0 else { return nil }
    let turn = 2 * CGFloat.pi * (geometry.isMirrored ? -1 : 1)
    let (from, to) = (CGFloat(first / whole) * turn, CGFloat(last / whole) * turn)
    angles = (min(from, to), max(from, to))
    let size = geometry.size
    let most = max(0, min(size.width, size.height) / 2)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    let outer: CGFloat =
      switch shape.outerRadius.kind {
      case .automatic: most
      case .fixed(let radius): radius
      case .ratio(let ratio): most * ratio
      case .inset(let inset): max(0, most - inset)
      }
    let inner: CGFloat =
      switch shape.innerRadius.kind {
      case .automatic: 0
      case .fixed(let radius): radius
      case .ratio(let ratio): most * ratio
      case .inset(let inset): max(0, outer - inset)
      }
    radii = (min(inner, outer), outer)
    inset = shape.angularInset
    cornerRadius = mark.traits.cornerRadius ?? 0
    guard angles.end > angles.start, radii.outer > 0 else { return nil }
  }

  /// The numbers that the circle is of: parts of their sum, or the greatest end.
  static func whole(_ model: PlotModel) -> Double {
    var greatest = 0.0
    for item in model.placed where model.marks[item.index].kind == .sector {
      guard case .range(_, let end) = item.x else { continue }
      if case .value = model.marks[item.index].x { return 1 }
      greatest = max(greatest, end.number ?? 0)
    }
    return greatest
  }

  /// The middle of the sector.
  var middle: CGPoint { point((radii.inner + radii.outer) / 2, (angles.start + angles.end) / 2) }

  var frame: CGRect { path.boundingRect }

  private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  var path: Path {
    let whole = angles.end - angles.start
    var path = Path()
    if whole >= 2 * .pi - 1e-6, inset == 0 {
      path.addEllipse(in: circle(radii.outer))
      guard radii.inner > 0 else { return path }
      return path.subtracting(Path(ellipseIn: circle(radii.inner)))
    }
    let radius = min(cornerRadius, (radii.outer - radii.inner) / 2)
    let outer = cut(radii.outer - radius, inset + radius)
    guard outer * 2 < whole else { return path }
    let innerRadius = radii.inner + (radii.inner > 0 ? radius : 0)
    let inner = cut(innerRadius, inset + radius)
    add(&path, radii.outer - radius, angles.start + outer, angles.end - outer, isFirst: true)
    if innerRadius > 0, inner * 2 < whole {
      add(&path, innerRadius, angles.end - inner, angles.start + inner, isFirst: false)
    } else {
      // The straight edges meet before they reach the middle.
      let distance = (inset + radius) / max(1e-6, sin(min(whole, .pi) / 2))
      path.addLine(to: point(min(distance, radii.outer), (angles.start + angles.end) / 2))
    }
    path.closeSubpath()
    guard radius > 0 else { return path }
    return path.union(path.strokedPath(StrokeStyle(lineWidth: 2 * radius, lineJoin: .round)))
  }

  private func circle(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The angle that a distance takes of a circle of a radius.
  private func cut(_ radius: CGFloat, _ distance: CGFloat) -> CGFloat {
    radius > 0 && distance > 0 ? asin(min(1, distance / radius)) : 0
  }

  private func add(
    _ path: inout Path,
    _ radius: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat,
    isFirst: Bool
  ) {
    let first = point(radius, start)
    if isFirst { path.move(to: first) } else { path.addLine(to: first) }
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(start) - .pi / 2),
      endAngle: .radians(Double(end) - .pi / 2),
      clockwise: end < start
    )
  }
}
