import SwiftUI

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar)
    case values([_ScaleValue])
  }

  let kind: Kind
  /// Whether the domain begins with a mark; nil for what the chart finds right.
  var roundLower: Bool?
  /// Whether the domain ends with a mark; nil for what the chart finds right.
  var roundUpper: Bool?

  /// Nice values.
  public static var automatic: AxisMarkValues { automatic() }

  /// About as many nice values as are desired.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(minimumStride: nil, desiredCount: desiredCount),
      roundLower: roundLowerBound,
      roundUpper: roundUpperBound
    )
  }

  /// Nice values that are not nearer to each other than a stride.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      roundLower: roundLowerBound,
      roundUpper: roundUpperBound
    )
  }

  /// Multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(Double(stepSize)),
      roundLower: roundLowerBound,
      roundUpper: roundUpperBound
    )
  }

  /// Multiples of a calendar's units.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(component, count, calendar ?? .current),
      roundLower: roundLowerBound,
      roundUpper: roundUpperBound
    )
  }
}

/// The layout of an axis's labels.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Sendable { case automatic, extended, aligned, inset }
  let kind: Kind

  /// As the chart finds right.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Behind lines that are longer than the plot.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Within the plot's width.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Inside of the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// On which side of the plot an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind

  /// At the bottom; behind the plot, and before it for names.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// Behind the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// A value of an axis.
public struct AxisValue {
  /// Its number among the axis' values.
  public let index: Int
  /// The count of values.
  public let count: Int
  let value: _ScaleValue

  /// The value as one of a type; nil if it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    if let value = P(scaleValue: value) { return value }
    return nil
  }
}
