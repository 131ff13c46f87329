/// The modules that sources of a project import, each looked for once.
struct ProjectImports {
  private var packages: ProjectPackages
  /// The modules that each module imports itself; none for those that are not in the project.
  private var direct: [String: Set<String>] = [:]
  /// The sizes of the modules' sources, in bytes.
  private(set) var sizes: [String: Int] = [:]

  init(around folder: String) { packages = ProjectPackages(around: folder) }

  /// Returns the project's modules that sources import, those included that these import.
  mutating func modules(importedBy files: [String]) -> Set<String> {
    var found: Set<String> = []
    var waiting = ProjectImports.imports(of: files)
    while let module = waiting.popFirst() {
      if direct[module] == nil { look(for: module) }
      guard sizes[module] != nil, found.insert(module).inserted else { continue }
      waiting.formUnion(direct[module] ?? [])
    }
    return found
  }

  private mutating func look(for module: String) {
    direct[module] = []
    guard let target = packages.target(making: module) else { return }
    sizes[module] = ProjectImports.size(of: target.files)
    if target.language == .swift { direct[module] = ProjectImports.imports(of: target.files) }
  }

  private static let known = Set(ModuleNames.toolchain + ModuleNames.shims + ["SwiftUI"])

  private static func imports(of files: [String]) -> Set<String> {
    var names: Set<String> = []
    for file in files { names.formUnion(ImportedModules.names(in: (try? Files.read(file)) ?? [])) }
    return names.subtracting(known)
  }

  /// Returns the size of files, in bytes.
  static func size(of files: [String]) -> Int {
    files.reduce(0) { $0 + (Files.stamp($1)?.size ?? 0) }
  }
}
