/// The frameworks that Apple's systems have, by their names.
enum AppleFrameworks {
  static let names = Set(ModuleNames.frameworks + others)

  private static let others = [
    "AVFAudio", "AVRouting", "Accelerate", "AccessorySetupKit", "Accounts", "ActivityKit",
    "AdServices",
    "AdSupport", "AlarmKit", "AppClip", "AppTrackingTransparency", "AppleArchive",
    "AudioToolbox", "AudioUnit", "AutomaticAssessmentConfiguration", "BackgroundAssets",
    "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "ClassKit", "ClockKit",
    "Cocoa", "CommonCrypto", "Compression", "ContactsUI", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreBluetooth", "CoreHID", "CoreLocationUI", "CoreMIDI", "CoreMedia",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo",
    "CoreWLAN", "CreateML", "CryptoTokenKit", "DeviceActivity", "DeviceCheck",
    "DeviceDiscoveryUI", "EventKitUI", "ExposureNotification", "ExtensionFoundation",
    "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FinanceKit",
    "GLKit", "GameController", "GameplayKit", "GeoToolbox", "GroupActivities", "HealthKitUI",
    "HomeKit",
    "IOKit", "IOSurface", "IdentityLookup", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LiveCommunicationKit",
    "ManagedSettings", "ManagedSettingsUI", "MachO", "MarketplaceKit", "Matter",
    "MediaAccessibility",
    "MediaPlayer", "MediaToolbox", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders",
    "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NearbyInteraction",
    "NetworkExtension", "NotificationCenter", "OpenGLES", "PassKit", "PermissionKit",
    "ProximityReader", "PushKit", "PushToTalk", "QuickLookThumbnailing", "QuickLookUI",
    "RealityFoundation", "ReplayKit", "RoomPlan", "SafetyKit", "ScreenCaptureKit", "ScreenTime",
    "SecureElementCredential", "SensitiveContentAnalysis", "SensorKit", "ServiceManagement",
    "ShazamKit", "SharedWithYou", "Social", "SoundAnalysis", "StickerKit", "Symbols",
    "SystemConfiguration", "TVServices", "TVUIKit", "TabularData", "ThreadNetwork",
    "UIUtilities", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "VisionKit",
    "WatchConnectivity", "WidgetKit", "WorkoutKit", "XCUIAutomation", "simd", "zlib", "sqlite3",
    "SQLite3", "CryptoKit", "StoreKitTest", "_AVKit_SwiftUI", "_MapKit_SwiftUI",
    "_PhotosUI_SwiftUI",
    "_StoreKit_SwiftUI", "_AuthenticationServices_SwiftUI", "_SpriteKit_SwiftUI",
  ]
}
