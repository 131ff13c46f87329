/// A module of a package that has been compiled, for those that import it.
struct CompiledModule {
  /// The name that sources import it by.
  let name: String
  /// The name that it has itself.
  let symbolName: String
  /// The arguments for linking programs with it.
  let linkerArguments: [String]
  /// The folders of its interface.
  let interfaceFolders: [String]
  /// The libraries of the macros that it declares.
  let macros: [String]
  /// Whether it was not compiled here (``ForeignModule``).
  let isForeign: Bool

  /// The list of the types that it declares for others; nil if there is none.
  let types: String?
  /// The placeholders in it, a line each; empty if all was compiled.
  let placeholders: [UInt8]
  /// The causes of the parts set aside, a line each.
  let causes: [UInt8]
  /// The source of the entry of a program that shows its previews; nil if they were not compiled along.
  let entry: [UInt8]?
  /// The compiler's warnings; empty if its previews were not compiled along.
  let warnings: [UInt8]

  /// Keeps the module and its macros in the cache until the program has been linked.
  private let locks: [FileLock]

  init(_ module: PackageModule, _ used: UsedEntry<CachedModule>, _ macros: MacroLibraries) {
    name = module.target.module
    symbolName = module.symbolName
    let linked = try? Files.read(used.entry.linked)
    isForeign = linked != nil
    linkerArguments =
      [used.entry.object]
      + String(decoding: linked ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    switch module.target.language {
    case .swift: interfaceFolders = [used.entry.folder]
    case .c(let headers): interfaceFolders = [used.entry.folder, headers]
    case .system: interfaceFolders = [module.target.folder]
    }
    self.macros = macros.paths
    // Frameworks of Apple's are told from SwiftUI by who writes them.
    types =
      module.target.isOfFramework || !Files.exists(used.entry.types) ? nil : used.entry.types
    placeholders = (try? Files.read(used.entry.placeholders)) ?? []
    causes = (try? Files.read(used.entry.causes)) ?? []
    entry = try? Files.read(used.entry.entry)
    warnings = (try? Files.read(used.entry.warnings)) ?? []
    locks = [used.lock] + macros.locks
  }
}

/// The libraries of the macros that a module declares.
struct MacroLibraries {
  let paths: [String]
  /// Keep them in the cache.
  let locks: [FileLock]
}
