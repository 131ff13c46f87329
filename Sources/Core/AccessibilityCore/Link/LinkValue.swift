/// A value that can be sent to another process, as bytes that only the same build reads.
package protocol LinkValue {
  /// Writes the value.
  func write(to writer: inout LinkWriter)

  /// Reads a value written by ``write(to:)``.
  init(from reader: inout LinkReader) throws(LinkError)
}

/// An error in the bytes of a value.
package struct LinkError: Error {
  package init() {}
}

/// A buffer into which values are written.
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

/// A buffer from which values are read.
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
