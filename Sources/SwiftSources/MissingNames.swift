/// The names that the compiler has not found in a source that was given alone: others of its folder may
/// declare them.
struct MissingNames {
  private let names: Set<String>

  private static let keywords = [
    "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  /// How far around a file the others may lie.
  private static let maximumDistance = 5

  /// Reads what the compiler says; nil if it misses nothing.
  init?(in diagnostics: String) {
    var names: Set<String> = []
    for line in diagnostics.split(separator: "\n") where line.contains("error: cannot find ") {
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      if parts.count > 2, line.contains("' in scope") { names.insert(String(parts[1])) }
    }
    guard !names.isEmpty else { return nil }
    self.names = names
  }

  /// The nearest folder around a file whose sources declare one of the names; nil if none does.
  ///
  /// It is not looked for beyond the project that the file is in.
  func folder(around file: String) -> String? {
    var folder = Files.folder(of: Files.absolute(file))
    for _ in 0..<MissingNames.maximumDistance {
      guard let current = folder, current != "/" else { return nil }
      if SwiftModule.sources(in: current).contains(where: { $0 != file && declares($0) }) {
        return shown(current)
      }
      let inside = Files.names(in: current)
      let isProject = inside.contains {
        $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
      if isProject || Files.exists(current + "/.git") { return nil }
      folder = Files.folder(of: current)
    }
    return nil
  }

  private func declares(_ file: String) -> Bool {
    guard let bytes = try? Files.read(file) else { return false }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let pairs = zip(words, words.dropFirst())
      let isFound = pairs.contains {
        MissingNames.keywords.contains(String($0)) && names.contains(String($1))
      }
      if isFound { return true }
    }
    return false
  }

  /// The folder as the user would name it.
  private func shown(_ folder: String) -> String {
    let here = Files.workingFolder
    if folder == here { return "." }
    return folder.hasPrefix(here + "/") ? String(folder.dropFirst(here.utf8.count + 1)) : folder
  }
}
