import AccessibilityCore
import SpecFormat

/// All that somebody who looks at a screen once has to know: the views on it, in the numbers of its picture.
struct Look: Sendable {
  /// A view that shows something, or that can be used.
  struct Node: Sendable {
    /// The view's path, the same in every run.
    var id: String
    /// SwiftUI's name of the view.
    var type: String
    /// Its words, or the name of its picture; empty for none.
    var words: String
    /// The part that is seen of words that are cut; nil for whole ones.
    var cut: String?
    /// Its place in the sources: a file's name is left out where it is the screen's own; empty if unknown.
    var source: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// The view as changes name it.
    var name: String { words.isEmpty ? type : "\(type) \(words.quoted)" }
  }

  /// Something that an audit calls an error.
  struct Finding: Sendable, Hashable {
    /// The number of the view; 0 for one that is not listed.
    var node: Int
    var rule: String
    var source: String
    var message: String
  }

  /// The screen's name.
  var screen: String
  var width: Double
  var height: Double
  /// The surroundings of the screen, as words.
  var surroundings: [String]
  /// Numbered from 1.
  var nodes: [Node] = []
  /// The number of further views that are outside of the window.
  var hiddenCount = 0
  /// All that is not shown as on a device, a sentence each.
  var unsupported: [String] = []
  var findings: [Finding] = []
}

extension Look: LinkValue {
  func write(to writer: inout LinkWriter) {
    writer.write(screen)
    writer.write(width)
    writer.write(height)
    writer.write(surroundings)
    writer.write(nodes)
    writer.write(hiddenCount)
    writer.write(unsupported)
    writer.write(findings)
  }

  init(from reader: inout LinkReader) throws(LinkError) {
    screen = try reader.read()
    width = try reader.read()
    height = try reader.read()
    surroundings = try reader.read()
    nodes = try reader.read()
    hiddenCount = try reader.read()
    unsupported = try reader.read()
    findings = try reader.read()
  }
}

extension Look.Node: LinkValue {
  func write(to writer: inout LinkWriter) {
    for text in [id, type, words, source] { writer.write(text) }
    writer.write(cut)
    for number in [x, y, width, height] { writer.write(number) }
  }

  init(from reader: inout LinkReader) throws(LinkError) {
    id = try reader.read()
    type = try reader.read()
    words = try reader.read()
    source = try reader.read()
    cut = try reader.read()
    x = try reader.read()
    y = try reader.read()
    width = try reader.read()
    height = try reader.read()
  }
}

extension Look.Finding: LinkValue {
  func write(to writer: inout LinkWriter) {
    writer.write(node)
    for text in [rule, source, message] { writer.write(text) }
  }

  init(from reader: inout LinkReader) throws(LinkError) {
    node = try reader.read()
    rule = try reader.read()
    source = try reader.read()
    message = try reader.read()
  }
}
