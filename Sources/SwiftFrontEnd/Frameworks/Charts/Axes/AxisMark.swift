import SwiftUI

/// A line, a tick or a label of an axis.
public protocol AxisMark {
  /// The items that the mark has at a value.
  var _items: [_AxisItem] { get }
}

/// A grid line, a tick or a label of an axis.
public struct _AxisItem {
  enum Kind {
    case grid(StrokeStyle?)
    case tick(StrokeStyle?, AxisTick.Length)
    case label(AxisLabel)
  }

  var kind: Kind
  /// Whether it is in the middle between two values, or of a name's band; nil for the usual.
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The label of an axis at a value.
struct AxisLabel {
  /// The view; nil for the text of the value.
  var content: ((AxisValue) -> AnyView)?
  /// Formats the value; nil for the default format.
  var words: ((_ScaleValue) -> String?)?
  var anchor: UnitPoint?
  /// The spacing to the plot, in points; nil for the default.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  /// Whether labels may cover each other.
  var isFixed = false
  /// The rotation.
  var angle = Angle.zero
}

/// Builds the marks of a value on an axis.
@resultBuilder
public struct AxisMarkBuilder {
  /// One mark.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisMarks {
    _AxisMarks(_items: mark._items)
  }
  /// The marks of the statements.
  public static func buildBlock(_ marks: _AxisMarks...) -> _AxisMarks {
    _AxisMarks(_items: marks.flatMap(\._items))
  }
  /// An `if` without `else`.
  public static func buildOptional(_ marks: _AxisMarks?) -> _AxisMarks {
    marks ?? _AxisMarks(_items: [])
  }
  /// The marks of a condition that holds.
  public static func buildEither(first marks: _AxisMarks) -> _AxisMarks { marks }
  /// The marks of a condition that does not hold.
  public static func buildEither(second marks: _AxisMarks) -> _AxisMarks { marks }
  /// Content behind an availability check.
  public static func buildLimitedAvailability(_ marks: _AxisMarks) -> _AxisMarks { marks }
}

/// Several marks of a value on an axis.
public struct _AxisMarks: AxisMark {
  /// The items.
  public let _items: [_AxisItem]
}

/// A mark of any type.
public struct AnyAxisMark: AxisMark {
  /// The grid line.
  public let _items: [_AxisItem]
  /// Creates a type-erased mark.
  public init<M: AxisMark>(_ mark: M) { _items = mark._items }
  /// Creates a type-erased mark.
  public init<M: AxisMark>(erasing mark: M) { _items = mark._items }
}

extension AxisMark {
  private func changed(_ change: (inout _AxisItem) -> Void) -> _AxisMarks {
    var items = _items
    for index in items.indices { change(&items[index]) }
    return _AxisMarks(_items: items)
  }

  /// Sets the style of the mark.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// The font of labels.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

  /// Offsets the mark, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Offsets the mark, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}
