import SwiftUI

/// The content of an axis.
public protocol AxisContent {
  /// The marks.
  var _marks: [_AxisMarksDescription] { get }
}

/// The marks of an axis at some values.
public struct _AxisMarksDescription {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// Returns the marks at a value; nil for the default ones.
  var content: ((AxisValue) -> [_AxisItem])?
  /// The stroke of the default lines.
  var stroke: StrokeStyle?
  /// The format of the default labels.
  var words: ((_ScaleValue) -> String?)?
}

/// Builds the content of axes.
@resultBuilder
public struct AxisContentBuilder {
  /// Marks.
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisContents {
    _AxisContents(_marks: content._marks)
  }
  /// The marks of the statements.
  public static func buildBlock(_ contents: _AxisContents...) -> _AxisContents {
    _AxisContents(_marks: contents.flatMap(\._marks))
  }
  /// An `if` without `else`.
  public static func buildOptional(_ content: _AxisContents?) -> _AxisContents {
    content ?? _AxisContents(_marks: [])
  }
  /// The marks of a condition that holds.
  public static func buildEither(first content: _AxisContents) -> _AxisContents { content }
  /// The marks of a condition that does not hold.
  public static func buildEither(second content: _AxisContents) -> _AxisContents { content }
  /// Content behind an availability check.
  public static func buildLimitedAvailability(_ content: _AxisContents) -> _AxisContents { content }
}

/// Several groups of an axis's marks.
public struct _AxisContents: AxisContent {
  /// The marks.
  public let _marks: [_AxisMarksDescription]
}

/// The settings of one axis of a chart.
struct AxisSettings {
  var visibility = Visibility.automatic
  /// The marks; nil for the usual ones.
  var marks: [_AxisMarksDescription]?
  /// The title of the axis.
  var title: AxisTitle?

  /// `true` if the axis is visible.
  var isVisible: Bool { visibility != .hidden }
}

/// The view that titles an axis.
struct AxisTitle {
  var content: AnyView
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
}
