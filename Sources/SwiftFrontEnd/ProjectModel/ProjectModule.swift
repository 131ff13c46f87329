/// A module of a project: the sources and settings of a target.
package struct ProjectModule: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case app
    case framework
    case `extension`
    case widget
    case library
    case tool
    case test
  }

  /// The target's name.
  package var name: String
  /// The name that sources import it by.
  package var moduleName: String
  package var kind: Kind
  /// The path of the manifest or project that declares it.
  package var origin: String
  /// The package that it belongs to; nil if it is of none.
  package var package: String?
  /// The common folder of its sources.
  package var folder: String
  /// Its Swift sources.
  package var files: [String] = []
  /// The paths of its resources: catalogues, string tables, folders and other files.
  package var resources: [String] = []
  package var settings = ModuleSettings()
  /// All build settings of its target in an Xcode project; nil for other modules.
  package var buildSettings: BuildSettings?
  package var bundleIdentifier: String?
  /// The orientations that an app allows.
  package var orientations = InterfaceOrientations()
  /// The development language of its strings.
  package var developmentRegion: String?
  /// The platforms, by the names of SDKs such as `iphoneos`; empty if none are set.
  package var platforms: [String] = []
  /// The targets of the same project that it depends on.
  package var targets: [String] = []
  /// The products of packages that it depends on.
  package var products: [String] = []

  package init(
    _ name: String,
    moduleName: String? = nil,
    kind: Kind,
    origin: String,
    folder: String
  ) {
    self.name = name
    self.moduleName = moduleName ?? BuildSettings.identifier(name)
    self.kind = kind
    self.origin = origin
    self.folder = folder
  }

  /// `true` if it is for phones, or states no platform.
  package var isForPhones: Bool {
    platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") || $0 == "auto" }
  }

  /// Returns the common folder of some files.
  package static func commonFolder(of files: [String]) -> String? {
    let folders = files.map { $0.split(separator: "/").dropLast() }
    guard var common = folders.first else { return nil }
    for folder in folders.dropFirst() {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return "/" + common.joined(separator: "/")
  }
}
