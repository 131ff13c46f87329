// swift-tools-version: 6.1
import PackageDescription

// `run` builds this with libFuzzer's instrumentation; see there.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "espalier-fuzz",
  dependencies: [.package(name: "espalier", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "EspalierFuzz",
      dependencies: [
        "CLibFuzzer",
        .product(name: "Espalier", package: "espalier"),
        .product(name: "EspalierATK", package: "espalier"),
      ],
      swiftSettings: settings,
      // The linker that Swift takes otherwise fails on what the sanitizer adds.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]
    ),
  ]
)
