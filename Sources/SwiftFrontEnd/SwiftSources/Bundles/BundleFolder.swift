import Glibc
internal import ProjectModel

/// The folder of `Bundle.main` of a program: links to the files beside its sources, all in one
/// folder, as Xcode copies them.
///
/// Foundation takes a program in a folder whose name ends in `.app` for one in a bundle. The folder
/// has links, made anew at each start, so that no program has to be compiled again for a resource.
struct BundleFolder {
  private let path: String
  private let module: SwiftModule
  /// The resources of the modules that it imports.
  private let imported: [String]

  /// The depth to which folders are searched.
  private static let maximumDepth = 12
  /// More files than any program has.
  private static let maximumCount = 20_000
  /// The names in the folder that are no resources.
  private static let ownNames: Set<String> = ["program", "Info.plist"]
  /// By these, in any case, Foundation knows bundles of another build, whose resources lie inside.
  private static let namesOfParts: Set<String> = ["contents", "resources", "support files"]

  init(_ path: String, of module: SwiftModule, and imported: [String] = []) {
    self.path = path
    self.module = module
    self.imported = imported
  }

  /// Whether a program asks for resources at all.
  static func isAsked(_ sources: [[UInt8]]) -> Bool {
    sources.contains { String(decoding: $0, as: UTF8.self).contains("Bundle") }
  }

  /// Links to what lies beside the sources now.
  ///
  /// Entries that cannot be written are missing for the program, which reports that itself.
  func fill() {
    var resources = Resources()
    let root = Files.absolute(module.folder)
    resources.add(everythingIn: root)
    for outer in BundleFolder.foldersAround(root) {
      resources.add(everythingIn: outer + "/Resources")
      // A project may name any file around the sources.
      resources.addFiles(of: outer)
    }
    for path in module.resources + imported { resources.add(named: path) }
    for name in Files.names(in: path) where !BundleFolder.ownNames.contains(name) {
      let (entry, link) = (path + "/" + name, Files.target(ofLink: path + "/" + name))
      guard link != nil || resources.languages[name] == nil else { continue }
      if link != resources.paths[name] || resources.languages[name] != nil { Files.remove(entry) }
    }
    for (name, target) in resources.paths where !BundleFolder.ownNames.contains(name) {
      if let folders = resources.languages[name] {
        LanguageFolder(path + "/" + name, of: [target] + folders).fill()
      } else {
        symlink(target, path + "/" + name)
      }
    }
    let information = BundleInformation(
      module.name,
      userText: module.buildSettings?.informationFile ?? resources.information,
      settings: module.buildSettings ?? BuildSettings()
    )
    let text = Array(information.text.utf8)
    guard (try? Files.read(path + "/Info.plist")) != text else { return }
    // Another start may read it at this moment.
    let unfinished = "\(path)/.Info.plist-\(getpid())"
    guard (try? Files.write(text, to: unfinished)) != nil else { return }
    rename(unfinished, path + "/Info.plist")
  }

  /// The folders around a folder up to that of its project; none if it is in no project.
  private static func foldersAround(_ folder: String) -> [String] {
    var (folders, folder): ([String], String) = ([], folder)
    while !ProjectFolder.isProject(folder) {
      guard let outer = Files.folder(of: folder), outer != folder else { return [] }
      folders.append(outer)
      folder = outer
    }
    return folders
  }

  /// Files by the names that a program asks for.
  private struct Resources {
    private(set) var paths: [String: String] = [:]
    /// The further folders of a language, by name: a framework has tables of the same names.
    private(set) var languages: [String: [String]] = [:]
    /// The `Info.plist` of the project.
    private(set) var information: String?

    /// Adds a file or a folder under the last part of its path; the first of a name stays.
    private mutating func note(_ name: String, _ path: String) {
      if paths[name] == nil, !namesOfParts.contains(name.lowercased()) { paths[name] = path }
    }

    /// Adds the folder of a language; one of a name that is there joins it.
    private mutating func noteLanguage(_ folder: String) {
      let name = Files.name(of: folder)
      guard let first = paths[name], first != folder else { return note(name, folder) }
      if languages[name]?.contains(folder) != true { languages[name, default: []].append(folder) }
    }

    mutating func addFiles(of folder: String) {
      for name in Files.names(in: folder) where !name.hasSuffix(".swift") {
        let path = folder + "/" + name
        if !Files.isFolder(path) { note(name, path) }
      }
    }

    /// Adds what a project names: a file, one of a language, or a folder.
    mutating func add(named path: String) {
      guard let folder = Files.folder(of: path) else { return }
      if folder.hasSuffix(".lproj") {
        noteLanguage(folder)
      } else if path.hasSuffix(".lproj") {
        noteLanguage(path)
      } else if !Files.isFolder(path) || path.hasSuffix(".bundle") {
        note(Files.name(of: path), path)
      } else if !path.hasSuffix(".xcassets") {
        note(Files.name(of: path), path)
        add(everythingIn: path)
      }
    }

    /// Adds the contents of a folder and of those in it.
    mutating func add(everythingIn folder: String) {
      FolderWalk.run(folder) { entry in
        guard paths.count < maximumCount else { return false }
        let (name, path) = (entry.name, entry.path)
        let type = name.lastIndex(of: ".").map { name[$0...] } ?? ""
        switch type {
        case ".swift", ".xcassets", ".xcodeproj", ".xcworkspace", ".playground", ".entitlements",
          // Xcode compiles these into something else.
          ".xcdatamodeld", ".xcdatamodel", ".mlmodel", ".storyboard", ".xib", ".metal":
          return false
        case ".plist" where BundleInformation.isName(name):
          if information == nil,
            let bytes = try? Files.read(path, atMost: BundleInformation.mostBytes)
          {
            information = String(decoding: bytes, as: UTF8.self)
          }
          return false
        default:
          // As in Xcode, where two files of a name are a mistake.
          guard entry.isFolder, type != ".lproj", type != ".bundle" else {
            if entry.isFolder, type == ".lproj" { noteLanguage(path) } else { note(name, path) }
            return false
          }
          // The files of a nested project belong to another program.
          guard !ProjectFolder.foreignNames.contains(name), !name.hasSuffix("Tests"),
            !ProjectFolder.isProject(path)
          else { return false }
          // A folder that a program names is asked for as such.
          if entry.depth == 0 { note(name, path) }
          return entry.depth < maximumDepth
        }
      }
    }
  }
}
