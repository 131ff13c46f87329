import SwiftUI

/// The positions of the marks of a plot of a size, in points from its top left corner (C1.8).
struct PlotGeometry {
  let model: PlotModel
  let size: CGSize
  /// Whether the bottom is read from right to left.
  let isMirrored: Bool

  /// The default share of a bar in its band.
  static let barRatio: CGFloat = 0.7
  /// The available length of a single bar on a scale without bands, in points.
  private static let lonelyRoom: CGFloat = 40

  // MARK: Values

  /// Returns the horizontal position of a value; nil for one that is not on the scale.
  func x(_ value: _ScaleValue) -> CGFloat? {
    model.x.position(value, in: size.width).map(mirrored)
  }

  /// Returns the vertical position of a value; nil for one that is not on the scale.
  func y(_ value: _ScaleValue) -> CGFloat? {
    model.y.position(value, in: size.height).map(raised)
  }

  /// The value along the bottom at a distance from the left; nil for none.
  func valueX(at x: CGFloat) -> _ScaleValue? { model.x.value(at: mirrored(x), in: size.width) }

  /// The value along the side at a distance from the top; nil for none.
  func valueY(at y: CGFloat) -> _ScaleValue? { model.y.value(at: raised(y), in: size.height) }

  private func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? size.width - x : x }

  /// Numbers begin at the bottom, categories at the top.
  private func raised(_ y: CGFloat) -> CGFloat {
    model.y.bandCount > 0 ? y : size.height - y
  }

  // MARK: Marks

  /// The rectangle of a mark without the distances of modifiers; nil for one that has no place.
  func rect(of item: PlacedMark) -> CGRect? {
    let mark = model.marks[item.index]
    let slotIsHorizontal = mark.traits.position?.axis.map { $0 == .horizontal } ?? item.isVertical
    guard
      let across = span(
        item.x,
        mark,
        mark.width,
        isHorizontal: true,
        slot: slotIsHorizontal ? item.slot : nil
      ),
      let up = span(
        item.y,
        mark,
        mark.height,
        isHorizontal: false,
        slot: slotIsHorizontal ? nil : item.slot
      )
    else { return nil }
    let offset = mark.traits.offset
    let (left, right) = (across.start + offset.xStart, across.end + offset.xEnd)
    let (top, bottom) = (up.start + offset.yStart, up.end + offset.yEnd)
    return CGRect(
      x: min(left, right),
      y: min(top, bottom),
      width: abs(right - left),
      height: abs(bottom - top)
    )
  }

  /// The point of a mark of one; nil for one that has no place.
  func point(of item: PlacedMark) -> CGPoint? {
    rect(of: item).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  private func span(
    _ place: PlacedMark.Place,
    _ mark: Mark,
    _ dimension: MarkDimension,
    isHorizontal: Bool,
    slot: (index: Int, count: Int)?
  ) -> (start: CGFloat, end: CGFloat)? {
    let scale = isHorizontal ? model.x : model.y
    let length = isHorizontal ? size.width : size.height
    let placed = isHorizontal ? mirrored : raised
    switch place {
    case .none: return mark.isThin ? (length / 2, length / 2) : (0, length)
    case .points(let start, let end):
      if mark.kind == .point {
        let place = start ?? length / 2
        return isHorizontal ? (mirrored(place), mirrored(place)) : (place, place)
      }
      // Distances are from the leading and top edges, whatever the scale.
      let (start, end) = (start ?? 0, end ?? length)
      return isHorizontal ? (mirrored(start), mirrored(end)) : (start, end)
    case .range(let start, let end):
      guard let first = scale.position(start, in: length),
        let last = scale.position(end, in: length)
      else { return nil }
      // A range of categories spans the bands of both ends.
      let half = scale.bandSize(in: length) / 2
      return (
        placed(first + (first <= last ? -half : half)),
        placed(last + (first <= last ? half : -half))
      )
    case .at(let value):
      guard let middle = scale.position(value, in: length) else { return nil }
      if mark.isThin { return moved(placed(middle), room(scale, isHorizontal, length), slot, mark) }
      return around(middle, room(scale, isHorizontal, length), mark, dimension, slot, placed)
    case .interval(let low, let high):
      guard let first = scale.position(low, in: length), let last = scale.position(high, in: length)
      else { return nil }
      let middle = (first + last) / 2
      if mark.isThin { return moved(placed(middle), abs(last - first), slot, mark) }
      return around(middle, abs(last - first), mark, dimension, slot, placed)
    }
  }

  /// Returns the available length of a mark at a single value: a band, or the smallest distance of
  /// two marks.
  private func room(_ scale: PositionScale, _ isHorizontal: Bool, _ length: CGFloat) -> CGFloat {
    if scale.bandCount > 0 { return scale.bandSize(in: length) }
    let extent = length - scale.padding.start - scale.padding.end
    guard let spacing = isHorizontal ? model.spacing.x : model.spacing.y else {
      return min(extent, Self.lonelyRoom)
    }
    return CGFloat(spacing) * extent
  }

  private func around(
    _ middle: CGFloat,
    _ room: CGFloat,
    _ mark: Mark,
    _ dimension: MarkDimension,
    _ slot: (index: Int, count: Int)?,
    _ placed: (CGFloat) -> CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    let ratio = mark.kind == .rectangle ? 1 : Self.barRatio
    var (middle, room) = (middle, room)
    if let slot {
      (middle, room) = self.slot(slot, around: middle, in: room, mark)
    }
    let length = dimension.length(in: room, automatic: ratio)
    return (placed(middle - length / 2), placed(middle + length / 2))
  }

  private func moved(
    _ place: CGFloat,
    _ room: CGFloat,
    _ slot: (index: Int, count: Int)?,
    _ mark: Mark
  ) -> (start: CGFloat, end: CGFloat) {
    guard let slot else { return (place, place) }
    let middle = self.slot(slot, around: place, in: room, mark).middle
    return (middle, middle)
  }

  /// Returns the centre and length of a slot beside others.
  private func slot(
    _ slot: (index: Int, count: Int),
    around middle: CGFloat,
    in room: CGFloat,
    _ mark: Mark
  ) -> (middle: CGFloat, room: CGFloat) {
    let span = (mark.traits.position?.span ?? .automatic)
      .length(in: room, automatic: Self.barRatio)
    let part = span / CGFloat(slot.count)
    return (middle - span / 2 + (CGFloat(slot.index) + 0.5) * part, part)
  }
}

extension Mark {
  /// Whether the mark has no extent at a single value.
  fileprivate var isThin: Bool {
    switch kind {
    case .line, .point, .area, .rule: true
    case .bar, .rectangle, .sector: false
    }
  }
}
