/// A value that goes from one process to another, as bytes that only the same build reads.
package protocol LinkValue {
  /// Writes the value.
  func write(to writer: inout LinkWriter)

  /// Reads what ``write(to:)`` has written.
  init(from reader: inout LinkReader) throws(LinkError)
}

/// Why bytes are no value.
package struct LinkError: Error {
  package init() {}
}

/// Bytes that values are written into.
package struct LinkWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(raw: some Collection<UInt8>) { bytes += raw }

  package mutating func write(_ value: some LinkValue) { value.write(to: &self) }

  /// Writes a value by its name.
  mutating func write<Name: RawRepresentable<String>>(named value: Name) {
    write(value.rawValue)
  }

  mutating func write<Name: RawRepresentable<String>>(named value: Name?) {
    write(value?.rawValue)
  }
}

/// Bytes that values are read from.
package struct LinkReader {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package mutating func take(_ count: Int) throws(LinkError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw LinkError() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  package mutating func read<Value: LinkValue>() throws(LinkError) -> Value {
    try Value(from: &self)
  }

  /// Reads a value by its name.
  mutating func readNamed<Name: RawRepresentable<String>>() throws(LinkError) -> Name {
    guard let value = Name(rawValue: try read()) else { throw LinkError() }
    return value
  }

  mutating func readNamed<Name: RawRepresentable<String>>() throws(LinkError) -> Name? {
    guard let name: String = try read() else { return nil }
    guard let value = Name(rawValue: name) else { throw LinkError() }
    return value
  }
}
