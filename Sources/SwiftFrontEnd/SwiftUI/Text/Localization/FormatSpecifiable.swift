/// A number that a key formats by a specifier (V11.2).
public protocol _FormatSpecifiable: Equatable {
  /// The format specifier of the number in a key.
  var _specifier: String { get }
  /// The number.
  var _number: _FormatNumber { get }
}

/// A number of any type that keys format.
public enum _FormatNumber: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)

  /// The number, by which plural forms are chosen.
  var value: Double {
    switch self {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .floating(let number): number
    }
  }

  /// The number as a locale writes it.
  ///
  /// - Parameter specifier: The conversion, without the sign and the position; nil for the number's
  ///   default.
  func string(_ specifier: String?, _ locale: Locale) -> String {
    let specifier = specifier ?? ownSpecifier
    guard let conversion = specifier.last else { return "" }
    // The number's type has the length modifier.
    let flags = specifier.dropLast().filter { !"lhqzjt".contains($0) }
    switch conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c":
      switch self {
      case .signed(let number):
        return String(format: "%\(flags)ll\(conversion)", locale: locale, number)
      case .unsigned(let number):
        return String(format: "%\(flags)ll\(conversion)", locale: locale, number)
      case .floating(let number):
        return String(format: "%\(flags).0f", locale: locale, number.rounded(.towardZero))
      }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return String(format: "%\(flags)\(conversion)", locale: locale, value)
    default:
      return string(ownSpecifier, locale)
    }
  }

  private var ownSpecifier: String {
    switch self {
    case .signed: "d"
    case .unsigned: "u"
    case .floating: "f"
    }
  }
}

extension Int: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%lld" }
  /// The number.
  public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension Int8: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%d" }
  /// The number.
  public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension Int16: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%d" }
  /// The number.
  public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension Int32: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%d" }
  /// The number.
  public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension Int64: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%lld" }
  /// The number.
  public var _number: _FormatNumber { .signed(self) }
}

extension UInt: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%llu" }
  /// The number.
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt8: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%u" }
  /// The number.
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt16: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%u" }
  /// The number.
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt32: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%u" }
  /// The number.
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt64: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%llu" }
  /// The number.
  public var _number: _FormatNumber { .unsigned(self) }
}

extension Double: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%lf" }
  /// The number.
  public var _number: _FormatNumber { .floating(self) }
}

extension Float: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%f" }
  /// The number.
  public var _number: _FormatNumber { .floating(Double(self)) }
}

extension CGFloat: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%lf" }
  /// The number.
  public var _number: _FormatNumber { .floating(Double(self)) }
}

/// A value of Foundation's that formatters write: those that are bridged to objects elsewhere.
public protocol _FormatterSubject {}

extension Calendar: _FormatterSubject {}
extension CharacterSet: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Date: _FormatterSubject {}
extension DateComponents: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension IndexPath: _FormatterSubject {}
extension IndexSet: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension Measurement: _FormatterSubject {}
extension PersonNameComponents: _FormatterSubject {}
extension TimeZone: _FormatterSubject {}
extension URL: _FormatterSubject {}
extension URLComponents: _FormatterSubject {}
extension URLQueryItem: _FormatterSubject {}
extension UUID: _FormatterSubject {}
