/// Words that are looked up in the tables of strings of the environment's locale (V11.1).
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// What a key was interpolated with.
  enum Argument: Equatable {
    case value(String)
    case text(Text)
    case image(Image)
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

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isInterpolated = true
  }

  /// Collects the parts of an interpolated key (V11.2).
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      append("%@", .value(string))
    }

    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    public mutating func appendInterpolation(_ image: Image) { append("%@", .image(image)) }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Input: FormatStyle>(
      _ input: Input.FormatInput,
      format: Input
    ) where Input.FormatInput: Equatable, Input.FormatOutput == String {
      append("%@", .value(format.format(input)))
    }

    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      append(value._specifier, .value(value._formatted(nil)))
    }

    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value,
      specifier: String
    ) {
      append(specifier, .value(value._formatted(specifier)))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// A number that a key formats by a specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The specifier that stands for the number in a key.
  var _specifier: String { get }
  /// The number in words, by a specifier if one is given.
  func _formatted(_ specifier: String?) -> String
}
