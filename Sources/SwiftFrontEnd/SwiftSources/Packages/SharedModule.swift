/// A module with screens that others with screens import: it is compiled once for all of them.
struct SharedModule {
  /// The modules that it imports, and itself, the last one.
  let modules: [PackageModule]
  /// The first circle in which modules import each other; nil for none.
  let circle: [String]?
  /// Its files as the user named them, in the order in which they are compiled.
  private let files: [String]

  /// The module's name.
  var name: String { modules.last?.target.module ?? "" }

  /// Finds the module; nil if what others import by its name is made of other files.
  ///
  /// - Parameters:
  ///   - names: The colours and images that have names in its sources.
  ///   - frameworks: The folder of the frameworks that the library has sources of.
  init?(
    _ module: SwiftModule,
    naming names: ResourceSets,
    frameworks: String?
  ) throws(Failure) {
    let own = names.source(bundle: "")
    let folder = Files.absolute(module.folder)
    (modules, circle) = try PackageModule.all([module.name], in: folder, frameworks: frameworks)
    var shown: [String: String] = [:]
    for file in module.files { shown[Files.absolute(file)] = file }
    guard let target = modules.last?.target, target.module == module.name,
      target.language == .swift, target.files.count == shown.count,
      ResourceSets(besideSourcesIn: target.folder).source(bundle: "") == own
    else { return nil }
    files = target.files.compactMap { shown[Files.absolute($0)] }
    guard files.count == shown.count else { return nil }
  }

  /// The source of the list of its files, which the entry of its program names.
  var filesSource: String {
    "let files = [\(files.map(\.swiftLiteral).joined(separator: ", "))]\n"
  }
}
