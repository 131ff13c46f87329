// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "espalier", path: "../..")],
  targets: [
    // Its workloads are links to those of the tests.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocator", .product(name: "Espalier", package: "espalier"),
        .product(name: "SwiftUI", package: "espalier"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      // Valgrind gives up on what a program of this size says of its lines.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]
    ),
    .target(name: "CAllocator"),
    // What json-c itself takes to read a file.
    .executableTarget(name: "parse-json", linkerSettings: [.linkedLibrary("json-c")]),
  ]
)
