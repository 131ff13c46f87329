internal import ProjectModel

/// The files that a target's settings exclude from its build (V21.5).
struct XcodeExclusion {
  private let excluded: [NamePattern]
  private let included: [NamePattern]

  init(_ settings: BuildSettings) {
    excluded = settings.words("EXCLUDED_SOURCE_FILE_NAMES").map { NamePattern($0) }
    included = settings.words("INCLUDED_SOURCE_FILE_NAMES").map { NamePattern($0) }
  }

  /// Returns whether the file at a path is excluded: a pattern matches its name, or the end of its path.
  func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let folders = path.split(separator: "/")
    let ends = folders.indices.map { folders[$0...].joined(separator: "/") } + [path]
    func isNamed(by patterns: [NamePattern]) -> Bool {
      patterns.contains { pattern in ends.contains { pattern.matches($0) } }
    }
    return isNamed(by: excluded) && !isNamed(by: included)
  }
}
