import SwiftUI

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _scaleValue: _ScaleValue { .number(Double(self)) }
  /// Creates the nearest integer.
  public init?(_scaleValue: _ScaleValue) {
    guard case .number(let number) = _scaleValue, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _scaleValue: _ScaleValue { .number(Double(self)) }
  /// Creates the number.
  public init?(_scaleValue: _ScaleValue) {
    guard case .number(let number) = _scaleValue else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number.
  public var _scaleValue: _ScaleValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// Creates the number.
  public init?(_scaleValue: _ScaleValue) {
    guard case .number(let number) = _scaleValue, number.isFinite else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The point in time.
  public var _scaleValue: _ScaleValue { .date(timeIntervalSinceReferenceDate) }
  /// Creates the point in time.
  public init?(_scaleValue: _ScaleValue) {
    guard case .date(let seconds) = _scaleValue else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The name.
  public var _scaleValue: _ScaleValue { .category(self) }
  /// Creates the name.
  public init?(_scaleValue: _ScaleValue) {
    guard case .category(let name) = _scaleValue else { return nil }
    self = name
  }
}
