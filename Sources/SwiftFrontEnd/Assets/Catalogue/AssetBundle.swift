internal import Foundation

/// The resource bundle of a package's module, for `bundle: .module` (V11.11).
package struct AssetBundle: Sendable {
  /// The name, such as `Kit_Buttons`.
  package let name: String
  /// The development language of its strings.
  let language: String
  /// The paths of its files and folders, from the root.
  let resources: [String]

  /// Creates a bundle.
  package init(name: String, language: String, resources: [String]) {
    (self.name, self.language, self.resources) = (name, language, resources)
  }

  /// Reads a bundle that SwiftPM has made: a folder with all files of a module.
  ///
  /// - Parameter path: The folder.
  package init(madeBySwiftPM path: String) {
    let information = FileManager.default.contents(atPath: path + "/Info.plist").flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    self.init(
      name: ((path as NSString).lastPathComponent as NSString).deletingPathExtension,
      language: information?["CFBundleDevelopmentRegion"] as? String ?? "en",
      resources: [path]
    )
  }

  /// Reads the bundles of a program: a line each of the name, the language and the paths, with tabs
  /// between them.
  package static func all(in text: String) -> [AssetBundle] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1 else { return nil }
      return AssetBundle(name: parts[0], language: parts[1], resources: Array(parts[2...]))
    }
  }
}

/// A name of a catalogue with the bundle that it is in, for names that several have.
struct QualifiedName {
  let bundle: String
  let name: String

  private static let mark = ".bundle/"

  init(_ name: String, in bundle: String) { (self.name, self.bundle) = (name, bundle) }

  /// Reads one; nil for a plain name.
  init?(_ text: String) {
    guard let mark = text.firstRange(of: QualifiedName.mark) else { return nil }
    bundle = String(text[..<mark.lowerBound])
    name = String(text[mark.upperBound...])
  }

  var text: String { bundle + QualifiedName.mark + name }
}
