import Foundation

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates a message without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds characters.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value; privacy has no effect, since messages go to the terminal.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.aligned(String(describing: value()))
  }

  /// Appends a value, or a text for nil.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value?,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.aligned(value().map { String(describing: $0) } ?? "nil")
  }

  /// Adds a whole number in a format.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.aligned(format.text(value()))
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.aligned(format.text(Double(value())))
  }
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The mask of private values.
  public enum Mask: Sendable {
    case hash
    case none
  }

  /// The default of the value's type.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// Redacted in the log.
  public static let `private` = OSLogPrivacy()
  /// Always redacted.
  public static let sensitive = OSLogPrivacy()
  /// The default of the value's type.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Redacted in the log.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Always redacted.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in columns.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = false

  /// No alignment.
  public static let none = OSLogStringAlignment()
  /// Right-aligned in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }
  /// Left-aligned in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? spaces + text : text + spaces
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var isUppercase = false
  var prefix = ""

  /// Decimal.
  public static let decimal = OSLogIntegerFormatting()
  /// Hexadecimal.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Octal.
  public static let octal = OSLogIntegerFormatting(radix: 8)
  /// Hexadecimal.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      isUppercase: uppercase,
      prefix: includePrefix ? "0x" : ""
    )
  }

  func text(_ value: some FixedWidthInteger) -> String {
    prefix + String(value, radix: radix, uppercase: isUppercase)
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  var format = "%f"

  /// With six fraction digits.
  public static let fixed = OSLogFloatFormatting()
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting(format: "%e")
  /// The shorter of both.
  public static let hybrid = OSLogFloatFormatting(format: "%g")
  /// With a number of fraction digits.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision())f")
  }

  func text(_ value: Double) -> String { String(format: format, value) }
}
