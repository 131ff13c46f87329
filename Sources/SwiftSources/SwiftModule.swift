/// The sources that become one program: a file, or those of a folder.
package struct SwiftModule {
  /// The module's name.
  package let name: String
  /// The files, as the user named them or the folder that they are in.
  package let files: [String]
  /// The folder that the sources are in.
  let folder: String
  /// What the sources' project takes along from elsewhere: files and folders, as paths from the root.
  let resources: [String]
  /// What is to be said of files that are left out; nil if none are.
  package let remark: String?

  /// The module that a path stands for; nil if it stands for no Swift sources.
  package init?(_ path: String) {
    if path.hasSuffix(".swift") {
      files = [path]
      folder = Files.folder(of: Files.absolute(path)) ?? "/"
      resources = XcodeProject(around: folder)?.resources(of: files, outside: folder) ?? []
      remark = nil
    } else {
      guard Files.isFolder(path), FolderKind(path) == .swiftSources else { return nil }
      let all = SwiftModule.sources(in: path)
      folder = path
      let project = XcodeProject(around: Files.absolute(path))
      files = project?.sources(among: all) ?? all
      guard !files.isEmpty else { return nil }
      resources = project?.resources(of: files, outside: Files.absolute(path)) ?? []
      remark = SwiftModule.remark(on: all, used: files, project: project)
    }
    name = SwiftModule.name(for: Files.name(of: Files.absolute(path)))
  }

  /// The Swift files in a folder and the folders in it; tests and manifests are none of a program.
  static func sources(in folder: String) -> [String] {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return Files.names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasSuffix(".swift") { return name == "Package.swift" ? [] : [path] }
      return isForeign(name) || !Files.isFolder(path) ? [] : sources(in: path)
    }
  }

  /// A folder and those in it in which sources of a module may lie.
  static func folders(in folder: String) -> [String] {
    [folder]
      + Files.names(in: folder).filter { !isForeign($0) }.map { folder + "/" + $0 }
      .filter(Files.isFolder).flatMap(folders)
  }

  /// Whether what is in a folder of a name belongs to no program.
  private static func isForeign(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.contains(".")
  }

  private static func remark(
    on all: [String],
    used: [String],
    project: XcodeProject?
  ) -> String? {
    guard let project, used.count < all.count else { return nil }
    let used = Set(used)
    let others = all.filter { !used.contains($0) }.map { Files.name(of: $0) }
    let shown = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
    let what =
      others.count == 1
      ? "1 file is left out that is" : "\(others.count) files are left out that are"
    return "\(what) no source of a target of \(project.name): \(shown)"
  }

  /// An identifier made of a file's name.
  private static func name(for file: String) -> String {
    let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file[...]
    let name = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
    let identifier = name.first?.isLetter == true ? name : "_" + name
    // A module may not be called as one that it imports.
    return reservedNames.contains(identifier) ? identifier + "_" : identifier
  }

  private static let reservedNames: Set<String> = Set(
    ["main"] + ModuleNames.toolchain + ModuleNames.shims + ModuleNames.library
      + ModuleNames.frameworks
  )
}
