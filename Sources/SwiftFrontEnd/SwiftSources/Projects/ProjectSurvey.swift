package import ProjectModel

/// The imports and previews of a project's sources, and the modules that are missing.
package struct ProjectSurvey {
  package let project: Project
  /// The outlines of each module's files, in the order of modules and files.
  package let outlines: [[SwiftOutline]]
  /// Imported modules that are nowhere to be found, those first that most screens need.
  package private(set) var missing: [MissingModule] = []

  package init(_ project: Project) {
    self.project = project
    outlines = SourceWatch.during("reading the sources in \(project.folder)") {
      project.modules.map { module in
        module.files.map { SwiftOutline((try? Files.read($0)) ?? []) }
      }
    }
    missing = missingModules()
  }

  /// The previews of a module, with the files that they are in.
  package func previews(ofModule index: Int) -> [(file: String, preview: SwiftOutline.Preview)] {
    zip(project.modules[index].files, outlines[index]).flatMap { file, outline in
      outline.previews.map { (file, $0) }
    }
  }

  /// The types of views in a module.
  package func views(ofModule index: Int) -> [(file: String, view: SwiftOutline.View)] {
    zip(project.modules[index].files, outlines[index]).flatMap { file, outline in
      outline.views.map { (file, $0) }
    }
  }

  // MARK: Missing modules

  private static let known = Set(
    ModuleNames.toolchain + ModuleNames.shims + ["SwiftUI", "XCTest", "Testing"]
  )

  private func missingModules() -> [MissingModule] {
    let own = Set(project.modules.map(\.moduleName) + project.modulesInC)
    let frameworks = Set((try? LibraryFolder.find()).map { Files.names(in: $0.frameworks) } ?? [])
    var found: [String: MissingModule] = [:]
    let fetched = Set(project.packages.compactMap(\.folder).flatMap(ProjectSurvey.modules))
    for (module, outlines) in zip(project.modules, outlines) where module.kind != .test {
      for outline in outlines {
        for name in outline.imports
        where !ProjectSurvey.known.contains(name) && !own.contains(name) && !fetched.contains(name)
          && !frameworks.contains(name)
        {
          var missing = found[name] ?? MissingModule(name, reason: reason(name))
          missing.files += 1
          missing.screens += outline.previews.count
          if !missing.modules.contains(module.name) { missing.modules.append(module.name) }
          found[name] = missing
        }
      }
    }
    return found.values.sorted {
      ($1.screens, $1.files, $0.name) < ($0.screens, $0.files, $1.name)
    }
  }

  /// The modules that a package has.
  private static func modules(of folder: String) -> [String] {
    guard let (manifest, _) = ManifestReader.manifest(in: folder) else { return [] }
    return (manifest.targets + manifest.systemLibraries).map { PackageTarget.moduleName($0.name) }
  }

  private func reason(_ name: String) -> MissingModule.Reason {
    if project.foreignModules.contains(name) { return .language }
    if AppleFrameworks.names.contains(name) { return .framework }
    let word = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let package = project.packages.first { package in
      let identity = package.identity.filter { $0.isLetter || $0.isNumber }
      return identity == word || identity == "swift" + word || identity == word + "ios"
        || identity == "ios" + word || identity == word + "swift"
    }
    if let package { return .package(package.identity, isPinned: package.revision != nil) }
    // A product may be called otherwise than its package.
    if project.modules.contains(where: { $0.products.contains(name) }) {
      return .package(nil, isPinned: project.packages.contains { $0.revision != nil })
    }
    return project.packages.contains { $0.folder == nil }
      ? .unknown(mayBeOfPackage: true)
      : .unknown(mayBeOfPackage: false)
  }
}
