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

  init(_ module: PackageModule, folder: CachedModule) {
    name = module.target.module
    object = folder.object
    interfaceFolder = folder.folder
    symbolName = module.symbolName
  }
}
