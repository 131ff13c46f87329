internal import ProjectModel

/// The platform that a target is built for, by the name that filters of its files have (V21.5).
enum XcodePlatform: String {
  case iOS = "ios"
  case macOS = "macos"
  case tvOS = "tvos"
  case visionOS = "xros"
  case watchOS = "watchos"

  /// The prefixes of the names of SDKs, a phone's first: a target for several platforms is shown on a phone.
  private static let sdks: [(prefix: String, platform: XcodePlatform)] = [
    ("iphone", .iOS), ("auto", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("xr", .visionOS),
    ("watch", .watchOS),
  ]

  /// The platform of a target with the names of some SDKs; a phone's if there are none.
  init(sdks names: [String]) {
    let known = XcodePlatform.sdks.first { sdk in names.contains { $0.hasPrefix(sdk.prefix) } }
    self = known?.platform ?? .iOS
  }

  /// Returns whether it builds an object of a project that may be limited to some platforms.
  func builds(_ object: ProjectData) -> Bool {
    let filters = (object["platformFilters"]?.texts ?? []) + (object["platformFilter"]?.texts ?? [])
    return filters.isEmpty || filters.contains(rawValue)
  }
}
