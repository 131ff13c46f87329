// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "espalier",
  products: [
    .library(
      name: "Espalier",
      targets: [
        "LayoutCore", "AccessibilityCore", "SpecFormat", "Export", "Conformance", "TextPango",
      ]
    ),
    .executable(name: "espalier", targets: ["EspalierCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CJSONC",
      pkgConfig: "json-c",
      providers: [.apt(["libjson-c-dev"])]
    ),
    .systemLibrary(
      name: "CPangoCairo",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .target(name: "LayoutCore", swiftSettings: settings),
    .target(name: "AccessibilityCore", dependencies: ["LayoutCore"], swiftSettings: settings),
    .target(
      name: "SpecFormat",
      dependencies: ["AccessibilityCore", "CJSONC", "LayoutCore"],
      swiftSettings: settings
    ),
    .target(
      name: "Export",
      dependencies: ["AccessibilityCore", "LayoutCore"],
      swiftSettings: settings
    ),
    .target(
      name: "TextPango",
      dependencies: ["CPangoCairo", "LayoutCore"],
      swiftSettings: settings
    ),
    .target(
      name: "Conformance",
      dependencies: ["AccessibilityCore", "Export", "LayoutCore", "SpecFormat"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "EspalierCommand",
      dependencies: [
        "AccessibilityCore", "Conformance", "Export", "LayoutCore", "SpecFormat", "TextPango",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "AccessibilityCoreTests",
      dependencies: ["AccessibilityCore", "LayoutCore"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExportTests",
      dependencies: ["AccessibilityCore", "Export", "LayoutCore"],
      swiftSettings: settings
    ),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"], swiftSettings: settings),
    .testTarget(
      name: "SpecFormatTests",
      dependencies: ["AccessibilityCore", "LayoutCore", "SpecFormat"],
      exclude: ["BadSpecs", "GoodSpecs"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Conformance", "Export", "LayoutCore", "SpecFormat", "TextPango"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TextPangoTests",
      dependencies: ["LayoutCore", "TextPango"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["EspalierCommand"],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
  ]
)
