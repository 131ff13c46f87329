/// What a project asks of the compiler (SWIFT_VERSION and its like), those of settings files left out.
extension XcodeProject {
  /// The settings of a project or a target, of its configuration for debugging.
  static func buildSettings(
    of object: OldStylePropertyList,
    _ objects: [String: OldStylePropertyList]
  ) -> [String: OldStylePropertyList] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let configurations = (list?["buildConfigurations"]?.list ?? [])
      .compactMap { $0.text.flatMap { objects[$0] } }
    let chosen =
      configurations.first { $0["name"]?.text == "Debug" } ?? configurations.first
    guard case .table(let settings)? = chosen?["buildSettings"] else { return [:] }
    return settings
  }

  /// What the target that has most of some files asks for.
  func settings(of files: [String]) -> CompilerSettings {
    let paths = files.map { Files.absolute($0) }
    let counts = targets.map { target in
      paths.count { path in
        target.sources.contains(path)
          || target.wholeFolders.contains { path.hasPrefix($0) }
      }
    }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return CompilerSettings()
    }
    return targets[index].settings
  }
}

extension CompilerSettings {
  /// What `SWIFT_APPROACHABLE_CONCURRENCY` stands for.
  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// Those of a target of Xcode.
  init(_ settings: [String: OldStylePropertyList]) {
    self.init()
    swiftVersion = settings["SWIFT_VERSION"]?.text.map { $0.hasPrefix("6") ? "6" : "5" }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.text == "MainActor" {
      arguments += ["-default-isolation", "MainActor"]
    }
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"]?.text == "YES" {
      for feature in CompilerSettings.approachableConcurrency
      where swiftVersion != "6" || !CompilerSettings.isOfSwift6(feature) { enable(feature) }
    }
    let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]
    let words = conditions.map { $0.list.isEmpty ? [$0] : $0.list } ?? []
    for word in words.compactMap(\.text).flatMap({ $0.split(separator: " ") })
    where word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) && word != "DEBUG" {
      arguments += ["-D", String(word)]
    }
  }

  /// Whether a feature is a part of Swift 6, where asking for it is an error.
  private static func isOfSwift6(_ feature: String) -> Bool {
    [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
      "InferSendableFromCaptures",
    ].contains(feature)
  }
}
