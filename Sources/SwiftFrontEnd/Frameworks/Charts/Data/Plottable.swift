@_exported import SwiftUI

/// A value as scales take it.
public enum _ScaleValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A point in time, in seconds since the reference date.
  case date(Double)
  /// A name.
  case category(String)

  /// The number on a continuous scale; nil for a name.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  /// Whether the value can be shown: a name, or a finite number.
  var isFinite: Bool { number?.isFinite ?? true }
}

/// A value that can be plotted.
public protocol Plottable {
  /// The type of the value on a scale.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value on a scale: a number, a date or a string.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value from its value on a scale; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The value for scales.
  var _scaleValue: _ScaleValue { get }
  /// Creates the value from a scale's; nil if it is of another type.
  init?(_scaleValue: _ScaleValue)
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value with a raw one.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value for scales.
  var scaleValue: _ScaleValue { primitivePlottable._scaleValue }

  /// Creates the value from a scale's; nil if it is of another type.
  init?(scaleValue: _ScaleValue) {
    guard let primitive = PrimitivePlottable(_scaleValue: scaleValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
