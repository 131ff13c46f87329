/// The names that the compiler has not found in a source that was given alone: others of its folder may
/// declare them.
struct MissingNames {
  private let names: Set<String>

  private static let keywords = [
    "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  /// The greatest distance in folders at which the other files may lie.
  private static let maximumDistance = 5
  /// The limits of the search: a hint is not worth more.
  private static let (mostEntries, mostFiles, mostBytes) = (20_000, 2_000, 1_000_000)

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
  /// It is not looked for beyond the project that the file is in, nor beyond the folder around its own if it is
  /// in none, and
  /// in no more files than a project has.
  func folder(around file: String) -> String? {
    let file = Files.absolute(file)
    var (searched, left) = (Set<String>(), MissingNames.mostFiles)
    for folder in MissingNames.folders(around: file) {
      var isFound = false
      FolderWalk.run(folder, limit: MissingNames.mostEntries) { entry in
        guard !isFound, left > 0 else { return false }
        if entry.isFolder {
          return !SwiftModule.isForeign(entry.name) && !searched.contains(entry.path)
        }
        if entry.name.hasSuffix(".swift"), entry.name != "Package.swift", entry.path != file {
          left -= 1
          isFound = declares(entry.path)
        }
        return false
      }
      if isFound { return shown(folder) }
      searched.insert(folder)
    }
    return nil
  }

  /// The folder of a file, and those around it up to that of its project.
  private static func folders(around file: String) -> [String] {
    var folders: [String] = []
    var folder = Files.folder(of: file)
    for _ in 0..<maximumDistance {
      guard let current = folder, current != "/" else { break }
      folders.append(current)
      if ProjectReader.isStated(in: current) || Files.exists(current + "/.git") { return folders }
      folder = Files.folder(of: current)
    }
    return Array(folders.prefix(2))
  }

  private func declares(_ file: String) -> Bool {
    guard let bytes = try? Files.read(file, atMost: MissingNames.mostBytes) else { return false }
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
