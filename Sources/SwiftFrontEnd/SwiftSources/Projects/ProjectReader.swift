package import ProjectModel

/// Reads what lies in a folder as one project: all packages and projects in it, and those that they name.
package struct ProjectReader {
  private let selection: ProjectSelection
  private let root: String
  private var project: Project
  /// Folders of packages and paths of projects that have been read.
  private var seen: Set<String> = []

  private static let maximumDepth = 8
  private static let markers: Set<String> = ["Package.swift", "project.yml", "project.yaml"]

  /// The project in a folder.
  ///
  /// - Parameter path: The folder, or a project of Xcode.
  package static func read(_ path: String, _ selection: ProjectSelection = .current) -> Project {
    let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
    let folder = isProject ? Files.folder(of: Files.absolute(path)) ?? "/" : Files.absolute(path)
    var reader = ProjectReader(folder, selection)
    SourceWatch.during("looking for projects in \(path)") { reader.run() }
    return reader.project
  }

  private init(_ root: String, _ selection: ProjectSelection) {
    (self.root, self.selection) = (root, selection)
    project = Project(folder: root)
  }

  /// Whether something in a folder, or the folder right in it, states a project.
  static func isStated(in folder: String) -> Bool {
    Files.names(in: folder).contains { name in
      markers.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        || StatedProjects.isOne(folder + "/" + name)
    }
  }

  private mutating func run() {
    var (packages, projects, stated, workspaces) = ([String](), [String](), [String](), [String]())
    let isComplete = FolderWalk.run(root) { entry in
      guard !selection.excludes(entry.path, in: root) else { return false }
      if entry.name == "Package.swift" {
        packages.append(Files.folder(of: entry.path) ?? root)
      } else if entry.name.hasSuffix(".xcodeproj") {
        projects.append(entry.path)
      } else if entry.name.hasSuffix(".xcworkspace") {
        workspaces.append(entry.path)
      } else if StatedProjects.names.contains(entry.name), StatedProjects.isOne(entry.path) {
        stated.append(entry.path)
      }
      return entry.isFolder && ProjectReader.mayHoldProjects(entry)
    }
    if !isComplete {
      project.remarks.append(
        "\(root): warning: there are more than \(FolderWalk.mostEntries) files; the others are left out"
      )
    }
    for workspace in workspaces {
      for path in XcodeWorkspace.paths(in: workspace) {
        if path.hasSuffix(".xcodeproj"), !projects.contains(path) { projects.append(path) }
        if Files.exists(path + "/Package.swift"), !packages.contains(path) { packages.append(path) }
      }
    }
    for path in projects { read(xcode: path) }
    for path in stated { read(stated: path) }
    for folder in packages { read(package: folder, isBeside: true) }
    for folder in ProjectPackages.named(by: packages, and: projects) {
      read(package: folder, isBeside: false)
    }
    if project.origins.isEmpty || !ProjectReader.isStated(in: root) { readFolder() }
    notePackages(packages, projects)
    project.modules = project.modules.compactMap(withoutExcluded).filter { selection.wants($0) }
  }

  private static func mayHoldProjects(_ entry: FolderWalk.Entry) -> Bool {
    !entry.name.contains(".") && !Checkouts.foreignFolders.contains(entry.name)
      && !Checkouts.foldersOfOthers.contains(entry.name)
      && !["Tests", "Fixtures", "__Snapshots__"].contains(entry.name)
      && !entry.name.hasSuffix("Tests") && entry.depth < maximumDepth
  }

  // MARK: Kinds

  private mutating func read(xcode path: String) {
    guard seen.insert(path).inserted else { return }
    guard let xcode = XcodeProject(path: path, configuration: selection.configuration) else {
      project.remarks.append("\(path): warning: the project cannot be read")
      return
    }
    project.origins.append(Project.Origin(.xcode, path))
    project.modules += xcode.modules(path: path)
    add(xcode.remotePackages)
  }

  private mutating func read(stated path: String) {
    let stated = StatedProjects.project(path)
    project.origins.append(
      Project.Origin(path.hasSuffix(".swift") ? .tuist : .xcodeGen, path)
    )
    project.modules += stated.modules
    project.remarks += stated.remarks
    add(stated.remotePackages)
    for folder in stated.localPackages where Files.exists(folder + "/Package.swift") {
      read(package: folder, isBeside: true)
    }
  }

  /// - Parameter isBeside: Whether the package lies in the folder that was asked for.
  private mutating func read(package folder: String, isBeside: Bool) {
    guard seen.insert(folder).inserted, !selection.excludes(folder, in: root) else { return }
    guard let (manifest, remark) = ManifestReader.manifest(in: folder) else {
      project.remarks.append("\(folder)/Package.swift: warning: the manifest cannot be read")
      return
    }
    if let remark { project.remarks.append(remark) }
    let path = folder + "/Package.swift"
    project.origins.append(Project.Origin(.package, path))
    let programs = Set(manifest.programs.map(\.name))
    for target in manifest.targets + manifest.programs {
      guard let found = PackageTarget(target, of: manifest, in: folder) else {
        let name = PackageTarget.moduleName(target.name)
        let isBuilt = PackageTarget(foreign: target, of: manifest, in: folder) != nil
        if isBuilt { project.modulesInC.append(name) } else { project.foreignModules.append(name) }
        continue
      }
      var module = ProjectModule(
        target.name,
        moduleName: found.module,
        kind: programs.contains(target.name) ? .app : .library,
        origin: path,
        folder: found.folder
      )
      module.package = found.package
      module.files = found.files
      module.resources = found.bundle.resources.map(\.path)
      module.settings = ModuleSettings(found)
      module.developmentRegion = manifest.defaultLocalization
      module.targets = target.dependencies
      module.products = target.products
      project.modules.append(module)
    }
    add(manifest.remotePackages.map { Project.Package($0) })
  }

  /// Takes the sources that lie in no project.
  private mutating func readFolder() {
    let stated = project.origins.compactMap { Files.folder(of: $0.path).map { $0 + "/" } }
    let others = Checkouts.foldersOfOthers.map { "\(root)/\($0)/" }
    let files = SwiftModule.sources(in: root).filter { file in
      !(stated + others).contains { file.hasPrefix($0) }
    }
    guard let folder = ProjectModule.commonFolder(of: files) else { return }
    var module = ProjectModule(
      Files.name(of: root),
      kind: .app,
      origin: root,
      folder: folder
    )
    module.files = files
    project.origins.append(Project.Origin(.folder, root))
    project.modules.append(module)
  }

  // MARK: Packages of others

  private mutating func add(_ packages: [Project.Package]) {
    for package in packages
    where !project.packages.contains(where: { $0.identity == package.identity }) {
      project.packages.append(package)
    }
  }

  /// Notes which packages are pinned, and which have been fetched.
  private mutating func notePackages(_ packages: [String], _ projects: [String]) {
    let around = Checkouts.around(root, packages: packages, projects: projects)
    let pinned = ResolvedPackages.all(in: around, projects: projects)
    var known: [String: Project.Package] = [:]
    for package in project.packages { known[package.identity] = package }
    for package in pinned { known[package.identity] = package }
    let folders = Checkouts.folders(in: around, packages: packages, pinned: pinned)
    for (identity, package) in known where package.folder == nil {
      known[identity]?.folder = folders.first { Files.name(of: $0).lowercased() == identity }
    }
    // Members that no file refers to count all the same.
    for folder in folders where !known.values.contains(where: { $0.folder == folder }) {
      var package = Project.Package(folder)
      package.folder = folder
      if known[package.identity] == nil { known[package.identity] = package }
    }
    project.packages = known.values.sorted { $0.identity < $1.identity }
  }

  private func withoutExcluded(_ module: ProjectModule) -> ProjectModule? {
    guard !selection.excluded.isEmpty else { return module }
    var module = module
    module.files = module.files.filter { file in
      var path = file
      // A pattern may name a folder around it.
      while path.utf8.count > root.utf8.count {
        if selection.excludes(path, in: root) { return false }
        path = Files.folder(of: path) ?? "/"
      }
      return true
    }
    return module.files.isEmpty ? nil : module
  }
}

extension ModuleSettings {
  /// Those of a target of a package.
  fileprivate init(_ target: PackageTarget) {
    self.init()
    swiftVersion = target.swiftVersion
    add(flags: target.compilerArguments)
  }
}

/// A workspace of Xcode: which projects and packages it names.
enum XcodeWorkspace {
  /// The paths that it names.
  static func paths(in workspace: String) -> [String] {
    guard let bytes = try? Files.read(workspace + "/contents.xcworkspacedata", atMost: 1 << 20),
      let folder = Files.folder(of: workspace)
    else { return [] }
    var paths: [String] = []
    /// The folders of the groups around a place.
    var groups = [Files.absolute(folder)]
    for element in String(decoding: bytes, as: UTF8.self).split(separator: "<") {
      if element.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
      guard element.hasPrefix("Group") || element.hasPrefix("FileRef") else { continue }
      let parts = element.split(separator: "\"", omittingEmptySubsequences: false)
      let location = zip(parts, parts.dropFirst()).first { $0.0.contains("location") }?.1 ?? ""
      let words = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let place = words.count == 2 ? String(words[1]) : ""
      let base = words.first == "group" ? groups[groups.count - 1] : groups[0]
      let path = place.hasPrefix("/") ? place : Files.absolute(base + "/" + place)
      if element.hasPrefix("Group") {
        groups.append(path)
      } else if !place.isEmpty, Files.exists(path) {
        paths.append(path)
      }
    }
    return paths
  }
}
