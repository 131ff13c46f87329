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
      targets: ["LayoutCore", "AccessibilityCore", "SpecFormat", "Export", "Conformance"]
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
    .target(name: "LayoutCore", swiftSettings: settings),
    .target(name: "TerminalText", swiftSettings: settings),
    .target(name: "AccessibilityCore", dependencies: ["LayoutCore"], swiftSettings: settings),
    .target(
      name: "SpecFormat",
      dependencies: ["AccessibilityCore", "CJSONC", "LayoutCore", "TerminalText"],
      swiftSettings: settings
    ),
    .target(
      name: "Export",
      dependencies: ["AccessibilityCore", "LayoutCore", "TerminalText"],
      swiftSettings: settings
    ),
    .target(
      name: "Conformance",
      dependencies: ["AccessibilityCore", "Export", "LayoutCore", "SpecFormat", "TerminalText"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "EspalierCommand",
      dependencies: [
        "AccessibilityCore", "Conformance", "Export", "LayoutCore", "SpecFormat",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "AccessibilityCoreTests",
      dependencies: ["AccessibilityCore", "LayoutCore"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExportTests",
      dependencies: ["AccessibilityCore", "Export", "LayoutCore", "TerminalText"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutCoreTests",
      dependencies: ["LayoutCore", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SpecFormatTests",
      dependencies: [
        "AccessibilityCore", "LayoutCore", "SpecFormat", "TerminalText", "TestSupport",
      ],
      exclude: ["BadSpecs", "GoodSpecs"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Conformance", "Export", "LayoutCore", "SpecFormat"],
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
