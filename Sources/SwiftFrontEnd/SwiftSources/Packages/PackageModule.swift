/// A module of a package beside a program's sources, which the program imports.
struct PackageModule {
  let target: PackageTarget
  /// The contents of the target's files.
  let sources: [[UInt8]]
  /// The modules of packages that it imports, those that these import included.
  let dependencies: [String]
  /// The build by SwiftPM, where it is allowed; nil if the module is compiled as the project's own.
  var build: PackageBuild?

  /// The module's name in its symbols.
  ///
  /// It differs from the one that sources import where the library has a module of that name; it is as
  /// long, so that sources that are rewritten keep their columns.
  var symbolName: String {
    ModuleNames.library.contains(target.module)
      ? target.module.dropLast() + "_" : target.module
  }

  /// The modules that sources import from packages, and those that these import, each after all that it
  /// imports itself; and the first circle in which some import each other, if there is one.
  ///
  /// - Parameters:
  ///   - sources: The contents of a program's files.
  ///   - folder: The folder that they are in.
  ///   - frameworks: The folder of the frameworks that the library has sources of; nil for none.
  static func all(
    importedBy sources: [[UInt8]],
    in folder: String,
    frameworks: String? = nil
  ) throws(Failure) -> (modules: [PackageModule], circle: [String]?) {
    try all(foreign(sources), in: folder, frameworks: frameworks)
  }

  /// The modules of some names, and those that they import, in the same order.
  static func all(
    _ imports: [String],
    in folder: String,
    frameworks: String? = nil
  ) throws(Failure) -> (modules: [PackageModule], circle: [String]?) {
    guard !imports.isEmpty else { return ([], nil) }
    var search = Search(packages: ProjectPackages(around: folder), frameworks: frameworks)
    _ = try search.modules(imports)
    return (search.found, search.circle)
  }

  /// The modules that neither the toolchain nor the library has.
  private static func foreign(_ sources: [[UInt8]]) -> [String] {
    var names: Set<String> = []
    for source in sources { names.formUnion(ImportedModules.names(in: source)) }
    return names.subtracting(known).sorted()
  }

  private static let known = Set(ModuleNames.toolchain + ModuleNames.shims + ["SwiftUI"])

  private struct Search {
    private var packages: ProjectPackages
    private let frameworks: String?
    var found: [PackageModule] = []
    /// The modules of the first circle, the last one as the first.
    private(set) var circle: [String]?
    private var visited: Set<String> = []
    /// The modules that are being looked at, each of which imports the next.
    private var chain: [String] = []

    init(packages: ProjectPackages, frameworks: String?) {
      self.packages = packages
      self.frameworks = frameworks
    }

    /// The target that makes a module: a package's own comes before a framework.
    private mutating func target(making name: String) -> PackageTarget? {
      packages.target(making: name)
        ?? frameworks.flatMap { PackageTarget(framework: name, in: $0) }
    }

    /// Finds modules; modules that import each other in a circle are for the compiler to complain of.
    ///
    /// - Returns: The names of those that are there, and of all that they import.
    mutating func modules(_ names: [String]) throws(Failure) -> Set<String> {
      var all: Set<String> = []
      for name in names {
        if circle == nil, let start = chain.firstIndex(of: name) {
          circle = chain[start...] + [name]
        }
        if visited.insert(name).inserted, let target = target(making: name) {
          var sources: [[UInt8]] = []
          for file in target.files { sources.append(try Files.read(file)) }
          chain.append(name)
          let imports = target.language == .swift ? PackageModule.foreign(sources) : []
          let dependencies = try modules(imports)
          chain.removeLast()
          var module = PackageModule(
            target: target,
            sources: sources,
            dependencies: dependencies.sorted()
          )
          if let folder = target.packageFolder,
            module.mayBeForeign(importing: found.filter { dependencies.contains($0.target.module) })
          {
            module.build = packages.build(ofPackageIn: folder)
          }
          found.append(module)
        }
        guard let module = found.first(where: { $0.target.module == name }) else { continue }
        all.insert(name)
        all.formUnion(module.dependencies)
      }
      return all
    }
  }
}
