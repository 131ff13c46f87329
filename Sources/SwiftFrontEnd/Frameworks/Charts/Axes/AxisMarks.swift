import SwiftUI

/// The marks of an axis at some values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  /// The marks.
  public let _marks: [_AxisMarksDescription]

  /// Creates marks at values.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _marks = [
      _AxisMarksDescription(
        preset: preset,
        position: position,
        values: values,
        content: { content($0)._items }
      )
    ]
  }

  /// Creates marks at the values of an array.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset,
      position: position,
      values: AxisMarkValues(kind: .values(values.map(\.scaleValue))),
      content: content
    )
  }
}

extension AxisMarks where Content == _AxisMarks {
  /// Creates the default marks at values.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    _marks = [
      _AxisMarksDescription(preset: preset, position: position, values: values, stroke: stroke)
    ]
  }

  /// Creates the default marks at the values of an array.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset,
      position: position,
      values: AxisMarkValues(kind: .values(values.map(\.scaleValue))),
      stroke: stroke
    )
  }

  /// Creates the default marks, with formatted labels.
  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    _marks = [
      _AxisMarksDescription(
        preset: preset,
        position: position,
        values: values,
        stroke: stroke,
        words: { Format.FormatInput(scaleValue: $0).map { format.format($0) } }
      )
    ]
  }

  /// Creates the default marks at the values of an array, with formatted labels.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format,
      preset: preset,
      position: position,
      values: AxisMarkValues(kind: .values(values.map(\.scaleValue))),
      stroke: stroke
    )
  }
}
