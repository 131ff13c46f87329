/// A type-erased list of values: the path of a navigation stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// The count of values.
  public var count: Int { values.count }
  /// `true` if the path has no values.
  public var isEmpty: Bool { values.isEmpty }
  /// The path for storage; nil if a value is not codable.
  public var codable: CodableRepresentation? { CodableRepresentation(self) }

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its stored form.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last values.
  ///
  /// - Precondition: The path has that many values.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// A path for storage: the type names of its values, and the values.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init?(_ path: NavigationPath) {
      guard path.values.allSatisfy({ $0.base is any Codable }) else { return nil }
      values = path.values
    }

    /// Decodes the path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let value = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "no type is named \(name)"
          )
        }
        let decoded = try JSONDecoder().decode(type, from: Data(value.utf8))
        values.insert(AnyHashable(decoded), at: 0)
      }
      self.values = values
    }

    /// Encodes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(Swift.type(of: value.base)) ?? "")
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }
}
