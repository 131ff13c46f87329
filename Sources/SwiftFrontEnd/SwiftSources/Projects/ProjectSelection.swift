internal import ProjectModel
import Synchronization

/// The wanted parts of a project.
package struct ProjectSelection: Sendable {
  /// The targets by their names; all if there are none.
  package var targets: [String] = []
  /// Files and folders that are left out, as patterns.
  package var excluded: [String] = []
  /// The configuration of an Xcode project's build settings.
  package var configuration = "Debug"
  /// Folders that have packages of others.
  package var packageFolders: [String] = []
  /// The previews that are wanted, as patterns; all if there are none.
  package var previews: [String] = []
  /// The view that is shown in place of previews.
  package var view: String?

  package init() {}

  private static let selection = Mutex(ProjectSelection())

  /// The selection that this process was asked for.
  package static var current: ProjectSelection {
    get { selection.withLock { $0 } }
    set { selection.withLock { $0 = newValue } }
  }

  /// Whether a path is left out, by its name or by its path from the project's folder.
  func excludes(_ path: String, in root: String) -> Bool {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    let relative = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.utf8.count)) : path
    let name = Files.name(of: path)
    return excluded.contains { pattern in
      let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
      return NamePattern(pattern, crossesFolders: false).matches(relative)
        || !pattern.contains("/") && NamePattern(pattern).matches(name)
    }
  }

  func wants(_ module: ProjectModule) -> Bool {
    targets.isEmpty
      || targets.contains { NamePattern($0).matches(module.name) || $0 == module.moduleName }
  }
}
