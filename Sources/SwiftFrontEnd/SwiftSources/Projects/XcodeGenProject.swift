internal import ProjectModel

/// A project of XcodeGen (`project.yml`): its targets, their sources, settings and dependencies.
///
/// Read are `include`, `packages`, `settings` and `settingGroups`, `configFiles`, `targetTemplates`, and
/// of targets `type`, `platform`, `templates`, `sources`, `settings`, `dependencies`.
enum XcodeGenProject {
  /// More files than include each other.
  private static let mostFiles = 32

  static func read(_ path: String, configuration: String) -> StatedProject {
    var project = StatedProject()
    var count = 0
    guard let data = XcodeGenProject.data(path, &count) else {
      project.remarks.append(
        "\(path): warning: the project cannot be read: this form of YAML is not supported"
      )
      return project
    }
    let folder = Files.folder(of: path) ?? "."
    for (name, package) in data["packages"]?.entries ?? [] {
      if let local = package["path"]?.text {
        project.localPackages.append(Files.absolute(folder + "/" + local))
      } else if let address = package["url"]?.text ?? package["github"]?.text {
        var remote = Project.Package(
          package["url"] == nil ? "https://github.com/\(address)" : address
        )
        remote.identity = Project.Package.identity(of: remote.location)
        project.remotePackages.append(remote)
      } else {
        project.remarks.append("\(path): warning: the package \(name) has neither a path nor a url")
      }
    }
    for (name, target) in data["targets"]?.entries ?? [] {
      let reader = XcodeGenTarget(
        path: path,
        folder: folder,
        data: data,
        configuration: configuration
      )
      if let module = reader.module(name, reader.merged(target)) { project.modules.append(module) }
    }
    return project
  }

  /// A file with those that it includes.
  private static func data(_ path: String, _ count: inout Int) -> ProjectData? {
    count += 1
    guard count <= mostFiles, let bytes = try? Files.read(path, atMost: 1 << 22),
      let own = ProjectData(yaml: bytes), case .table = own
    else { return nil }
    var all = ProjectData.table([:])
    let folder = Files.folder(of: path) ?? "."
    let includes = own["include"].map { $0.text == nil ? $0.list : [$0] } ?? []
    for include in includes {
      guard let name = include.text ?? include["path"]?.text else { continue }
      if let other = data(Files.absolute(folder + "/" + name), &count) { all = all.merging(other) }
    }
    return all.merging(own)
  }
}

extension ProjectData {
  /// The table with all of another, which overrides it; lists follow each other.
  func merging(_ other: ProjectData) -> ProjectData {
    switch (self, other) {
    case (.table(let own), .table(let others)):
      .table(own.merging(others) { $0.merging($1) })
    case (.list(let own), .list(let others)): .list(own + others)
    case (.text, _), (.list, _), (.table, _): other
    }
  }
}

/// Reads a target of a project of XcodeGen.
private struct XcodeGenTarget {
  let path: String
  let folder: String
  let data: ProjectData
  let configuration: String

  /// The target with what its templates say.
  func merged(_ target: ProjectData) -> ProjectData {
    var all = ProjectData.table([:])
    for name in target["templates"]?.texts ?? [] {
      if let template = data["targetTemplates"]?[name] { all = all.merging(template) }
    }
    return all.merging(target)
  }

  func module(_ name: String, _ target: ProjectData) -> ProjectModule? {
    var sources = StatedSources()
    let stated = target["sources"].map { $0.text == nil && !$0.list.isEmpty ? $0.list : [$0] } ?? []
    for source in stated {
      guard let place = source.text ?? source["path"]?.text else { continue }
      let excluded = (source["excludes"]?.texts ?? []).flatMap { [$0, $0 + "/**"] }
      sources.add(place, in: folder, excluding: excluded, from: folder + "/" + place)
    }
    let settings = settings(of: target, name)
    let module = sources.module(
      name,
      moduleName: settings["PRODUCT_MODULE_NAME"],
      kind: XcodeGenTarget.kind(target["type"]?.text ?? "", name),
      origin: path
    )
    guard var module else { return nil }
    module.settings = ModuleSettings(settings)
    module.bundleIdentifier =
      settings["PRODUCT_BUNDLE_IDENTIFIER"]
      ?? data["options"]?["bundleIdPrefix"]?.text.map {
        "\($0).\(BuildSettings.identifier(name, other: "-"))"
      }
    if module.kind == .app { module.orientations = orientations(of: target, settings) }
    module.developmentRegion = data["options"]?["developmentLanguage"]?.text
    module.platforms = (target["platform"]?.texts ?? []).map {
      $0.lowercased() == "ios" ? "iphoneos" : $0.lowercased()
    }
    for dependency in target["dependencies"]?.list ?? [] {
      if let target = dependency["target"]?.text {
        module.targets.append(target)
      } else if let package = dependency["package"]?.text {
        module.products += dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
      }
    }
    return module
  }

  /// The orientations that the properties of a target allow: of those that the project states, those of a
  /// file that is there, and build settings.
  private func orientations(
    of target: ProjectData,
    _ settings: BuildSettings
  ) -> InterfaceOrientations {
    var orientations = InterfaceOrientations()
    let stated = target["info"]?["path"]?.text.map { Files.absolute(folder + "/" + $0) }
    if let file = stated ?? settings.informationPath(in: folder) {
      orientations.add(propertiesOf: file)
    }
    orientations.add(properties: target["info"]?["properties"], file: path)
    orientations.add(settings: settings, file: path)
    return orientations
  }

  private func settings(of target: ProjectData, _ name: String) -> BuildSettings {
    var settings = BuildSettings([
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "CONFIGURATION": configuration,
    ])
    for level in [data, target] {
      if let file = level["configFiles"]?[configuration]?.text {
        let bytes = (try? Files.read(Files.absolute(folder + "/" + file), atMost: 1 << 20)) ?? []
        for case .setting(let key, let value) in SettingsFile(bytes).lines {
          settings.set([(key: key, value: value)], configuration: configuration)
        }
      }
      add(level["settings"], to: &settings)
    }
    return settings
  }

  /// Adds a group of settings: those of groups that it names, those for all, and those of a configuration.
  private func add(_ group: ProjectData?, to settings: inout BuildSettings, depth: Int = 0) {
    guard let group, depth < 8 else { return }
    for name in group["groups"]?.texts ?? [] {
      add(data["settingGroups"]?[name], to: &settings, depth: depth + 1)
    }
    let isPlain = group["base"] == nil && group["configs"] == nil && group["groups"] == nil
    settings.set(isPlain ? group : group["base"], configuration: configuration)
    for (name, values) in group["configs"]?.entries ?? []
    where configuration.lowercased().contains(name.lowercased()) {
      settings.set(values, configuration: configuration)
    }
  }

  private static func kind(_ type: String, _ name: String) -> ProjectModule.Kind {
    if type.contains("test") { return .test }
    if type.hasPrefix("application") { return .app }
    if type.contains("extension") { return name.contains("Widget") ? .widget : .extension }
    if type.hasPrefix("framework") { return .framework }
    return type.hasPrefix("library") || type.hasPrefix("bundle") ? .library : .tool
  }
}
