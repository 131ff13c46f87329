import Foundation
import LayoutCore
import SpecFormat
import Testing

/// The specs of `Specs/Conformance` by their names.
enum StatedCases {
  static let all: [String: Spec] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Specs/Conformance").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var specs: [String: Spec] = [:]
    for path in paths.sorted() where path.hasSuffix(".json") && !path.hasPrefix("Random") {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
      for spec in SpecFile(bytes: Array(bytes), name: path).specs {
        if let name = spec.name, spec.scene != nil { specs[name] = spec }
      }
    }
    return specs
  }()
}
