/// The protocols of SwiftUI's that types conform to, for files that do not import it: the compiler would
/// find them, since what Apple's Foundation brings along comes with SwiftUI here.
enum SwiftUINames {
  static let protocols: Set<String> = [
    "App", "ButtonStyle", "LabelStyle", "PreferenceKey", "PreviewProvider", "PrimitiveButtonStyle",
    "Scene", "ToggleStyle", "View", "ViewModifier",
  ]

  /// Modules that never bring SwiftUI along; of others this is unknown.
  static let strangers: Set<String> = [
    "Accelerate", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation",
    "CoreText",
    "CryptoKit", "Darwin", "Dispatch", "Foundation", "OSLog", "ObjectiveC", "Observation",
    "QuartzCore", "RegexBuilder", "Security", "Swift", "SwiftData", "Synchronization", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "os", "simd",
  ]
}
