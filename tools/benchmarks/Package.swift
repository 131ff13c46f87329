// swift-tools-version: 6.1
import PackageDescription

// Views written in Swift take the module SwiftUI, which takes minutes to build: only its own reports
// wait for that.
let measuresViews = Context.environment["MEASURE_VIEWS"] != nil
let views = [
  "Measuring/ViewOperation.swift", "Reports/FireworksReport.swift", "Reports/ViewReport.swift",
  "Workloads/CardList.swift", "Workloads/FadingCards.swift", "Workloads/Fireworks.swift",
  "Workloads/ViewWorkload.swift",
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "espalier", path: "../..")],
  targets: [
    // Its workloads are links to those of the tests.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocator", .product(name: "Espalier", package: "espalier"),
      ]
        + (measuresViews
          ? ["CAllocationCount", .product(name: "SwiftUI", package: "espalier")] : []),
      exclude: measuresViews ? [] : views,
      swiftSettings: (measuresViews ? [.define("MEASURE_VIEWS")] : []) + [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      // Valgrind gives up on what a program of this size says of its lines.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]
    ),
    .target(name: "CAllocator"),
    // Counts what asks for memory, where that is reported.
    .target(name: "CAllocationCount"),
    // What json-c itself takes to read a file.
    .executableTarget(name: "parse-json", linkerSettings: [.linkedLibrary("json-c")]),
  ]
)
