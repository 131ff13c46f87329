package import LayoutCore

/// Elements of a lazy container side by side: one in a stack, one for each track in a grid.
struct LazyGroup {
  /// The positions of the elements, as far as they have views.
  var positions: ClosedRange<Int>
  /// The start and end along the container's axis, in points of the scene.
  var start: Double
  var end: Double

  /// The groups of elements in their order; those without extent are left out.
  ///
  /// An element starts another group if it starts after the end of the last one.
  static func groups(_ elements: [(position: Int, extent: ClosedRange<Double>?)]) -> [LazyGroup] {
    var groups: [LazyGroup] = []
    for case (let position, let extent?) in elements {
      if let last = groups.last, last.positions.upperBound == position - 1,
        extent.lowerBound < last.end - 0.01
      {
        groups[groups.count - 1].join(position, extent)
      } else {
        groups.append(
          LazyGroup(
            positions: position...position,
            start: extent.lowerBound,
            end: extent.upperBound
          )
        )
      }
    }
    return groups
  }

  /// Whether elements follow each other against the axis, as in a row from right to left.
  static func runsBackwards(_ extents: [ClosedRange<Double>?]) -> Bool {
    let known = extents.lazy.compactMap { $0 }
    guard let first = known.first, let next = known.first(where: { $0 != first }) else {
      return false
    }
    return next.upperBound <= first.lowerBound + 0.01
  }

  private mutating func join(_ position: Int, _ extent: ClosedRange<Double>) {
    positions = positions.lowerBound...position
    start = min(start, extent.lowerBound)
    end = max(end, extent.upperBound)
  }
}

extension GraphNode {
  /// The start and end of the node's views along an axis, in points of the scene; nil if they have
  /// no place.
  package final func extent(in result: LayoutResult, along axis: Axis) -> ClosedRange<Double>? {
    if position >= 0, let geometry = result.geometry(at: Int(position)) {
      return geometry.frame(in: .global).range(along: axis)
    }
    var extent: ClosedRange<Double>?
    for child in children where !(child is LayerNode) {
      guard let inner = child.extent(in: result, along: axis) else { continue }
      guard let known = extent else {
        extent = inner
        continue
      }
      extent =
        min(known.lowerBound, inner.lowerBound)...max(known.upperBound, inner.upperBound)
    }
    return extent
  }
}

extension Rect {
  /// The range along an axis; against the axis if reversed.
  func range(along axis: Axis, isReversed: Bool = false) -> ClosedRange<Double> {
    let range =
      axis == .horizontal
      ? minX...max(minX, minX + width) : minY...max(minY, minY + height)
    return isReversed ? range.reversed : range
  }
}

extension ClosedRange<Double> {
  /// The range with its ends negated and swapped.
  var reversed: ClosedRange<Double> { -upperBound...(-lowerBound) }
}
