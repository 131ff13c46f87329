/// Apple's frameworks that screens import and that mean nothing here.
enum AppleFrameworks {
  /// Those whose types are in another module: Core Foundation here is a library of C, whose geometry and
  /// texts are not those of Foundation, and what SwiftUI brings along is SwiftUI's.
  static let replacements = ["CoreFoundation": "Foundation", "SwiftUICore": "SwiftUI"]

  /// Those whose types another module declares, which they only hand on.
  static let homes = ["Combine": "OpenCombine"]

  static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts", "CloudKit", "Cocoa",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreSpotlight", "CoreText", "CoreVideo", "CryptoKit", "DeviceActivity", "EventKit",
    "EventKitUI", "FamilyControls", "GameKit", "HealthKit", "HomeKit", "ImageIO", "Intents",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "Network", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "PlaygroundSupport", "QuartzCore", "QuickLook", "RealityKit", "RealityKitContent",
    "SafariServices",
    "SceneKit", "ScreenTime", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SystemConfiguration", "TipKit", "Translation", "UIKit", "UserNotifications", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    "XCTest", "simd",
  ]
}
