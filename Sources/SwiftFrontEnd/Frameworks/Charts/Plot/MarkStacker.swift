import SwiftUI

/// Stacks marks of the same value, and puts them side by side (C1.7).
struct MarkStacker {
  private let marks: [Mark]

  /// The place that marks are put upon each other at.
  private struct Key: Hashable {
    let kind: Mark.Kind
    let place: [_ScaleValue]
    let slot: _ScaleValue?
  }

  private struct Stack {
    var positive = 0.0
    var negative = 0.0
    /// The sum of the sizes, signs apart.
    var total = 0.0
    /// The last mark on each side.
    var last: (positive: Int?, negative: Int?) = (nil, nil)
  }

  init(_ marks: [Mark]) { self.marks = marks }

  /// The marks with their places, in their order, without those that have none.
  func placed() -> [PlacedMark] {
    var placed: [PlacedMark] = []
    placed.reserveCapacity(marks.count)
    for (index, mark) in marks.enumerated() where mark.function == nil {
      let new = PlacedMark(
        index: index,
        x: PlacedMark.Place(mark.x),
        y: PlacedMark.Place(mark.y),
        isVertical: mark.isVertical
      )
      if new.x.isFinite, new.y.isFinite { placed.append(new) }
    }
    stack(&placed)
    arrange(&placed)
    return placed
  }

  // MARK: Upon each other

  private func stack(_ placed: inout [PlacedMark]) {
    var stacks: [Key: Stack] = [:]
    for item in placed {
      guard let (key, number) = stacked(item) else { continue }
      stacks[key, default: Stack()].total += abs(number)
    }
    for index in placed.indices {
      let mark = marks[placed[index].index]
      guard let (key, number) = stacked(placed[index]) else {
        if let number = own(placed[index])?.number { set(&placed[index], 0, number) }
        continue
      }
      var stack = stacks[key] ?? Stack()
      var size = number
      if mark.stacking.kind == .normalized { size = stack.total > 0 ? number / stack.total : 0 }
      let shift = mark.stacking.kind == .center ? -stack.total / 2 : 0
      if size < 0 {
        set(&placed[index], stack.negative + shift, stack.negative + size + shift)
        stack.negative += size
        if let last = stack.last.negative { placed[last].isOutermost = false }
        stack.last.negative = index
      } else {
        set(&placed[index], stack.positive + shift, stack.positive + size + shift)
        stack.positive += size
        if let last = stack.last.positive { placed[last].isOutermost = false }
        stack.last.positive = index
      }
      stacks[key] = stack
    }
  }

  /// The number of a bar or an area that begins at zero; nil for other marks.
  private func own(_ item: PlacedMark) -> _ScaleValue? {
    let mark = marks[item.index]
    switch mark.kind {
    case .bar, .area, .sector: break
    case .line, .point, .rule, .rectangle: return nil
    }
    guard case .value(let data) = item.isVertical ? mark.y : mark.x, data.interval == nil,
      case .number = data.value
    else { return nil }
    return data.value
  }

  /// The stack of a mark and its number; nil for one that is not stacked.
  private func stacked(_ item: PlacedMark) -> (Key, Double)? {
    let mark = marks[item.index]
    guard mark.stacking.kind != .unstacked, let number = own(item)?.number else { return nil }
    let across = item.isVertical ? item.x : item.y
    let slot = mark.traits.position?.value.value
    return (Key(kind: mark.kind, place: across.values, slot: slot), number)
  }

  private func set(_ item: inout PlacedMark, _ start: Double, _ end: Double) {
    if item.isVertical {
      item.y = .range(.number(start), .number(end))
    } else {
      item.x = .range(.number(start), .number(end))
    }
  }

  // MARK: Beside each other

  private func arrange(_ placed: inout [PlacedMark]) {
    var slots: [_ScaleValue: Int] = [:]
    for item in placed {
      guard let value = marks[item.index].traits.position?.value.value else { continue }
      if slots[value] == nil { slots[value] = slots.count }
    }
    guard !slots.isEmpty else { return }
    for index in placed.indices {
      guard let value = marks[placed[index].index].traits.position?.value.value,
        let slot = slots[value]
      else { continue }
      placed[index].slot = (slot, slots.count)
    }
  }
}
