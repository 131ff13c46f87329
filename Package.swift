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
    .library(name: "Espalier", targets: ["LayoutCore", "SpecFormat", "Export", "Conformance"]),
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
    .target(name: "SpecFormat", dependencies: ["CJSONC", "LayoutCore"], swiftSettings: settings),
    .target(name: "Export", dependencies: ["LayoutCore"], swiftSettings: settings),
    .target(
      name: "Conformance",
      dependencies: ["Export", "LayoutCore", "SpecFormat"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "EspalierCommand",
      dependencies: [
        "Conformance", "Export", "LayoutCore", "SpecFormat",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExportTests",
      dependencies: ["Export", "LayoutCore"],
      swiftSettings: settings
    ),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"], swiftSettings: settings),
    .testTarget(
      name: "SpecFormatTests",
      dependencies: ["LayoutCore", "SpecFormat"],
      exclude: ["BadSpecs"],
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
