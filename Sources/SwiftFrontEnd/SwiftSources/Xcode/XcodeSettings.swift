internal import ProjectModel

/// The build settings of an Xcode project's targets, in the order in which one level overrides
/// another: files of settings of the project, the project, files of the target, the target.
struct XcodeSettings {
  private let objects: XcodeObjects
  private let configuration: String

  /// More files than include each other.
  private static let mostFiles = 64

  init(_ objects: XcodeObjects, configuration: String) {
    (self.objects, self.configuration) = (objects, configuration)
  }

  /// The settings of a target.
  func settings(of target: ProjectData, name: String) -> BuildSettings {
    let chosen = chosen(of: objects.root)
    let own = self.chosen(of: target)
    let home = Files.absolute(objects.folder)
    let current = own?["name"]?.text ?? chosen?["name"]?.text ?? configuration
    var settings = BuildSettings([
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "CONFIGURATION": current,
      "SRCROOT": home, "PROJECT_DIR": home, "SOURCE_ROOT": home,
    ])
    for configuration in [chosen, own] {
      guard let configuration else { continue }
      var count = 0
      if let file = settingsFile(of: configuration) {
        add(file, to: &settings, current, &count)
      }
      settings.set(configuration["buildSettings"], configuration: current)
    }
    return settings
  }

  /// The configuration of a project or a target by the name that is wanted, else Debug's, else the first.
  private func chosen(of object: ProjectData) -> ProjectData? {
    let all = objects.all(objects[object["buildConfigurationList"]]?["buildConfigurations"])
    return all.first { $0["name"]?.text == configuration }
      ?? all.first { $0["name"]?.text == "Debug" } ?? all.first
  }

  private func settingsFile(of configuration: ProjectData) -> String? {
    if let key = configuration["baseConfigurationReference"]?.text { return objects.paths[key] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let folder = objects.paths[anchor],
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return Files.absolute(folder + "/" + path)
  }

  /// Adds what a file sets, and those that it includes; a circle ends with the count.
  private func add(
    _ path: String,
    to settings: inout BuildSettings,
    _ configuration: String,
    _ count: inout Int
  ) {
    count += 1
    guard count <= XcodeSettings.mostFiles, let bytes = try? Files.read(path, atMost: 1 << 20)
    else {
      return
    }
    for line in SettingsFile(bytes).lines {
      switch line {
      case .setting(let key, let value):
        settings.set([(key: key, value: value)], configuration: configuration)
      case .include(let name):
        let folder = Files.folder(of: path) ?? "."
        let other = name.hasPrefix("/") ? name : Files.absolute(folder + "/" + name)
        add(other, to: &settings, configuration, &count)
      }
    }
  }
}

extension CompilerSettings {
  /// Creates the compiler settings of a target.
  init(_ settings: ModuleSettings) {
    self.init()
    swiftVersion = settings.swiftVersion
    if let isolation = settings.defaultIsolation { arguments += ["-default-isolation", isolation] }
    for feature in settings.upcomingFeatures { enable(feature) }
    for feature in settings.experimentalFeatures {
      arguments += ["-enable-experimental-feature", feature]
    }
    for word in settings.conditions { arguments += ["-D", word] }
  }
}
