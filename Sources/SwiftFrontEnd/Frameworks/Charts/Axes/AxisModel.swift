import SwiftUI

/// An axis as it is shown: marks at places (C1.3).
struct AxisModel {
  /// Whether the axis is along the bottom or the top.
  let isHorizontal: Bool
  private(set) var places: [Place] = []

  /// The marks of a value, with their side and label.
  struct Place {
    let value: AxisValue
    /// The items with the number of the marks that they are of.
    let items: [_AxisItem]
    let side: AxisMarkPosition.Kind
    let preset: AxisMarkPreset.Kind
    /// The label of the value.
    let words: String
    /// The next value, where centered marks end; nil behind the last.
    let next: _ScaleValue?
  }

  init(
    _ settings: AxisSettings,
    _ scale: PositionScale,
    isHorizontal: Bool,
    length: CGFloat,
    formats: AxisFormats
  ) {
    self.isHorizontal = isHorizontal
    guard settings.isVisible else { return }
    for marks in settings.marks ?? [AxisModel.usual] {
      let ticks = AxisTicks(marks.values, scale, length: length, isHorizontal: isHorizontal)
      let side = Self.side(marks.position, scale, isHorizontal)
      for (index, value) in ticks.values.enumerated() {
        let axisValue = AxisValue(index: index, count: ticks.values.count, value: value)
        places.append(
          Place(
            value: axisValue,
            items: marks.content?(axisValue) ?? Self.items(marks, scale),
            side: side,
            preset: marks.preset.kind,
            words: marks.words?(value) ?? formats.words(value, ticks),
            next: index + 1 < ticks.values.count ? ticks.values[index + 1] : nil
          )
        )
      }
    }
  }

  /// The default marks of an axis.
  static let usual = _AxisMarksDescription(
    preset: .automatic,
    position: .automatic,
    values: .automatic
  )

  /// Returns the default items of a value: categories have no lines (C1.3).
  private static func items(_ marks: _AxisMarksDescription, _ scale: PositionScale) -> [_AxisItem] {
    let label = _AxisItem(kind: .label(AxisLabel()))
    if scale.bandCount > 0 { return [label] }
    return [
      _AxisItem(kind: .grid(marks.stroke)), _AxisItem(kind: .tick(marks.stroke, .automatic)), label,
    ]
  }

  private static func side(
    _ position: AxisMarkPosition,
    _ scale: PositionScale,
    _ isHorizontal: Bool
  ) -> AxisMarkPosition.Kind {
    switch (position.kind, isHorizontal) {
    case (.top, true), (.bottom, true), (.leading, false), (.trailing, false): position.kind
    case (_, true): .bottom
    case (_, false): scale.bandCount > 0 ? .leading : .trailing
    }
  }
}
