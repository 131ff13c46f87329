/// A module of a package that has been compiled, for those that import it.
struct CompiledModule {
  /// The name that sources import it by.
  let name: String
  /// What it is linked from.
  let object: String
  /// The folder of its interface.
  let interfaceFolder: String
  /// The name that it has itself.
  let symbolName: String

  /// The placeholders in it, a line each; empty if all was compiled.
  let placeholders: [UInt8]
  /// What was missing of what was set aside, a line each.
  let causes: [UInt8]

  /// Keeps the module in the cache until it has been linked.
  private let lock: FileLock

  init(_ module: PackageModule, _ used: UsedEntry<CachedModule>) {
    name = module.target.module
    object = used.entry.object
    interfaceFolder = used.entry.folder
    symbolName = module.symbolName
    placeholders = (try? Files.read(used.entry.placeholders)) ?? []
    causes = (try? Files.read(used.entry.causes)) ?? []
    lock = used.lock
  }
}
