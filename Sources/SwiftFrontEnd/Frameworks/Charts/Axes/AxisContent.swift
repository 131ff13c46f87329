import SwiftUI

/// What an axis shows.
public protocol AxisContent {
  /// The marks.
  var _marks: [_AxisMarksDescription] { get }
}

/// Marks of an axis at values, as they are said.
public struct _AxisMarksDescription {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// What a value has; nil for the usual.
  var content: ((AxisValue) -> [_AxisItem])?
  /// How the usual lines are drawn.
  var stroke: StrokeStyle?
  /// How the usual labels are written.
  var words: ((_ScaleValue) -> String?)?
}

/// Builds the content of axes.
@resultBuilder
public struct AxisContentBuilder {
  /// Marks.
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisContents {
    _AxisContents(_marks: content._marks)
  }
  /// All marks behind each other.
  public static func buildBlock(_ contents: _AxisContents...) -> _AxisContents {
    _AxisContents(_marks: contents.flatMap(\._marks))
  }
  /// Marks, or none.
  public static func buildOptional(_ content: _AxisContents?) -> _AxisContents {
    content ?? _AxisContents(_marks: [])
  }
  /// The marks of a condition that holds.
  public static func buildEither(first content: _AxisContents) -> _AxisContents { content }
  /// The marks of a condition that does not hold.
  public static func buildEither(second content: _AxisContents) -> _AxisContents { content }
  /// Marks that are not available everywhere.
  public static func buildLimitedAvailability(_ content: _AxisContents) -> _AxisContents { content }
}

/// Several marks of an axis.
public struct _AxisContents: AxisContent {
  /// The marks.
  public let _marks: [_AxisMarksDescription]
}

/// What a chart is told of one of its axes.
struct AxisSettings {
  var visibility = Visibility.automatic
  /// The marks; nil for the usual ones.
  var marks: [_AxisMarksDescription]?
  /// What the axis measures.
  var title: AxisTitle?

  /// Whether the axis is there.
  var isVisible: Bool { visibility != .hidden }
}

/// A view that says what an axis measures.
struct AxisTitle {
  var content: AnyView
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
}
