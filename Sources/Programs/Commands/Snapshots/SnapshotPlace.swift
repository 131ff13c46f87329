import CommandSupport

/// The place of a screen's goldens: beside its source, in the folder `__Snapshots__`.
///
/// In there each source has a folder, called as the source without `.swift`. A file is called as the
/// screen, its variant and the kind of document: `__Snapshots__/Card/Stars.rtl.outline.txt`.
struct SnapshotPlace {
  /// The folder beside the sources.
  static let folderName = "__Snapshots__"
  /// The most bytes of a part of a name: systems have 255 for all of it.
  private static let mostBytes = 90

  /// The folder of the source's goldens, with a slash at its end.
  let folder: String
  /// The name of the screen in the names of files.
  let screen: String

  /// - Parameters:
  ///   - source: The path of the source.
  ///   - screen: The name of the screen in the names of files.
  init(source: String, screen: String) {
    folder = SnapshotPlace.folder(of: source)
    self.screen = screen
  }

  /// The path of a golden.
  func path(_ variant: String, _ kind: SnapshotKind) -> String {
    folder + [screen, variant, kind.ending].filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// The part of a golden's name that names its variant; empty for a screen as it is.
  static func variant(of path: String, _ kinds: [SnapshotKind]) -> String {
    let name = parts(of: path).name
    guard let ending = kinds.map({ "." + $0.ending }).first(where: name.hasSuffix) else {
      return ""
    }
    // The name of a screen has no dot.
    let rest = name.dropLast(ending.count)
    return rest.firstIndex(of: ".").map { String(rest[rest.index(after: $0)...]) } ?? ""
  }

  /// The folder of a source's goldens, with a slash at its end.
  static func folder(of source: String) -> String {
    let (folder, name) = parts(of: source)
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return "\(folder)\(folderName)/\(stem)/"
  }

  /// The folder that a path begins with, with its slash, and the rest.
  static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// The names of a file's screens in the names of files, each once: those without a name are called
  /// as the file.
  static func screens(_ names: [String?], in source: String) -> [String] {
    var taken: Set<String> = []
    let (_, file) = parts(of: source)
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return names.map { name in
      let plain = fileName(name ?? stem)
      var (unique, number) = (plain, 1)
      // Some systems do not distinguish capital letters.
      while !taken.insert(unique.lowercased()).inserted {
        number += 1
        unique = "\(plain)-\(number)"
      }
      return unique
    }
  }

  /// A text as a part of the name of a file: other characters than letters, digits and some signs
  /// are hyphens, and a long text ends with a checksum.
  static func fileName(_ text: String) -> String {
    let plain = String(text.map { $0.isLetter || $0.isNumber || "-_+".contains($0) ? $0 : "-" })
    guard plain.utf8.count > mostBytes || plain.isEmpty else { return plain }
    if plain.isEmpty { return "screen" }
    var beginning = ""
    for character in plain {
      guard beginning.utf8.count + character.utf8.count <= mostBytes - 9 else { break }
      beginning.append(character)
    }
    // FNV-1a.
    let checksum = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "\(beginning)-\(String(checksum, radix: 16))"
  }
}
