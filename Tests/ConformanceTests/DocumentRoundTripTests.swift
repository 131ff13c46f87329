import AccessibilityCore
import Export
import Foundation
import LayoutCore
import SpecFormat
import Testing

/// What the documents say, read by another program, is what was laid out: for thousands of random
/// cases, which one program made, and all the others.
@Suite struct DocumentRoundTripTests {
  @Test(arguments: ConformanceFile.all)
  func framesReadBackToTheLastBit(_ file: ConformanceFile) throws {
    for spec in try file.specs() {
      guard let result = spec.scene?.layout() else { continue }
      for style in [JSONStyle.compact, .indented] {
        let bytes = GeometryDocument.json(result, file: file.name, style: style)
        let views = try #require(try object(bytes)["views"] as? [Any])
        var frames: [String: [Double?]] = [:]
        Self.collectFrames(of: views, into: &frames)
        for view in result.views {
          guard let id = view.id, let original = result.view(withID: id) else { continue }
          let frame = original.frame
          let expected: [Double?] = [frame.minX, frame.minY, frame.width, frame.height]
          #expect(frames[id] == expected, "\(file.name): \(spec.name ?? ""): \(id)")
        }
      }
    }
  }

  @Test(arguments: ConformanceFile.all)
  func accessibilityReadsBackNodeByNode(_ file: ConformanceFile) throws {
    for spec in try file.specs() {
      guard let scene = spec.scene else { continue }
      let tree = scene.layout().accessibilityTree(generation: spec.accessibilityGeneration)
      let bytes = AccessibilityDocument.json(
        tree,
        file: file.name,
        layoutDirection: scene.environment.layoutDirection,
        style: .compact
      )
      let nodes = try #require(try object(bytes)["nodes"] as? [[String: Any]])
      check(nodes, tree.roots, "\(file.name): \(spec.name ?? "")")
    }
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  /// The frames of the views in a document by their ids, the first of each.
  private static func collectFrames(of value: Any, into frames: inout [String: [Double?]]) {
    if let list = value as? [Any] { list.forEach { collectFrames(of: $0, into: &frames) } }
    guard let object = value as? [String: Any] else { return }
    if object["path"] != nil, let id = object["id"] as? String, frames[id] == nil,
      let frame = object["frame"] as? [Any]
    {
      frames[id] = frame.map { number in
        switch number as? String {
        case "inf": .infinity
        case "-inf": -.infinity
        default: number as? Double
        }
      }
    }
    for key in ["modifiers", "children", "content"] {
      if let inside = object[key] { collectFrames(of: inside, into: &frames) }
    }
  }

  private func check(_ read: [[String: Any]], _ nodes: [AccessibilityNode], _ subject: String) {
    #expect(read.count == nodes.count, "\(subject)")
    for (read, node) in zip(read, nodes) {
      #expect(read["id"] as? String == node.id, "\(subject)")
      #expect(read["label"] as? String == node.label, "\(subject)")
      #expect(read["value"] as? String == node.value, "\(subject)")
      check(read["children"] as? [[String: Any]] ?? [], node.children, subject)
    }
  }
}
