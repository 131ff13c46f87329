import AccessibilityCore
import Export
import Foundation
import LayoutCore
import SpecFormat

/// Prints how long the project's own screens take, all together.
struct ScreenReport {
  let directory: String

  func print() throws {
    let folder = directory + "/Screens"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    let files = try names.map { (name: $0, bytes: try bytes(folder + "/" + $0)) }
    var parsing: [Double] = []
    var layout: [Double] = []
    var geometry: [Double] = []
    var accessibility: [Double] = []
    for _ in 0..<21 {
      var specs: [Spec] = []
      parsing.append(
        ProcessorTime.of {
          specs = files.flatMap { SpecFile(bytes: $0.bytes, name: $0.name).specs }
        }
      )
      let scenes = specs.compactMap(\.scene)
      var results = scenes.map { $0.layout() }
      layout.append(ProcessorTime.of { results = scenes.map { $0.layout() } })
      geometry.append(
        ProcessorTime.of { for result in results { _ = GeometryDocument.json(result, file: "") } }
      )
      accessibility.append(
        ProcessorTime.of {
          for result in results {
            let tree = result.accessibilityTree()
            _ = AccessibilityDocument.json(tree, file: "", layoutDirection: .leftToRight)
          }
        }
      )
    }
    Swift.print("\n\(folder): \(files.count) files, µs a file")
    for (name, samples) in [
      ("parse", parsing), ("layout", layout), ("geometry", geometry),
      ("accessibility", accessibility),
    ] {
      let samples = Samples(samples)
      let each = samples.median * 1e6 / Double(files.count)
      Swift.print(
        "  " + name.padded(to: 14) + each.formatted(0).padded(to: -11)
          + ("±" + (samples.spread * 100).formatted(0) + " %").padded(to: -8)
      )
    }
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
