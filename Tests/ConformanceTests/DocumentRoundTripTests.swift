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
  func framesReadBackToTheTenthDecimal(_ file: ConformanceFile) throws {
    for (index, spec) in try file.specs().enumerated() {
      guard let result = spec.scene?.layout() else { continue }
      // Lines and spaces change no number: one case of each file shows that they can be read.
      for style in index == 0 ? [JSONStyle.compact, .indented] : [.compact] {
        let bytes = GeometryDocument.json(result, file: file.name, style: style)
        let document = try JSONDecoder().decode(GeometryRecord.self, from: Data(bytes))
        var frames: [String: [Double?]] = [:]
        document.collectFrames(into: &frames)
        for view in result.views {
          guard let id = view.id, let original = result.view(withID: id) else { continue }
          let frame = original.frame
          let expected: [Double?] = [frame.minX, frame.minY, frame.width, frame.height]
          let isSame = zip(frames[id] ?? [], expected).allSatisfy { read, expected in
            guard let read, let expected, expected.isFinite else { return read == expected }
            // Behind the tenth decimal there is only what arithmetic leaves; of large numbers, the sixth.
            return abs(read - expected) <= (abs(expected) < 131_072 ? 6e-11 : 6e-7)
          }
          #expect(
            isSame && frames[id]?.count == 4,
            "\(file.name): \(spec.name ?? ""): \(id): \(frames[id] ?? []), not \(expected)"
          )
        }
      }
    }
  }

  @Test(arguments: ConformanceFile.all)
  func accessibilityReadsBackNodeByNode(_ file: ConformanceFile) throws {
    for spec in try file.specs() {
      guard let scene = spec.scene else { continue }
      let tree = scene.layout().accessibilityTree()
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

/// What this test reads of a document with frames, or of a view in one.
///
/// Not with `JSONSerialization`, which loses the last bits of long numbers.
private struct GeometryRecord: Decodable {
  /// A length: a number, "inf", "-inf" or null.
  struct Length: Decodable {
    var value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() { return }
      switch try? container.decode(String.self) {
      case "inf": value = .infinity
      case "-inf": value = -.infinity
      default: value = try container.decode(Double.self)
      }
    }
  }

  /// The views in a modifier; a view's own content is something else.
  struct Content: Decodable {
    var views: [GeometryRecord] = []

    init(from decoder: any Decoder) throws {
      if let list = try? [GeometryRecord](from: decoder) { views = list }
    }
  }

  var id: String?
  var path: String?
  var frame: [Length]?
  var views: [Self]?
  var modifiers: [Self]?
  var content: Content?
  var children: [Self]?

  /// The frames of views by their ids, the first of each.
  func collectFrames(into frames: inout [String: [Double?]]) {
    if path != nil, let id, let frame, frames[id] == nil { frames[id] = frame.map(\.value) }
    for list in [views, modifiers, children, content?.views] {
      list?.forEach { $0.collectFrames(into: &frames) }
    }
  }
}
