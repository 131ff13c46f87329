internal import ProjectModel
import Synchronization

/// The modules of a project that have screens to show, each of which becomes a program.
package struct ProjectModules: Sendable {
  /// A module, and what its screens are called after.
  package struct Module: Sendable {
    /// The target's name.
    package let name: String
    package let module: SwiftModule
    /// The number of its previews that are wanted, as far as its words tell.
    let previews: Int
  }

  /// Those that are wanted.
  package let shown: [Module]
  /// All that are none of tests.
  package let all: [Module]
  /// Messages about files that could not be read, or only in part.
  package let remarks: [String]
  /// The names of all targets, those that are not wanted included.
  package let targets: [String]

  private static let known = Mutex<[String: ProjectModules?]>([:])

  /// The modules of the project that a path stands for; nil if it stands for one module, for specs, or for
  /// nothing.
  ///
  /// They are looked for once.
  package static func of(_ path: String) -> ProjectModules? {
    if let known = known.withLock({ $0[path] }) { return known }
    let found = isProject(path) ? ProjectModules(path, .current) : nil
    let isNamed = !ProjectSelection.current.targets.isEmpty
    let modules = found.flatMap { $0.all.isEmpty && !isNamed ? nil : $0 }
    known.withLock { $0[path] = .some(modules) }
    return modules
  }

  /// The same, looked for anew.
  fileprivate static func now(_ path: String) -> ProjectModules? {
    known.withLock { $0[path] = nil }
    return of(path)
  }

  /// Whether a path is that of a project, or of a folder that holds some and no sources beside them.
  private static func isProject(_ path: String) -> Bool {
    if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") {
      return Files.isFolder(path)
    }
    guard Files.isFolder(path) else { return false }
    if ProjectReader.isStated(in: path) { return true }
    if !ProjectSelection.current.targets.isEmpty { return true }
    return holdsProjectsOnly(path)
  }

  /// Whether projects lie in folders of a folder, and all sources in them.
  private static func holdsProjectsOnly(_ path: String) -> Bool {
    var (hasProjects, hasOthers) = (false, false)
    FolderWalk.run(path) { entry in
      guard !hasOthers else { return false }
      if entry.isFolder {
        guard SwiftModule.isForeign(entry.name) == false, entry.depth < 3 else { return false }
        let isStated = ProjectReader.isStated(in: entry.path)
        hasProjects = hasProjects || isStated
        return !isStated
      }
      if entry.name.hasSuffix(".swift") { hasOthers = true }
      return false
    }
    return hasProjects && !hasOthers
  }

  private init(_ path: String, _ selection: ProjectSelection) {
    var whole = selection
    whole.targets = []
    let project = ProjectReader.read(path, whole)
    remarks = project.remarks
    let modules = project.modules.filter { $0.kind != .test && selection.wants($0) }
    targets = project.modules.map(\.name)
    // A project of one module is that module, as if its folder had been given.
    guard modules.count > 1 || !selection.targets.isEmpty || path.contains(".xc") else {
      (all, shown) = ([], [])
      return
    }
    let root = Files.absolute(path)
    let prefix = path.hasSuffix("/") ? path : path + "/"
    let folder = path.contains(".xc") ? "" : root
    let shownName = { (file: String) in
      folder.isEmpty || !file.hasPrefix(folder + "/")
        ? file : (path == "." ? "" : prefix) + file.dropFirst(folder.utf8.count + 1)
    }
    let previews = ProjectModules.wanted(modules, selection)
    all = zip(modules, previews).map { module, previews in
      Module(
        name: module.name,
        module: SwiftModule(
          module,
          resources: ProjectModules.resources(of: module, in: project.modules),
          orientations: ProjectModules.orientations(of: module, in: project.modules),
          shown: shownName
        ),
        previews: previews
      )
    }
    shown = all.filter { $0.previews > 0 }
  }

  /// Returns the resources of a module and of the frameworks that it is built with.
  private static func resources(of module: ProjectModule, in all: [ProjectModule]) -> [String] {
    var (found, seen, waiting) = ([String](), Set<String>(), [module])
    while let next = waiting.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      // A package's modules have bundles of their own.
      if next.package == nil || next.name == module.name {
        found += next.resources.filter { !found.contains($0) }
      }
      waiting += all.filter { next.targets.contains($0.name) && $0.origin == next.origin }
    }
    return found
  }

  /// Returns the orientations of an app, and for what is shown in any app those that all of them agree on.
  private static func orientations(
    of module: ProjectModule,
    in all: [ProjectModule]
  ) -> InterfaceOrientations {
    switch module.kind {
    case .app: module.orientations
    case .framework, .library, .tool, .test:
      InterfaceOrientations(
        sharedBy: all.filter { $0.kind == .app && $0.isForPhones && $0.package == nil }
          .map(\.orientations)
      )
    // The system shows them, in its own ways.
    case .extension, .widget: InterfaceOrientations()
    }
  }

  // MARK: Which are shown

  /// The numbers of screens that are wanted, by module: those of the names, each file's once; where
  /// there are none, the applications have one each.
  private static func wanted(_ modules: [ProjectModule], _ selection: ProjectSelection) -> [Int] {
    var wanted = modules.map { _ in 0 }
    var seen: Set<String> = []
    // A program for a phone comes before one of the same files for a Mac.
    let order = modules.indices.sorted {
      (modules[$0].isForPhones ? 0 : 1, $0) < (modules[$1].isForPhones ? 0 : 1, $1)
    }
    for index in order {
      for file in modules[index].files {
        guard let bytes = try? Files.read(file) else { continue }
        let count = screens(of: bytes, file, selection)
        if count > 0, seen.insert(file).inserted { wanted[index] += count }
      }
    }
    if wanted.allSatisfy({ $0 == 0 }), selection.previews.isEmpty {
      return modules.map { $0.kind == .app && $0.isForPhones ? 1 : 0 }
    }
    return wanted
  }

  /// The number of screens of a file that are wanted, as far as its words tell; 1 if any is, where names choose.
  private static func screens(
    of bytes: [UInt8],
    _ file: String,
    _ selection: ProjectSelection
  ) -> Int {
    if let view = selection.view {
      let name = view.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return SwiftOutline(bytes).views.contains { $0.name == name } ? 1 : 0
    }
    guard SwiftOutline.mayShow(bytes) else { return 0 }
    let own = SwiftOutline(bytes).previews
    // The words may be those of a text.
    guard !selection.previews.isEmpty else { return own.count }
    let isWanted = selection.previews.contains { pattern in
      let parts = pattern.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 {
        let name = parts[0].split(separator: "/").last.map(String.init) ?? ""
        let stem = name.hasSuffix(".swift") ? name : name + ".swift"
        return NamePattern(stem).matches(Files.name(of: file))
      }
      return own.contains { $0.isNamedByCode || names(of: $0, among: own).contains(pattern) }
        || isNamedByInterpolation(bytes)
    }
    return isWanted ? 1 : 0
  }

  /// Whether the name of a preview holds what code computes.
  private static func isNamedByInterpolation(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains {
      $0.contains("#Preview(") && $0.contains("\\(")
    }
  }

  /// The names that a preview may have: several of a file that have the same one are numbered, as those of a
  /// provider are.
  private static func names(
    of preview: SwiftOutline.Preview,
    among own: [SwiftOutline.Preview]
  ) -> PossibleNames {
    PossibleNames(
      name: preview.name ?? (own.count == 1 && preview.kind == .macro ? "" : "preview"),
      count: preview.kind == .provider ? PossibleNames.most : own.count
    )
  }

  /// A name, and the same with numbers behind it.
  private struct PossibleNames {
    let name: String
    let count: Int

    /// The most views of a provider that a name is looked for among.
    static let most = 200

    func contains(_ pattern: String) -> Bool {
      let pattern = NamePattern(pattern)
      return pattern.matches(name)
        || (1...max(1, count)).contains { pattern.matches("\(name) \($0)") }
    }
  }
}

extension SwiftModule {
  /// The module that a path stands for; of a project, the only one that has a screen which is wanted.
  package static func published(_ path: String) throws(Failure) -> SwiftModule {
    guard let project = ProjectModules.now(path) else {
      guard let module = SwiftModule(path) else { throw Failure(withoutSources: path) }
      return module
    }
    guard let only = project.shown.first, project.shown.count == 1 else {
      let names = project.shown.map { "'\($0.name)'" }.joined(separator: ", ")
      throw Failure(
        "\(path) has \(names.isEmpty ? "no module" : "several modules") with a preview that is wanted",
        hint: names.isEmpty
          ? "'espalier project \(path)' lists all"
          : "choose one with --target or --preview: \(names)",
        status: Failure.badSource
      )
    }
    return only.module
  }
}
