/// The names under which modules are kept in the cache.
extension PackageModuleCompiler {
  /// Returns a name for all inputs of a module's compilation.
  ///
  /// - Parameter keys: Those of all modules of packages that it might import.
  func key(_ module: PackageModule, keys: [String: String]) -> String {
    var hash = ContentHash()
    let target = module.target
    let parts =
      [toolchain.identity, library.identity, platform, target.module, target.package]
      + [target.swiftVersion, target.bundle.source, target.isOfPackage ? "" : "project"]
      + target.compilerArguments + target.linkedLibraries
      + (module.build.map { ["SwiftPM"] + $0.members.map(\.identity) } ?? [])
      + module.dependencies.compactMap { keys[$0] } + (isShown(module) ? ["previews"] : [])
    // The names of colours and images are compiled along.
    hash.append(Array(ResourceSets(besideSourcesIn: target.folder).source(bundle: "").utf8))
    for part in parts { hash.append(Array((part + "\n").utf8)) }
    for file in target.macros.flatMap(\.parts).flatMap(\.files) {
      hash.append((try? Files.read(file)) ?? [])
    }
    for (file, bytes) in zip(target.files, module.sources) {
      hash.append(Array("\(bytes.count) \(file)\n".utf8))
      hash.append(bytes)
    }
    return hash.hex()
  }

  /// Returns a name for a module's inputs, except the contents of its files and of the modules that
  /// it imports, under which its objects are kept; nil if they are not.
  func objectKey(_ module: PackageModule) -> String? {
    let target = module.target
    guard target.language == .swift, target.files.count >= ObjectFolder.fewestFiles else {
      return nil
    }
    var hash = ContentHash()
    let parts =
      [
        "module", toolchain.identity, library.identity, platform, target.module, target.package,
        target.swiftVersion, "\(target.isOfPackage)", "\(allowsPlaceholders)",
        Files.workingFolder, Files.absolute(target.folder),
      ] + target.compilerArguments + module.dependencies + (isShown(module) ? ["previews"] : [])
    for part in parts { hash.append(Array((part + "\n").utf8)) }
    return hash.hex()
  }

  /// The keys of modules, each of which follows those that it imports.
  func keys(_ modules: [PackageModule]) -> [String: String] {
    var keys: [String: String] = [:]
    for module in modules { keys[module.target.module] = key(module, keys: keys) }
    return keys
  }
}
