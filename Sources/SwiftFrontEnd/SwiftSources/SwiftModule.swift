internal import ProjectModel

/// The sources that become one program: a file, or those of a folder.
package struct SwiftModule {
  /// The module's name.
  package let name: String
  /// The files, as the user named them or the folder that they are in.
  package let files: [String]
  /// The folder that the sources are in.
  let folder: String
  /// Whether it was given itself, and not one of its files.
  let isFolder: Bool
  /// The resources of the sources' project from elsewhere: files and folders, as paths from the
  /// root.
  let resources: [String]
  /// The orientations that the app of the sources allows.
  let orientations: InterfaceOrientations
  /// A message about files that are left out; nil if none are.
  package let remark: String?
  /// The compiler settings of the target that states the sources; nil if they were found by their
  /// folder.
  let stated: CompilerSettings?
  /// The build settings of the sources' target in an Xcode project; nil if they are in none.
  let buildSettings: BuildSettings?
  /// The file with the setup of all previews (`Espalier/Setup.swift`); nil for none.
  let setup: String?

  /// The name under which its compilation is noted (``CompilationProgress``).
  package var progressName: String { "\(folder) \(name)" }

  /// The module that a path stands for; nil if it stands for no Swift sources.
  package init?(_ path: String) {
    guard
      let module = SourceWatch.during(
        "looking for sources in \(path)",
        { SwiftModule(plain: SwiftModule.plain(path)) }
      )
    else { return nil }
    self = module
  }

  private init?(plain path: String) {
    let sources: [String]
    if path.hasSuffix(".swift") {
      sources = [path]
      isFolder = false
      folder = Files.folder(of: Files.absolute(path)) ?? "/"
      let project = XcodeProject(around: folder)
      resources = project?.resources(of: sources, outside: folder) ?? []
      buildSettings = project?.target(of: sources)?.buildSettings
      orientations = SwiftModule.orientations(of: sources, in: folder, project)
      remark = nil
    } else {
      guard Files.isFolder(path), FolderKind(path) == .swiftSources else { return nil }
      let found = SwiftModule.search(path)
      isFolder = true
      folder = path
      let project = XcodeProject(around: Files.absolute(path))
      sources = project?.sources(among: found.files) ?? found.files
      guard !sources.isEmpty else { return nil }
      resources = project?.resources(of: sources, outside: Files.absolute(path)) ?? []
      buildSettings = project?.target(of: sources)?.buildSettings
      orientations = SwiftModule.orientations(of: sources, in: Files.absolute(path), project)
      let remarks =
        [SwiftModule.remark(on: found.files, used: sources, project: project)] + found.remarks
      let text = remarks.compactMap(\.self).joined(separator: "\nespalier: ")
      remark = text.isEmpty ? nil : text
    }
    name = SwiftModule.name(for: Files.name(of: Files.absolute(path)))
    stated = nil
    (files, setup) = SwiftModule.withSetup(sources, around: Files.absolute(folder))
  }

  /// A module of a project.
  ///
  /// - Parameters:
  ///   - resources: Its resources, those of modules that it is built with included.
  ///   - orientations: Those that its app allows.
  ///   - shown: Returns the user's name for a file.
  init(
    _ module: ProjectModule,
    resources: [String],
    orientations: InterfaceOrientations,
    shown: (String) -> String
  ) {
    (files, setup) = SwiftModule.withSetup(
      module.files.map { SwiftModule.plain(shown($0)) },
      around: module.folder
    )
    isFolder = true
    folder = module.folder
    self.resources = resources
    buildSettings = module.buildSettings
    self.orientations = orientations.naming(shown)
    remark = nil
    name = SwiftModule.name(for: module.moduleName)
    var settings = CompilerSettings(module.settings)
    if let package = module.package {
      settings.arguments += PackageTarget.arguments(ofPackage: package)
    }
    stated = settings
  }

  /// A path that no program takes for one of its options or for a list of arguments, not even the one from
  /// which the compiler has taken `./` away.
  private static func plain(_ path: String) -> String {
    let first = path.split(separator: "/").first { $0 != "." }
    let isPlain =
      path.hasPrefix("/") || first?.hasPrefix("-") != true && first?.hasPrefix("@") != true
    return isPlain ? path : Files.absolute(path)
  }

  /// The Swift files in a folder and the folders in it; tests and manifests are none of a program.
  static func sources(in folder: String) -> [String] { search(folder).files }

  /// Returns the Swift files in a folder, and a message about those that are left out.
  private static func search(_ folder: String) -> (files: [String], remarks: [String?]) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var files: [String] = []
    var unusable = Files.unusableNames(in: folder)
    let isComplete = FolderWalk.run(folder) { entry in
      guard entry.isFolder else {
        let isSource = entry.name.hasSuffix(".swift") && entry.name != "Package.swift"
        if isSource { files.append(plain(entry.path)) }
        return false
      }
      guard !isForeign(entry.name) else { return false }
      unusable += Files.unusableNames(in: entry.path)
      return true
    }
    unusable.removeAll { !$0.hasSuffix(".swift") }
    return (
      files,
      [
        unusable.isEmpty
          ? nil
          : "warning: \(folder) has sources with names that are not UTF-8 or have line feeds; "
            + "they are left out: \(unusable.joined(separator: ", "))",
        isComplete
          ? nil
          : "warning: \(folder) has more than \(FolderWalk.mostEntries) files; the others are left out",
      ]
    )
  }

  /// A folder and those in it in which sources of a module may lie.
  static func folders(in folder: String) -> [String] {
    var folders = [folder]
    FolderWalk.run(folder) { entry in
      guard entry.isFolder, !isForeign(entry.name) else { return false }
      folders.append(entry.path)
      return true
    }
    return folders
  }

  /// Whether the files in a folder of a name belong to no program.
  static func isForeign(_ name: String) -> Bool {
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
