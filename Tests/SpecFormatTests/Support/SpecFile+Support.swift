import LayoutCore
import SpecFormat
import Testing

extension SpecFile {
  init(_ json: String) { self.init(bytes: Array(json.utf8), name: "test.json") }

  /// Its diagnostics, each as `line:column: severity: message` and its hint on a line of its own.
  var messages: [String] {
    diagnostics.flatMap { diagnostic in
      let line = diagnostic.description.dropFirst(name.count + 1)
      let message = line.hasPrefix(" ") ? line.dropFirst() : line
      return [String(message)] + (diagnostic.hint.map { ["hint: \($0)"] } ?? [])
    }
  }
}

extension Spec {
  /// Reads a spec that is expected to be in order.
  static func reading(_ json: String) throws -> Spec {
    let file = SpecFile(json)
    try #require(file.messages == [])
    return try #require(file.specs.first)
  }
}

extension LayoutScene {
  /// Reads a screen that is expected to be in order.
  static func reading(_ json: String) throws -> LayoutScene {
    try #require(try Spec.reading(json).scene)
  }

  /// Reads the views of a screen that is expected to be in order.
  static func reading(views json: String) throws -> LayoutScene {
    try reading("{ \"view\": \(json) }")
  }

  /// The nodes of its tree, parents before children.
  var contents: [ViewContent] { tree.nodes.map(\.content) }

  /// The texts it shows, in the order of its tree.
  var texts: [String] {
    contents.compactMap { content in
      switch content {
      case .text(let text), .measuredText(let text, _): text
      default: nil
      }
    }
  }

  /// The ids of its views, in the order of its tree.
  var ids: [String] { tree.identifiers }

  /// The frames of its views by id, in whole points.
  var frames: [String: [Int]] {
    var frames: [String: [Int]] = [:]
    for view in layout().views {
      guard let id = view.id else { continue }
      let frame = view.frame
      frames[id] = [frame.minX, frame.minY, frame.width, frame.height].map { Int($0.rounded()) }
    }
    return frames
  }
}
