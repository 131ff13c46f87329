extension PersonNameComponents {
  /// Parses a name in English order: given, middle and family name.
  public struct ParseStrategy: Foundation.ParseStrategy {
    /// Creates a strategy.
    public init() {}

    /// The name in a text.
    ///
    /// - Throws: `CocoaError.formatting` if there is no word in it.
    public func parse(_ value: String) throws -> PersonNameComponents {
      let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, let last = words.last else {
        throw CocoaError(.formatting)
      }
      var name = PersonNameComponents()
      name.givenName = first
      if words.count > 1 { name.familyName = last }
      if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
      return name
    }
  }
}
