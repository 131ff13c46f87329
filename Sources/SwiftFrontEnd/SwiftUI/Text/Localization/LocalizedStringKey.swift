/// The key of a localized text in the string tables of the environment's locale (V11.1).
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A value that is interpolated into a key.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(_FormatNumber)
    case formatted(LocalizedValue)
    case text(Text)
    case image(Image)
    case attributed(AttributedString)

    /// The value for plural rules; nil if it is not a number.
    var number: Double? {
      if case .number(let number) = self { number.value } else { nil }
    }
  }

  /// The key with a specifier for each argument.
  let key: String
  let arguments: [Argument]
  /// Whether the key's own `%` signs are doubled.
  let isInterpolated: Bool

  /// Creates a key.
  public init(_ value: String) {
    key = value
    arguments = []
    isInterpolated = false
  }

  init(key: String, arguments: [Argument], isInterpolated: Bool) {
    self.key = key
    self.arguments = arguments
    self.isInterpolated = isInterpolated
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isInterpolated = true
  }

  /// Builds the parts of an interpolated key (V11.2).
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters of the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
