import Export
import TerminalText

/// A look as it is printed: few words for whoever pays for each.
struct LookPrinter {
  let look: Look

  /// The most characters of a text.
  private static let longestText = 60

  /// A line for each view, with the number that its mark in the picture has, and what is wrong.
  var text: String { ([heading] + nodes + rest).map { $0 + "\n" }.joined() }

  /// All that has changed since an earlier look, or all where there was none.
  func text(since earlier: Look?) -> String {
    guard let earlier else { return text }
    let changes = LookDifference(earlier, look).lines
    let lines = changes.isEmpty ? ["nothing has changed"] : changes
    return ([heading] + lines).map { $0 + "\n" }.joined()
  }

  private var heading: String {
    let size = "\(look.width.looked)×\(look.height.looked)"
    return "\(look.screen.printable): \(([size] + look.surroundings).joined(separator: ", "))"
  }

  private var nodes: [String] {
    look.nodes.enumerated().map { index, node in
      var words = ["\(index + 1)", node.type.printable, node.frame]
      if !node.source.isEmpty { words.append(node.source.printable) }
      if !node.words.isEmpty { words.append(LookPrinter.quoted(node.words)) }
      if let cut = node.cut { words.append("truncated to \(LookPrinter.quoted(cut))") }
      return words.joined(separator: " ")
    }
  }

  private var rest: [String] {
    var lines: [String] = []
    if look.hiddenCount > 0 {
      lines.append("\(look.hiddenCount) more outside of the window")
    }
    lines += look.unsupported.map { "not as on a device: \($0.printable)" }
    lines += look.findings.map(\.line)
    if look.findings.isEmpty { lines.append("no errors of the audit") }
    return lines
  }

  /// A text in quotation marks, cut where it is long.
  static func quoted(_ text: String) -> String {
    text.outlineQuotation(limit: longestText)
  }

  // MARK: JSON

  /// The look as a document of one line.
  func json(since earlier: Look?) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("espalier", "look")
    json.key("version")
    json.integer(1)
    json.member("file", look.screen)
    json.member("width", look.width)
    json.member("height", look.height)
    json.key("surroundings")
    json.strings(look.surroundings)
    json.key("views")
    json.beginArray()
    for (index, node) in look.nodes.enumerated() { write(node, number: index + 1, &json) }
    json.endArray()
    json.key("outside")
    json.integer(look.hiddenCount)
    json.key("unsupported")
    json.strings(look.unsupported)
    json.key("errors")
    json.beginArray()
    for finding in look.findings {
      json.beginObject()
      if finding.node > 0 {
        json.key("number")
        json.integer(finding.node)
      }
      json.member("rule", finding.rule)
      json.member("source", finding.source)
      json.member("message", finding.message)
      json.endObject()
    }
    json.endArray()
    if let earlier {
      json.key("changes")
      json.strings(LookDifference(earlier, look).lines)
    }
    json.endObject()
    return json.finish()
  }

  private func write(_ node: Look.Node, number: Int, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("number")
    json.integer(number)
    json.member("path", node.id)
    json.member("type", node.type)
    json.key("frame")
    json.beginRow()
    for length in [node.x, node.y, node.width, node.height] { json.number(length) }
    json.endRow()
    if !node.source.isEmpty { json.member("source", node.source) }
    if !node.words.isEmpty { json.member("text", node.words) }
    if let cut = node.cut { json.member("truncatedTo", cut) }
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ strings: [String]) {
    beginArray()
    for text in strings { string(text) }
    endArray()
  }
}

extension Look.Node {
  /// The place and size of the view, in points.
  var frame: String { "\(x.looked),\(y.looked) \(width.looked)×\(height.looked)" }
}

extension Look.Finding {
  /// The finding as a line.
  var line: String {
    let subject = (node > 0 ? ["\(node)"] : []) + (source.isEmpty ? [] : [source])
    return "error \(subject.joined(separator: " ")): \(message.printable) [\(rule)]"
  }
}

extension Double {
  /// The number with one digit after the point, if that is none of zero.
  var looked: String {
    guard isFinite, magnitude < 1e12 else { return isNaN ? "nil" : self < 0 ? "-inf" : "inf" }
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : "\(tenths)"
  }
}
