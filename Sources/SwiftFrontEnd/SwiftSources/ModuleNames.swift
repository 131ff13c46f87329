/// The modules that sources may import.
enum ModuleNames {
  /// Those of the toolchain, and the one that SwiftUI brings along for its own types.
  static let toolchain = [
    "Builtin", "CoreFoundation", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "SwiftUICore", "Synchronization", "_Concurrency",
    "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile",
  ]

  /// Those that are built for sources alone.
  static let shims = [
    "Accessibility", "Combine", "CoreGraphics", "CoreText", "Darwin", "DeveloperToolsSupport",
    "OSLog", "ObjectiveC", "QuartzCore", "Security", "UIKit", "UniformTypeIdentifiers", "os",
  ]

  /// The libraries that may be behind the modules of the toolchain.
  static let libraries = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "BlocksRuntime", "dispatch", "swiftDispatch",
    "swiftDistributed", "swiftGlibc", "swiftObservation", "swiftRegexBuilder",
    "swiftSwiftOnoneSupport", "swiftSynchronization", "swift_Concurrency", "swift_Differentiation",
    "swift_RegexParser", "swift_StringProcessing", "swift_Volatile", "m",
  ]

  /// Those that the library and the commands are made of; sources called like one would be mixed up
  /// with it.
  static let library = [
    "AccessibilityATK", "AccessibilityCore", "AgentServer", "AnimationCore", "ArgumentParser",
    "ArgumentParserToolInfo", "Assets", "Audit", "BusClient", "CATK", "CATSPI", "CCairo", "CJSONC",
    "CChecksum", "CMalloc", "COpenCombineHelpers", "CPango", "CProgramSupport", "CScreenClock",
    "CSpawning", "CSupervisor",
    "CommandSupport", "Commands", "Conformance", "Controls", "Drawing", "DrawingCairo",
    "EspalierCommand",
    "EspalierMacros", "EspalierPublishing", "EspalierSources",
    "EspalierTesting", "Explanation", "Export", "Inspection", "Inspector", "LayoutCore",
    "OpenCombine", "OpenCombineDispatch",
    "OpenCombineFoundation", "PackageMacros",
    "ProgramSupport", "ProjectModel", "ScreenActions", "ScreenHost", "PreviewRunner", "SpecFormat",
    "SpecScreens",
    "SwiftSources", "SwiftUI", "SystemLibraries", "TerminalText", "TextPango", "ViewGraph",
    "ViewValues",
  ]

  /// Apple's frameworks that a screen's sources import most; a file called like one would be taken for it.
  static let frameworks = [
    "ARKit", "AVFoundation", "AVKit", "AppIntents", "AppKit", "AuthenticationServices", "Charts",
    "CloudKit", "Contacts", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMotion", "CryptoKit", "EventKit", "FoundationModels", "GameKit", "HealthKit",
    "LocalAuthentication", "MapKit", "MessageUI", "Messages", "MusicKit", "NaturalLanguage",
    "Network", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "Speech", "SpriteKit", "StoreKit", "SwiftData", "TipKit",
    "Translation", "UserNotifications", "Vision", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
  ]

  /// All: those of the toolchain, the library's, and what is built for sources alone.
  static func all(shims folder: String) -> [String] {
    let shims = Files.names(in: folder).filter { $0.hasSuffix(".swiftmodule") }
    return toolchain + ["SwiftUI"] + shims.map { String($0.dropLast(".swiftmodule".count)) }
  }
}
