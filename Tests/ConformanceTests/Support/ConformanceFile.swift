import Conformance
import Foundation
import SpecFormat
import Synchronization
import Testing
import TextPango

/// A file under `Specs/`, shown by its path there, and the results of its cases.
final class ConformanceFile: Sendable, CustomTestStringConvertible {
  let name: String
  private let specCache = Mutex<[Spec]?>(nil)
  private let resultCache = Mutex<[CaseResult]?>(nil)

  var testDescription: String { name }

  private init(name: String) { self.name = name }

  /// Reads the specs of the file, which must be without errors; once only.
  func specs() throws -> [Spec] {
    try specCache.withLock { cache in
      if let cache { return cache }
      let url = URL(fileURLWithPath: ConformanceFile.folder + "/" + name)
      let file = SpecFile(bytes: Array(try Data(contentsOf: url)), name: "Specs/" + name)
      let errors = file.diagnostics.filter { $0.severity == .error }.map(\.description)
      try #require(errors == [])
      cache = file.specs
      return file.specs
    }
  }

  /// Runs the cases; once only.
  func results() throws -> [CaseResult] {
    try resultCache.withLock { cache in
      if let cache { return cache }
      let pango = try PangoTextMeasurer()
      let specs = try specs()
      let results = try pango.measuring { measurer in
        specs.map { ConformanceRunner(pangoMeasurer: measurer).run($0) }
      }
      cache = results
      return results
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Specs").path

  /// The files of conformance cases and of screens, by name.
  static let all: [ConformanceFile] = {
    let names = ["Conformance", "Screens"].flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: ConformanceFile.folder + "/" + folder)
      return (paths?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
    }
    return names.filter { $0.hasSuffix(".json") }.sorted().map { ConformanceFile(name: $0) }
  }()
}
