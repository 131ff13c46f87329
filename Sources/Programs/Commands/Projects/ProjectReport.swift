import ProjectModel
import SwiftSources

/// The report about a project.
struct ProjectReport {
  let survey: ProjectSurvey
  /// The folder as the user named it.
  let place: String

  init(_ survey: ProjectSurvey, at place: String) { (self.survey, self.place) = (survey, place) }

  /// A path from the project's folder.
  func name(of path: String) -> String {
    let root = survey.project.folder
    if path == root { return "." }
    let prefix = root == "/" ? "/" : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.utf8.count)) : path
  }

  /// A table of modules, and one of missing modules.
  var text: String {
    let project = survey.project
    var lines = [
      "\(place): \(counted(project.modules.count, "module")), "
        + "\(counted(allPreviews, "preview")) in \(counted(allFiles, "file"))"
    ]
    for origin in project.origins {
      lines.append("  \(name(of: origin.path)) (\(origin.kind.words))")
    }
    lines.append("")
    var rows = [["module", "kind", "files", "previews", "mode", "folder"]]
    for (index, module) in project.modules.enumerated() {
      rows.append([
        module.name, module.kind.rawValue, "\(module.files.count)",
        "\(survey.previews(ofModule: index).count)", mode(of: module), name(of: module.folder),
      ])
    }
    lines += ProjectReport.table(rows, numbers: [2, 3])
    lines += missing + packages
    return lines.joined(separator: "\n") + "\n"
  }

  private var missing: [String] {
    guard !survey.missing.isEmpty else { return ["", "Nothing is missing."] }
    var rows = [["missing", "files", "screens", "way out"]]
    for module in survey.missing {
      rows.append([module.name, "\(module.files)", "\(module.screens)", module.wayOut])
    }
    return [""] + ProjectReport.table(rows, numbers: [1, 2])
  }

  private var packages: [String] {
    let packages = survey.project.packages
    guard !packages.isEmpty else { return [] }
    var rows = [["package", "version", "where"]]
    for package in packages {
      rows.append([
        package.identity, package.version ?? package.revision.map { String($0.prefix(12)) } ?? "",
        package.folder.map { name(of: $0) } ?? "not fetched",
      ])
    }
    return [""] + ProjectReport.table(rows, numbers: [])
  }

  /// The types of views that can be shown, by their files.
  var views: String {
    var lines: [String] = []
    for (index, module) in survey.project.modules.enumerated() {
      for (file, view) in survey.views(ofModule: index) where view.isShowable {
        lines.append("\(name(of: file)):\(view.line): \(view.name) (\(module.name))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var allPreviews: Int {
    survey.project.modules.indices.reduce(0) { $0 + survey.previews(ofModule: $1).count }
  }

  private var allFiles: Int { survey.project.modules.reduce(0) { $0 + $1.files.count } }

  /// The language mode with the settings that matter.
  private func mode(of module: ProjectModule) -> String {
    let settings = module.settings
    return ([settings.swiftVersion ?? "5"] + [settings.defaultIsolation].compactMap(\.self))
      .joined(separator: " ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Rows with their columns below each other.
  ///
  /// - Parameter numbers: The columns that end below each other.
  private static func table(_ rows: [[String]], numbers: Set<Int>) -> [String] {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        if numbers.contains(column) { return space + text }
        return column == columns - 1 ? text : text + space
      }
      return "  " + cells.joined(separator: "  ")
    }
  }
}

extension Project.Kind {
  /// The kind of project, in words.
  var words: String {
    switch self {
    case .package: "a package"
    case .xcode: "a project of Xcode"
    case .xcodeGen: "a project of XcodeGen"
    case .tuist: "a project of Tuist"
    case .folder: "a folder of sources"
    }
  }
}
