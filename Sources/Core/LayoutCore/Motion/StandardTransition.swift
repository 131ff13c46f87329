/// A built-in transition of the framework (T6.5), with its effects by phase.
package enum StandardTransition: Hashable, Sendable {
  case identity
  case opacity
  case slide
  case scale(Double, anchor: UnitPoint)
  case move(Edge)
  case offset(Point)
  case push(from: Edge)
  case blurReplace(isUpward: Bool)

  /// The effects on a view in a phase.
  package struct Values: Sendable, Equatable {
    package var opacity = 1.0
    package var scale = 1.0
    package var blur = 0.0
    /// The offset, in points.
    package var offset = Point.zero
    /// The offset, in the view's size; leading and trailing follow the layout's direction.
    package var move = Point.zero
  }

  /// Whether it moves or scales the view (T6.8).
  package var hasMotion: Bool {
    switch self {
    case .identity, .opacity: false
    case .slide, .scale, .move, .offset, .push, .blurReplace: true
    }
  }

  /// The effects on the view in a phase.
  package func values(in phase: ViewTransitionPhase) -> Values {
    var values = Values()
    switch self {
    case .identity: break
    case .opacity: values.opacity = phase.isIdentity ? 1 : 0
    case .slide: values.move.x = phase.value
    case .scale(let scale, _):
      // The scale is never exactly 0.
      values.scale = phase.isIdentity ? 1 : scale == 0 ? 1e-5 : scale
    case .move(let edge): values.move = edge.direction(times: phase.isIdentity ? 0 : 1)
    case .offset(let offset): values.offset = phase.isIdentity ? .zero : offset
    case .push(let edge):
      // It leaves at the opposite edge.
      values.move = edge.direction(times: -phase.value)
      values.opacity = phase.isIdentity ? 1 : 0
    case .blurReplace(let isUpward):
      let isLarge = phase == .didDisappear && isUpward
      values.blur = phase.isIdentity ? 0 : 7
      values.scale = phase.isIdentity ? 1 : isLarge ? 1.1 : 0.9
      values.opacity = phase.isIdentity ? 1 : 0
    }
    return values
  }
}

extension Edge {
  /// The direction towards the edge, times a factor.
  fileprivate func direction(times count: Double) -> Point {
    switch self {
    case .leading: Point(x: -count, y: 0)
    case .trailing: Point(x: count, y: 0)
    case .top: Point(x: 0, y: -count)
    case .bottom: Point(x: 0, y: count)
    }
  }
}
