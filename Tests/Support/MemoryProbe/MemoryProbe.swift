import AccessibilityCore
import Drawing
import DrawingCairo
import Export
import Foundation
import LayoutCore
import SpecFormat

/// Takes a spec all the way to its documents, or to pictures, again and again, and says what stays in
/// memory.
///
/// ```
/// memory-probe SPEC COUNT [pictures]
/// ```
///
/// Prints by how many bytes the process has grown over `COUNT` times, a tenth as many having come
/// before to fill what is allocated once.
@main struct MemoryProbe {
  static func main() throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
    let count = Int(CommandLine.arguments[2]) ?? 0
    let isDrawing = CommandLine.arguments.dropFirst(3).first == "pictures"
    let body = isDrawing ? draw : takeAllTheWay
    for _ in 0..<count / 10 { try body(bytes) }
    let start = try residentBytes()
    for _ in 0..<count { try body(bytes) }
    print(try residentBytes() - start)
  }

  /// Draws as PNG, SVG and PDF.
  private static func draw(_ bytes: [UInt8]) throws {
    for scene in SpecFile(bytes: bytes, name: "spec.json").specs.compactMap(\.scene) {
      let list = scene.layout().displayList()
      for format in Picture.Format.allCases { _ = try Picture(list, as: format) }
    }
  }

  private static func takeAllTheWay(_ bytes: [UInt8]) {
    for scene in SpecFile(bytes: bytes, name: "spec.json").specs.compactMap(\.scene) {
      let screen = IncrementalLayout(scene)
      let result = screen.layout()
      _ = GeometryDocument.json(result, file: "spec.json", style: .compact)
      _ = AccessibilityDocument.json(
        result.accessibilityTree(),
        file: "spec.json",
        layoutDirection: .leftToRight,
        style: .compact
      )
      change(screen)
    }
  }

  /// Shows another text in place of each, and other things after that.
  private static func change(_ screen: IncrementalLayout) {
    for (node, view) in screen.scene.tree.nodes.enumerated() {
      guard case .text = view.content else { continue }
      screen.setContent(.text("Something else"), at: node)
    }
    _ = screen.layout()
    screen.scene.environment.layoutDirection = .rightToLeft
    _ = screen.layout()
  }

  /// The memory that the process has; from Linux.
  private static func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " "
    )
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
  }
}
