/// A target that the compiler loads to expand the macros of a module.
struct MacroTarget {
  /// A module that it is made of.
  struct Part {
    let module: String
    let files: [String]
    let swiftVersion: String
    let compilerArguments: [String]
  }

  let package: String
  /// The targets it is made of, itself last: each after the parts that it imports.
  let parts: [Part]

  /// Its module's name.
  var module: String { parts.last?.module ?? "" }

  /// The macros that a target of a package depends on.
  static func all(
    of target: PackageManifest.Target,
    in manifest: PackageManifest,
    _ folder: String
  ) -> [MacroTarget] {
    manifest.macros.filter { target.dependencies.contains($0.name) }.compactMap { macro in
      var parts: [Part] = []
      add(macro, to: &parts, of: manifest, folder)
      let name = PackageTarget.moduleName(macro.name)
      return parts.last?.module == name ? MacroTarget(package: manifest.name, parts: parts) : nil
    }
  }

  /// Adds a target after those of its package that it depends on.
  private static func add(
    _ target: PackageManifest.Target,
    to parts: inout [Part],
    of manifest: PackageManifest,
    _ folder: String,
    depth: Int = 0
  ) {
    let module = PackageTarget.moduleName(target.name)
    // A circle of targets ends.
    guard depth < 16, !parts.contains(where: { $0.module == module }),
      let place = PackageTarget.place(of: target, of: manifest, in: folder)
    else { return }
    for name in target.dependencies {
      guard let other = manifest.targets.first(where: { $0.name == name }) else { continue }
      add(other, to: &parts, of: manifest, folder, depth: depth + 1)
    }
    let files = PackageTarget.sources(of: target, in: place)
    guard !files.isEmpty, !parts.contains(where: { $0.module == module }) else { return }
    parts.append(
      Part(
        module: module,
        files: files,
        swiftVersion: target.swiftVersion,
        compilerArguments: target.compilerArguments
      )
    )
  }
}
