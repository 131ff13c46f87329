/// A platform that conditions in sources may ask for.
enum Platform: String {
  case iOS
  case macOS
  case tvOS
  case visionOS
  case watchOS

  /// Whether `os(name)` holds; nil for names that no platform has.
  func isNamed(_ name: String) -> Bool {
    switch self {
    case .iOS, .tvOS, .watchOS: name == rawValue
    case .macOS: name == "macOS" || name == "OSX"
    case .visionOS: name == "visionOS" || name == "xrOS"
    }
  }

  /// Whether `#available` asks for this platform by a name.
  func isAsked(_ name: String) -> Bool {
    switch self {
    case .iOS, .tvOS, .watchOS: name == rawValue
    case .macOS: name == "macOS" || name == "OSX"
    case .visionOS: name == "visionOS" || name == "xrOS"
    }
  }

  /// The function that answers `#available` (SystemAvailability).
  var question: String {
    switch self {
    case .iOS, .tvOS: "_isSystem"
    case .macOS: "_isMacOS"
    case .visionOS: "_isVision"
    case .watchOS: "_isWatch"
    }
  }

  /// Whether `targetEnvironment(name)` holds: devices are simulated, a Mac is not.
  func isEnvironment(_ name: String) -> Bool { name == "simulator" && self != .macOS }

  /// Whether `canImport(module)` holds; nil where what there is decides.
  func canImport(_ module: String, among modules: Set<String>) -> Bool? {
    switch module {
    // Those of other systems, which are here, but never there.
    case "Android", "Bionic", "Glibc", "Musl", "WinSDK", "ucrt": false
    case "AppKit", "Cocoa": self == .macOS && modules.contains(module)
    case "UIKit": self != .macOS && modules.contains(module)
    case "WatchKit": self == .watchOS && modules.contains(module)
    case _ where modules.contains(module): true
    default: nil
    }
  }
}
