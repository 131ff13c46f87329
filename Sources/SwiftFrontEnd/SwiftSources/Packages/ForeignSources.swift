/// The sources of targets that are written in C or C++.
enum ForeignSources {
  /// The types of files that SwiftPM compiles here.
  private static let compiled = [".c", ".cc", ".cpp", ".cxx", ".S"]
  /// The types of files that it compiles where there is an Objective-C runtime.
  private static let objective = [".m", ".mm"]
  private static let headers = [".h", ".hh", ".hpp", ".inc", ".modulemap", ".def"]

  /// The files in a folder that a module is made of; nil if there are none, or some that nothing here
  /// compiles.
  static func files(in folder: String) -> [String]? {
    var (files, hasSources, isObjective) = ([String](), false, false)
    FolderWalk.run(folder) { entry in
      if entry.isFolder { return true }
      if objective.contains(where: entry.name.hasSuffix) { isObjective = true }
      let isSource = compiled.contains(where: entry.name.hasSuffix)
      hasSources = hasSources || isSource
      if isSource || headers.contains(where: entry.name.hasSuffix) { files.append(entry.path) }
      return false
    }
    return hasSources && !isObjective ? files.sorted() : nil
  }

  /// Whether one of some files is written in C++.
  static func holdPlusPlus(_ files: [String]) -> Bool {
    files.contains { file in [".cc", ".cpp", ".cxx"].contains(where: file.hasSuffix) }
  }
}
