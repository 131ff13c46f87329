internal import ProjectModel

/// Which modules SwiftPM builds (V19.1).
extension PackageModule {
  /// Whether SwiftPM may be asked for the module, as far as its lines tell.
  ///
  /// - Parameter imported: The modules that it imports.
  func mayBeForeign(importing imported: [PackageModule]) -> Bool {
    switch target.language {
    case .system: return false
    case .c: return target.owner != .stranger
    case .swift:
      return target.owner == .pinned && target.macros.isEmpty && target.bundle.isSilent
        && symbolName == target.module
        && imported.allSatisfy { $0.build != nil || $0.target.language == .system }
        && !sources.contains { ImportedModules.names(in: $0).contains("SwiftUI") }
    }
  }

  /// Whether SwiftPM is likely to build it here: it imports nothing without asking that is not there.
  var isForThisSystem: Bool {
    let known = Set(dependencies + ModuleNames.toolchain)
    return target.language != .swift
      || sources.allSatisfy { SwiftOutline.importsHere($0).allSatisfy(known.contains) }
  }
}
