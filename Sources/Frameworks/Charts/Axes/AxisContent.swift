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
  /// Nothing.
  public static func buildBlock() -> _AxisContents { _AxisContents(_marks: []) }
  /// Marks.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// The first marks.
  public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }
  /// All marks so far and the next ones.
  public static func buildPartialBlock<First: AxisContent, Next: AxisContent>(
    accumulated: First,
    next: Next
  ) -> _AxisContents { _AxisContents(_marks: accumulated._marks + next._marks) }
  /// Marks, or none.
  public static func buildIf<C: AxisContent>(_ content: C?) -> _AxisContents {
    _AxisContents(_marks: content?._marks ?? [])
  }
  /// The marks of a condition that holds.
  public static func buildEither<C: AxisContent>(first: C) -> _AxisContents {
    _AxisContents(_marks: first._marks)
  }
  /// The marks of a condition that does not hold.
  public static func buildEither<C: AxisContent>(second: C) -> _AxisContents {
    _AxisContents(_marks: second._marks)
  }
  /// Marks that are not available everywhere.
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> _AxisContents {
    _AxisContents(_marks: content._marks)
  }
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
