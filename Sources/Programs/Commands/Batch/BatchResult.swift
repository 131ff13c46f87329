import Export
import SpecFormat

/// A line of the output of a batch.
struct BatchResult {
  /// A message about an item.
  struct Remark {
    let message: String
    let hint: String?

    init(_ message: String, hint: String? = nil) { (self.message, self.hint) = (message, hint) }

    init(_ diagnostic: Diagnostic) {
      self.init(diagnostic.description, hint: diagnostic.hint)
    }
  }

  /// A document of a screen.
  enum Document {
    /// JSON in one line.
    case json([UInt8])
    case text(String)
    case picture(BatchPicture)
  }

  let item: BatchItem
  /// The key, which is the item's and the screen's name where one item has several screens.
  var key: String
  /// The screen's own name; nil where its file is the screen.
  var name: String?
  var documents: [(kind: BatchItem.Kind, document: Document)] = []
  var warnings: [Remark] = []
  var errors: [Remark] = []

  init(_ item: BatchItem) { (self.item, key) = (item, item.key) }

  /// The result of an item that has come to nothing.
  init(_ item: BatchItem, errors: [Remark]) {
    self.init(item)
    self.errors = errors
  }

  /// The line, with a line feed at its end.
  var line: [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("key", key)
    json.member("screen", item.screen)
    if let name { json.member("name", name) }
    if !item.variant.isEmpty {
      json.key("variant")
      json.beginObject()
      for (axis, value) in item.variant {
        json.key(named: axis.rawValue)
        json.string(value)
      }
      json.endObject()
    }
    json.member("status", errors.isEmpty ? "ok" : "error")
    write("errors", errors, &json)
    write("warnings", warnings, &json)
    for (kind, document) in documents {
      json.key(named: kind.rawValue)
      switch document {
      case .json(let bytes): json.document(bytes)
      case .text(let text): json.string(text)
      case .picture(let picture): picture.write(to: &json)
      }
    }
    json.endObject()
    return json.finish()
  }

  private func write(_ key: StaticString, _ remarks: [Remark], _ json: inout JSONWriter) {
    guard !remarks.isEmpty else { return }
    json.key(key)
    json.beginArray()
    for remark in remarks {
      json.beginObject()
      json.member("message", remark.message)
      if let hint = remark.hint { json.member("hint", hint) }
      json.endObject()
    }
    json.endArray()
  }
}
