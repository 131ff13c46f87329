import SwiftSyntax

/// Replacements in a source that keep its lines and columns, and additions at ends of lines.
struct Edits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []
  private var additions: [(offset: Int, text: [UInt8])] = []

  /// Replaces what a node says, filled with spaces, by a text that is no longer.
  mutating func replace(_ node: some SyntaxProtocol, with text: String = "") {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    replace(start..<end, with: text)
  }

  mutating func replace(_ range: Range<Int>, with text: String = "") {
    precondition(text.utf8.count <= range.count)
    edits.append((range, Array(text.utf8)))
  }

  /// Adds a text without line feeds behind what a line says.
  mutating func add(_ text: String, at offset: Int) { additions.append((offset, Array(text.utf8))) }

  /// The source with all edits; nil if there are none.
  func apply(to source: [UInt8]) -> [UInt8]? {
    guard !edits.isEmpty || !additions.isEmpty else { return nil }
    var result = source
    for edit in edits {
      for (index, offset) in edit.range.enumerated() {
        if edit.text.indices.contains(index) {
          result[offset] = edit.text[index]
        } else if result[offset] != UInt8(ascii: "\n"), result[offset] != UInt8(ascii: "\r") {
          result[offset] = UInt8(ascii: " ")
        }
      }
    }
    // From the last one on, so that places before it stay.
    for addition in additions.enumerated().sorted(by: {
      ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
    }) {
      result.insert(contentsOf: addition.element.text, at: addition.element.offset)
    }
    return result
  }
}
