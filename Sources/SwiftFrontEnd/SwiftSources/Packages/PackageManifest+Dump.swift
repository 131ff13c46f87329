internal import ProjectModel

/// Reads a manifest from SwiftPM's dump of it.
extension PackageManifest {
  /// Reads what `swift package dump-package` prints; nil if it is no manifest.
  init?(dump: ProjectData) {
    guard let name = dump["name"]?.text, let all = dump["targets"]?.list else { return nil }
    self.init([])
    self.name = name
    defaultLocalization = dump["defaultLocalization"]?.given
    let tools = dump["toolsVersion"]?["_version"]?.text ?? "5"
    let modes = dump["swiftLanguageVersions"]?.list.compactMap(\.text) ?? []
    let isSix = modes.isEmpty ? (Int(tools.prefix { $0 != "." }) ?? 5) >= 6 : modes.contains("6")
    for target in all {
      guard let type = target["type"]?.text, let read = Target(dump: target, isSix ? "6" : "5")
      else { continue }
      switch type {
      case "regular": targets.append(read)
      case "executable": programs.append(read)
      case "macro": macros.append(read)
      case "system": systemLibraries.append(read)
      default: break
      }
    }
    hasOneTarget = all.filter { $0["type"]?.text != "test" }.count == 1
    for dependency in dump["dependencies"]?.list ?? [] {
      for local in dependency["fileSystem"]?.list ?? [] {
        local["path"]?.text.map { localPackages.append($0) }
      }
      for remote in dependency["sourceControl"]?.list ?? [] {
        let location = remote["location"]
        let address =
          location?["remote"]?.list.first?["urlString"] ?? location?["local"]?.list.first
        address?.text.map { remotePackages.append($0) }
      }
    }
  }
}

extension PackageManifest.Target {
  /// A target as SwiftPM prints it.
  fileprivate init?(dump: ProjectData, _ language: String) {
    guard let name = dump["name"]?.text else { return nil }
    self.init(name: name)
    path = dump["path"]?.given
    sources = dump["sources"]?.list.compactMap(\.text) ?? []
    excluded = dump["exclude"]?.list.compactMap(\.text) ?? []
    swiftVersion = language
    resources = (dump["resources"]?.list ?? []).compactMap { resource in
      resource["path"]?.text.map {
        PackageManifest.Resource(path: $0, keepsFolders: resource["rule"]?["copy"] != nil)
      }
    }
    for dependency in dump["dependencies"]?.list ?? [] {
      if let name = (dependency["byName"] ?? dependency["target"])?.list.first?.text {
        dependencies.append(name)
      } else if let product = dependency["product"]?.list, let name = product.first?.text {
        products.append(name)
        packages[name] = product.dropFirst().first?.given
      }
    }
    publicHeaders = dump["publicHeadersPath"]?.given
    for setting in dump["settings"]?.list ?? [] {
      guard let (kind, value) = setting["kind"]?.entries.first,
        let word = value["_0"]?.texts.first
      else { continue }
      if kind == "linkedLibrary" { linkedLibraries.append(word) }
      guard setting["tool"]?.text == "swift", setting["condition"]?.holdsForPhones != false else {
        continue
      }
      switch kind {
      case "define": compilerArguments += ["-D", word]
      case "enableUpcomingFeature": compilerArguments += ["-enable-upcoming-feature", word]
      case "enableExperimentalFeature": compilerArguments += ["-enable-experimental-feature", word]
      case "defaultIsolation":
        if word == "MainActor" { compilerArguments += ["-default-isolation", "MainActor"] }
      case "swiftLanguageMode": swiftVersion = word.hasPrefix("6") ? "6" : "5"
      default: break
      }
    }
  }
}

extension ProjectData {
  /// A text that is not JSON's `null`.
  fileprivate var given: String? { text == "null" ? nil : text }

  /// Whether a setting with this condition is one of a phone's in a configuration for debugging.
  fileprivate var holdsForPhones: Bool {
    let platforms = self["platformNames"]?.list.compactMap(\.text) ?? []
    let isOfPhones = platforms.isEmpty || platforms.contains("ios")
    return isOfPhones && self["config"]?.given != "release"
  }
}
