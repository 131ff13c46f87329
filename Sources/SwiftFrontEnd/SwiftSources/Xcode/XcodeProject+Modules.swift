internal import ProjectModel

/// The targets of a project of Xcode as modules.
extension XcodeProject {
  /// - Parameter path: The path of the project.
  func modules(path: String) -> [ProjectModule] {
    targets.compactMap { target in
      let files = target.files
      guard !files.isEmpty, let folder = ProjectModule.commonFolder(of: files) else { return nil }
      let settings = target.buildSettings
      var module = ProjectModule(
        target.name,
        moduleName: settings["PRODUCT_MODULE_NAME"],
        kind: target.kind,
        origin: path,
        folder: folder
      )
      module.files = files
      module.resources = target.allResources
      module.settings = ModuleSettings(settings)
      module.buildSettings = settings
      module.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
      module.developmentRegion = settings["DEVELOPMENT_LANGUAGE"] ?? developmentRegion
      module.platforms = settings.sdks
      if module.kind == .app { module.orientations = target.orientations(of: path) }
      module.targets = target.dependencies
      module.products = target.products
      return module
    }
  }
}

extension BuildSettings {
  /// The names of the SDKs that a target supports, such as `iphoneos`; empty if none are set.
  var sdks: [String] {
    let platforms = words("SUPPORTED_PLATFORMS")
    return platforms.isEmpty ? words("SDKROOT") : platforms
  }

  /// The path of the target's `Info.plist`; nil if its settings name none.
  var informationPath: String? { self["SRCROOT"].flatMap { informationPath(in: $0) } }

  /// The text of the target's `Info.plist`; nil if it names none or it cannot be read.
  var informationFile: String? {
    guard let path = informationPath,
      let bytes = try? Files.read(path, atMost: BundleInformation.mostBytes)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension XcodeTarget {
  private static let typePrefix = "com.apple.product-type."

  /// The kind of its product.
  var kind: ProjectModule.Kind {
    let type =
      productType.hasPrefix(XcodeTarget.typePrefix)
      ? String(productType.dropFirst(XcodeTarget.typePrefix.count)) : productType
    if type.contains("test") { return .test }
    if type.hasPrefix("application") || type.contains("watchapp") { return .app }
    if type.contains("extension") { return isWidget ? .widget : .extension }
    if type.hasPrefix("framework") { return .framework }
    return type.hasPrefix("library") || type.hasPrefix("bundle") ? .library : .tool
  }

  /// Whether its `Info.plist` is that of widgets.
  private var isWidget: Bool {
    buildSettings.informationFile?.contains("com.apple.widgetkit-extension") == true
  }

  /// The orientations that its properties allow (W4.9).
  ///
  /// - Parameter project: The path of the project.
  func orientations(of project: String) -> InterfaceOrientations {
    var orientations = InterfaceOrientations()
    if let path = buildSettings.informationPath { orientations.add(propertiesOf: path) }
    orientations.add(settings: buildSettings, file: project + "/project.pbxproj")
    return orientations
  }
}
