import AccessibilityCore

/// The next items for a worker.
struct BatchRequest {
  var items: [BatchItem]
}

extension BatchRequest: LinkValue {
  func write(to writer: inout LinkWriter) { writer.write(items) }
  init(from reader: inout LinkReader) throws(LinkError) { items = try reader.read() }
}

/// An answer of a worker.
enum BatchAnswer {
  /// It can be given items.
  case ready
  /// The lines of the next of its items, and the status that these would end a command with.
  case result(lines: [UInt8], status: Int32)
  /// It cannot show any screen of its file, for this reason.
  case failed(reason: String, status: Int32)
  /// The code of its last screen has ended it.
  case crashed(isEndless: Bool)
}

extension BatchAnswer: LinkValue {
  func write(to writer: inout LinkWriter) {
    switch self {
    case .ready: writer.write("ready")
    case .result(let lines, let status):
      writer.write("result")
      writer.write(Int(status))
      writer.write(lines.count)
      writer.write(raw: lines)
    case .failed(let reason, let status):
      writer.write("failed")
      writer.write(Int(status))
      writer.write(reason)
    case .crashed(let isEndless):
      writer.write("crashed")
      writer.write(isEndless)
    }
  }

  init(from reader: inout LinkReader) throws(LinkError) {
    let kind: String = try reader.read()
    switch kind {
    case "ready": self = .ready
    case "result":
      let status: Int = try reader.read()
      let count: Int = try reader.read()
      self = .result(
        lines: Array(try reader.take(count)),
        status: Int32(truncatingIfNeeded: status)
      )
    case "failed":
      let status: Int = try reader.read()
      self = .failed(reason: try reader.read(), status: Int32(truncatingIfNeeded: status))
    case "crashed": self = .crashed(isEndless: try reader.read())
    default: throw LinkError()
    }
  }
}
