internal import LayoutCore

extension UInt64: LinkValue {
  package func write(to writer: inout LinkWriter) {
    withUnsafeBytes(of: littleEndian) { writer.write(raw: $0) }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self = try reader.take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension Int: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(UInt64(bitPattern: Int64(self)))
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self = Int(Int64(bitPattern: try reader.read()))
  }
}

extension Double: LinkValue {
  package func write(to writer: inout LinkWriter) { writer.write(bitPattern) }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(bitPattern: try reader.read())
  }
}

extension Bool: LinkValue {
  package func write(to writer: inout LinkWriter) { writer.write(raw: [self ? 1 : 0]) }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self = try reader.take(1).first == 1
  }
}

extension String: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(utf8.count)
    writer.write(raw: utf8)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let count: Int = try reader.read()
    self = String(decoding: try reader.take(count), as: UTF8.self)
  }
}

extension Optional: LinkValue where Wrapped: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let isThere: Bool = try reader.read()
    self = isThere ? try Wrapped(from: &reader) : nil
  }
}

extension Array: LinkValue where Element: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(count)
    for element in self { writer.write(element) }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let count: Int = try reader.read()
    self = []
    for _ in 0..<Swift.max(count, 0) { append(try reader.read()) }
  }
}

extension Range: LinkValue where Bound == Int {
  package func write(to writer: inout LinkWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let (lower, upper): (Int, Int) = (try reader.read(), try reader.read())
    guard lower <= upper else { throw LinkError() }
    self = lower..<upper
  }
}

extension ClosedRange: LinkValue where Bound == Double {
  package func write(to writer: inout LinkWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let (lower, upper): (Double, Double) = (try reader.read(), try reader.read())
    guard lower <= upper else { throw LinkError() }
    self = lower...upper
  }
}

extension Point: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(x)
    writer.write(y)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(x: try reader.read(), y: try reader.read())
  }
}

extension Size: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(width)
    writer.write(height)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(width: try reader.read(), height: try reader.read())
  }
}

extension Rect: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(origin)
    writer.write(size)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(origin: try reader.read(), size: try reader.read())
  }
}
