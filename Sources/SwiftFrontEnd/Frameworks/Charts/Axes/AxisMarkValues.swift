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
  /// `true` if the domain begins with a mark; nil for the default.
  var roundLower: Bool?
  /// `true` if the domain ends with a mark; nil for the default.
  var roundUpper: Bool?

  /// Nice values.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values, about as many as desired.
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

  /// Round values, at least a stride apart.
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

  /// Multiples of calendar units.
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

  /// The default of the axis.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Beside lines that extend beyond the plot.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Within the plot's width.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Inside the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The side of the plot that an axis is on.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind

  /// The bottom; the trailing side, or the leading side for categories.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// The leading side of the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// The trailing side of the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// A value of an axis.
public struct AxisValue {
  /// The index among the axis's values.
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
