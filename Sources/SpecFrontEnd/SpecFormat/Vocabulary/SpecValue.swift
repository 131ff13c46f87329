/// The values allowed in a place of a spec file: the words in which the vocabulary is written, from
/// which the JSON Schema is made.
package indirect enum SpecValue: Sendable {
  case string
  case number
  /// An expression of the geometry reader around it.
  case proxyExpression
  /// Expressions of the geometry reader around it, compared.
  case condition
  /// A number above 0.
  case positiveNumber
  /// A whole number, 0 or more.
  case count
  /// A whole number, 1 or more.
  case positiveCount
  case boolean
  /// Nothing but `true`: a modifier without arguments.
  case yes
  case null
  /// `"inf"`.
  case infinity
  /// `"-inf"`.
  case negativeInfinity
  /// One of some names.
  case oneOf([String])
  /// A list; of a fixed number of elements, if given.
  case list(SpecValue, count: Int? = nil)
  /// An object of known keys.
  case object(SpecObject)
  /// An object of any keys.
  case map(SpecValue)
  /// One of several forms.
  case either([SpecValue])
  /// A definition of the schema, by its name.
  case defined(String)
  /// Anything.
  case any

  /// A number or `"inf"`.
  static let length = SpecValue.either([.number, .infinity])
  /// A number, stated or computed from a geometry reader.
  static let computed = SpecValue.either([.number, .proxyExpression])
  /// A length, stated or computed from a geometry reader.
  static let computedLength = SpecValue.either([.number, .infinity, .proxyExpression])
  /// The spacing of a container.
  static let spacing = SpecValue.either([.number, .proxyExpression, .null])
  /// A number, null or `"inf"`.
  package static let proposedLength = SpecValue.either([.number, .infinity, .null])
  /// A guide's value: a number or an expression.
  static let guideValue = SpecValue.either([.number, .string])
  /// A rectangle, or some of its coordinates.
  static let expectedFrame = SpecValue.either([
    .defined("rectangle"),
    .object(SpecVocabulary.coordinates),
  ])
  static let view = SpecValue.defined("view")
  static let views = SpecValue.defined("views")

  /// A list, or an expectation of the parts that it contains.
  static func listOrPart(_ element: SpecValue) -> SpecValue {
    .either([
      .list(element), .object(SpecObject([SpecField("contains", .list(element), required: true)])),
    ])
  }

  /// Whether null is one of its forms.
  var mayBeNull: Bool {
    if case .either(let values) = self { return values.contains(where: \.mayBeNull) }
    return if case .null = self { true } else { false }
  }

  /// Whether an infinity is one of its forms.
  var mayBeInfinite: Bool {
    if case .either(let values) = self { return values.contains(where: \.mayBeInfinite) }
    if case .infinity = self { return true }
    return if case .negativeInfinity = self { true } else { false }
  }
}

/// A key of an object and what stands behind it.
package struct SpecField: Sendable {
  package let name: String
  package let value: SpecValue
  package let isRequired: Bool

  package init(_ name: String, _ value: SpecValue, required: Bool = false) {
    self.name = name
    self.value = value
    isRequired = required
  }
}

/// An object of known keys.
package struct SpecObject: Sendable {
  package let fields: [SpecField]
  /// The keys: those of the fields, and `comment`, which is one everywhere.
  private let names: [String]
  /// Their first bytes, by which most of them are told from a key.
  private let firstBytes: [UInt8]
  /// The keys that must be there.
  package let requiredNames: [String]

  package init(_ fields: [SpecField]) {
    self.fields = fields
    names = fields.map(\.name) + ["comment"]
    firstBytes = names.map { $0.utf8.first ?? 0 }
    requiredNames = fields.filter(\.isRequired).map(\.name)
  }

  /// Whether `name` is one of the keys.
  package func allows(_ name: String) -> Bool { names.contains(name) }

  /// Whether `key` is one of the keys.
  func allows(_ key: JSONKey) -> Bool {
    for (index, byte) in firstBytes.enumerated() where byte == key.firstByte {
      if key == names[index] { return true }
    }
    return false
  }
}
