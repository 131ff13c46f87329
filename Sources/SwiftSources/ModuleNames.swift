/// The modules that sources may import.
enum ModuleNames {
  /// Those of the toolchain.
  static let toolchain = [
    "Builtin", "CoreFoundation", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "_Concurrency", "_Differentiation",
    "_RegexParser", "_StringProcessing", "_Volatile",
  ]

  /// Those that are built for sources alone.
  static let shims = [
    "Accessibility", "Combine", "CoreGraphics", "Darwin", "DeveloperToolsSupport",
    "OSLog", "ObjectiveC", "QuartzCore", "UIKit", "UniformTypeIdentifiers", "os",
  ]

  /// All: those of the toolchain, the library's, and what is built for sources alone.
  static func all(shims folder: String) -> [String] {
    let shims = Files.names(in: folder).filter { $0.hasSuffix(".swiftmodule") }
    return toolchain + ["SwiftUI"] + shims.map { String($0.dropLast(".swiftmodule".count)) }
  }
}
