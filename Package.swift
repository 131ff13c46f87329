// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Raw buffers check their bounds, and whether they are still there.
  .define("INTERNAL_CHECKS", .when(configuration: .debug)),
]

// Tests run on the release programs: `swift build -c release --build-tests`. What they call is optimized,
// they themselves need not be.
let unoptimized = SwiftSetting.unsafeFlags(["-Onone"], .when(configuration: .release))

// What tests see of these modules is internal. The tools set the variable for every release build, so that
// the programs that ship are the ones that are tested; a package that depends on this one may not have such flags.
let testable: [SwiftSetting] =
  Context.environment["ESPALIER_TESTABLE"] == nil
  ? [] : [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

// The plugin that makes the documentation, for `tools/documentation` alone: packages that depend on this one
// need neither fetch nor build it.
let documentation: [Package.Dependency] =
  Context.environment["ESPALIER_DOCUMENTATION"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

// The public API of SwiftUI is thin: each file would import all that it describes itself with.
let interfaceSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// What files import beside SwiftUI, each module a product of its name. Programs of Swift files have
// them from elsewhere (ShimBuilder): here, a module stands where all packages of a build look for
// what the system has. A package that uses one gives it another name (moduleAliases), as
// tools/examples/TodoApp does; and what asks for such a module is built before it.
let shims: [(name: String, dependencies: [Target.Dependency])] = [
  (
    "Combine",
    [
      .product(name: "OpenCombine", package: "OpenCombine"),
      .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      .product(name: "OpenCombineFoundation", package: "OpenCombine"),
    ]
  ),
  ("UIKit", ["SwiftUI"]),
  ("CoreGraphics", ["SwiftUI"]),
  ("CoreText", ["SwiftUI"]),
  ("QuartzCore", ["UIKit"]),
  ("Security", ["SwiftUI"]),
  ("UniformTypeIdentifiers", ["SwiftUI", .product(name: "FlyingFox", package: "FlyingFox")]),
  (
    "os",
    [
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "FlyingFox", package: "FlyingFox"),
    ]
  ),
  ("OSLog", ["os"]),
]

// A program with the standard library in it starts faster. The option is the linker's alone, so that
// the programs and the library of Swift sources are made of the same objects.
let standalone: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections"],
    .when(configuration: .release)
  ),
  // Where there is no memory, the runtime in it ends with a line of ours (CMalloc).
  .unsafeFlags(
    ["-Xlinker", "--wrap=_ZN5swift28swift_abortAllocationFailureEmm"],
    .when(configuration: .release)
  ),
]

// For packages whose views are Apple's elsewhere: there, nothing of these may be found.
#if os(Linux)
  let linuxProducts: [Product] =
    [
      .library(name: "SwiftUI", targets: ["SwiftUI"]),
      // For tests of the views of a package.
      .library(
        name: "EspalierTesting",
        targets: ["EspalierTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]
      ),
    ] + shims.map { .library(name: $0.name, targets: [$0.name]) }
  let macros: [Target.Dependency] = ["EspalierMacros"]
  let shimTargets: [Target] =
    shims.map {
      .target(
        name: $0.name,
        dependencies: $0.dependencies,
        path: "Sources/SwiftFrontEnd/Shims/\($0.name)",
        swiftSettings: [.swiftLanguageMode(.v5)]
      )
    } + [
      .target(
        name: "_Testing_CoreGraphics",
        path: "Sources/SwiftFrontEnd/TestingOverlays/CoreGraphics"
      ),
      .target(name: "_Testing_UIKit", path: "Sources/SwiftFrontEnd/TestingOverlays/UIKit"),
      // The macros of SwiftUI for packages; the command's programs load those of `EspalierMacros`.
      .macro(
        name: "EspalierMacros",
        path: "Sources/SwiftFrontEnd/PackageMacros",
        swiftSettings: settings
      ),
    ]
#else
  let linuxProducts: [Product] = []
  let macros: [Target.Dependency] = []
  let shimTargets: [Target] = []
#endif

// What tools/benchmarks/run measures with, made of the same objects as the programs. Views written in Swift
// take the module SwiftUI, which takes minutes to build: only their own reports wait for that.
let measuresViews = Context.environment["MEASURE_VIEWS"] != nil
let benchmarks = "tools/benchmarks/Sources/"
let benchmarkTargets: [Target] = [
  // Its workloads are links to those of the tests.
  .executableTarget(
    name: "benchmarks",
    dependencies: [
      "AccessibilityCore", "CAllocator", "Drawing", "DrawingCairo", "Export", "LayoutCore",
      "SpecFormat", "TextPango",
    ] + (measuresViews ? ["CAllocationCount", "SwiftUI", "ViewGraph"] : []),
    path: benchmarks + "benchmarks",
    exclude: measuresViews
      ? []
      : [
        "Measuring/ViewOperation.swift", "Reports/FireworksReport.swift",
        "Reports/ViewReport.swift", "Workloads/CardList.swift", "Workloads/FadingCards.swift",
        "Workloads/Fireworks.swift", "Workloads/ViewWorkload.swift",
      ],
    swiftSettings: (measuresViews ? [.define("MEASURE_VIEWS")] : []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ],
    // Valgrind gives up on what a program of this size says of its lines.
    linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"], .when(configuration: .release))]
  ),
  .target(name: "CAllocator", path: benchmarks + "CAllocator"),
  // Counts what asks for memory, where that is reported.
  .target(name: "CAllocationCount", path: benchmarks + "CAllocationCount"),
  // What json-c itself takes to read a file.
  .executableTarget(
    name: "parse-json",
    path: benchmarks + "parse-json",
    linkerSettings: [.linkedLibrary("json-c")]
  ),
]

let package = Package(
  name: "espalier",
  products: [
    .library(
      name: "Espalier",
      targets: [
        "ViewValues", "LayoutCore", "Controls", "AccessibilityCore", "SpecFormat", "Export",
        "Conformance", "TextPango", "Drawing", "DrawingCairo",
      ]
    ),
    // What programs made of Swift sources are linked to.
    .library(name: "EspalierSwiftUI", type: .dynamic, targets: ["SwiftUI", "PreviewRunner"]),
    // Of its own, since it needs ATK's libraries.
    .library(name: "EspalierATK", targets: ["AccessibilityATK"]),
    .executable(name: "espalier", targets: ["EspalierCommand"]),
    // What `espalier publish` becomes.
    .executable(name: "espalier-publish", targets: ["EspalierPublishing"]),
    // The program that `espalier inspect --serve` becomes.
    .executable(name: "espalier-inspect", targets: ["InspectorServer"]),
  ] + linuxProducts,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // Only the program `espalier-inspect` has it.
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ] + documentation,
  targets: [
    .systemLibrary(
      name: "CJSONC",
      pkgConfig: "json-c",
      providers: [.apt(["libjson-c-dev"])]
    ),
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .systemLibrary(
      name: "CATK",
      pkgConfig: "atk-bridge-2.0",
      providers: [.apt(["libatk1.0-dev", "libatk-bridge2.0-dev", "libatspi2.0-dev"])]
    ),
    .systemLibrary(
      name: "CATSPI",
      pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"])]
    ),
    // What programs made of Swift sources need of the system and of the runtime.
    .target(name: "CChecksum"),
    .target(name: "CMalloc"),
    .target(name: "CSpawning"),
    .target(name: "CSupervisor"),
    .target(name: "CProgramSupport"),
    .target(
      name: "ProgramSupport",
      dependencies: ["CProgramSupport"],
      swiftSettings: settings
    ),
    // What a project is made of, as values.
    .target(name: "ProjectModel", swiftSettings: settings),
    // From Swift sources to a program.
    .target(
      name: "SwiftSources",
      dependencies: ["CSpawning", "CSupervisor", "ProjectModel"],
      swiftSettings: settings + testable
    ),
    .target(name: "ViewValues", swiftSettings: settings),
    .target(name: "AnimationCore", swiftSettings: settings),
    .target(name: "LayoutCore", dependencies: ["ViewValues"], swiftSettings: settings),
    .target(name: "Controls", dependencies: ["LayoutCore", "ViewValues"], swiftSettings: settings),
    .target(name: "TerminalText", swiftSettings: settings),
    .target(
      name: "AccessibilityCore",
      dependencies: ["Controls", "LayoutCore"],
      swiftSettings: settings + testable
    ),
    .target(
      name: "SpecFormat",
      dependencies: [
        "AccessibilityCore", "AnimationCore", "CJSONC", "Controls", "LayoutCore",
        "ScreenActions", "TerminalText",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Export",
      dependencies: ["AccessibilityCore", "Controls", "Drawing", "LayoutCore", "TerminalText"],
      swiftSettings: settings
    ),
    .target(
      name: "Drawing",
      dependencies: ["Controls", "LayoutCore", "ViewValues"],
      swiftSettings: settings + testable
    ),
    // Loaded when something is drawn, so there is nothing to link.
    .systemLibrary(
      name: "CCairo",
      providers: [.apt(["libcairo2-dev", "librsvg2-2", "zlib1g-dev"])]
    ),
    .target(
      name: "SystemLibraries",
      dependencies: ["CCairo"],
      swiftSettings: settings
    ),
    .target(
      name: "DrawingCairo",
      dependencies: ["CCairo", "Drawing", "SystemLibraries", "ViewValues"],
      swiftSettings: settings
    ),
    .target(
      name: "Inspection",
      dependencies: ["AccessibilityCore", "Drawing", "LayoutCore", "ViewValues"],
      swiftSettings: settings
    ),
    .target(
      name: "Audit",
      dependencies: ["AccessibilityCore", "Controls", "Drawing", "LayoutCore", "ViewValues"],
      swiftSettings: settings
    ),
    .target(
      name: "Explanation",
      dependencies: ["AccessibilityCore", "LayoutCore"],
      swiftSettings: settings
    ),
    .target(
      name: "AccessibilityATK",
      dependencies: ["AccessibilityCore", "CATK", "Export", "LayoutCore"],
      swiftSettings: settings + testable
    ),
    .target(
      name: "BusClient",
      dependencies: ["CATSPI"],
      swiftSettings: settings
    ),
    .target(
      name: "TextPango",
      dependencies: ["CChecksum", "CPango", "LayoutCore", "SystemLibraries"],
      swiftSettings: settings
    ),
    .target(
      name: "Conformance",
      dependencies: [
        "AccessibilityCore", "Export", "LayoutCore", "SpecFormat", "SpecScreens", "TerminalText",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CommandSupport",
      dependencies: [
        "AccessibilityCore", "CMalloc", "Drawing", "LayoutCore", "ProjectModel", "ScreenActions",
        "SpecFormat", "SpecScreens", "SwiftSources", "SystemLibraries", "TerminalText", "TextPango",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "AgentServer",
      dependencies: ["Export", "SpecFormat"],
      swiftSettings: settings + testable
    ),
    .target(
      name: "Commands",
      dependencies: [
        "AccessibilityCore", "AgentServer", "Audit", "CChecksum", "CMalloc", "CommandSupport",
        "Conformance", "Drawing", "DrawingCairo", "Explanation", "Export", "Inspection",
        "Inspector", "LayoutCore", "ProjectModel", "SpecFormat", "SwiftSources",
        "TerminalText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // The page of `espalier inspect`, as text.
    .target(name: "Inspector", dependencies: ["Export"], swiftSettings: settings),
    .executableTarget(
      name: "EspalierCommand",
      dependencies: ["Commands"],
      swiftSettings: settings,
      linkerSettings: standalone
    ),
    .executableTarget(
      name: "EspalierPublishing",
      dependencies: [
        "AccessibilityATK", "AccessibilityCore", "BusClient", "CommandSupport", "Export",
        "LayoutCore", "SpecFormat", "SpecScreens", "SwiftSources", "TextPango",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings,
      linkerSettings: standalone
    ),
    // The server of that page, apart from the command: starting it loads no code of a server.
    .executableTarget(
      name: "InspectorServer",
      dependencies: [
        "AgentServer", "CommandSupport", "Export", "Inspector", "SwiftSources",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      // The library needs all of Foundation, which is not linked into the program.
      swiftSettings: settings
    ),
    .executableTarget(
      name: "bus-probe",
      dependencies: ["BusClient"],
      path: "Tests/Support/BusProbe",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "memory-probe",
      dependencies: [
        "AccessibilityCore", "Drawing", "DrawingCairo", "Export", "LayoutCore", "SpecFormat",
      ],
      path: "Tests/Support/MemoryProbe",
      swiftSettings: settings
    ),
    // What the system says of the time to code of screens.
    .target(name: "CScreenClock"),
    .target(
      name: "ViewGraph",
      dependencies: [
        "AccessibilityCore", "AnimationCore", "Controls", "LayoutCore",
      ],
      swiftSettings: settings
    ),
    // What is around screens whose views are code: the time, tasks, the main queue.
    .target(
      name: "ScreenHost",
      dependencies: ["CScreenClock", "ViewGraph"],
      swiftSettings: settings
    ),
    // Screens of specs, as trees on a view graph that change with time and by touches.
    .target(
      name: "SpecScreens",
      dependencies: [
        "AccessibilityCore", "AnimationCore", "Controls", "Drawing", "LayoutCore", "ScreenActions",
        "SpecFormat", "ViewGraph",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Assets",
      dependencies: ["SystemLibraries", "ViewValues"],
      swiftSettings: settings + testable,
      // Foundation's own, for rules of plural forms and names of units.
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),
    .target(
      name: "SwiftUI",
      dependencies: [
        "AccessibilityCore", "AnimationCore", "Assets", "Controls", "CProgramSupport",
        "Drawing", "LayoutCore", "ProgramSupport", "ScreenHost", "ViewGraph",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ] + macros,
      swiftSettings: interfaceSettings + testable
    ),
    .target(
      name: "ScreenActions",
      dependencies: ["AccessibilityCore", "LayoutCore"],
      swiftSettings: settings
    ),
    .target(
      name: "EspalierTesting",
      dependencies: [
        "AccessibilityCore", "Drawing", "DrawingCairo", "Export", "LayoutCore", "ScreenActions",
        "SwiftUI", "ViewGraph",
      ],
      swiftSettings: interfaceSettings
    ),
    // What programs made of Swift sources do: the commands, for the screens in them.
    .target(
      name: "PreviewRunner",
      dependencies: [
        "AccessibilityCore", "Assets", "Commands", "CommandSupport", "CProgramSupport",
        "Drawing", "LayoutCore", "ProgramSupport", "ProjectModel", "ScreenActions",
        "ScreenHost", "SpecFormat", "SwiftUI", "TerminalText", "TextPango", "ViewGraph",
      ],
      swiftSettings: interfaceSettings + testable,
      // The library's own names need not be looked up in all libraries: programs start sooner.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "-Bsymbolic"], .when(configuration: .release))
      ]
    ),
    .target(
      name: "TestSupport",
      path: "Tests/TestSupport",
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "AccessibilityCoreTests",
      dependencies: ["AccessibilityCore", "Controls", "LayoutCore", "TestSupport"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "AccessibilityATKTests",
      dependencies: ["AccessibilityATK", "AccessibilityCore", "CATK", "LayoutCore"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "BusTests",
      // The programs are built beside it; what links them is not for tests.
      dependencies: ["BusClient", "CSpawning", "bus-probe"],
      exclude: [
        "Defects", "Golden", "Specs", "Support/gtk-controls.py", "Support/validate.py",
      ],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "ExportTests",
      dependencies: ["AccessibilityCore", "Controls", "Export", "LayoutCore", "TerminalText"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "LayoutCoreTests",
      dependencies: ["Controls", "LayoutCore", "TestSupport"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "AccessibilityCore", "Assets", "EspalierTesting", "Export", "LayoutCore", "ScreenHost",
        "SwiftUI", "ViewGraph",
      ],
      swiftSettings: interfaceSettings + [unoptimized]
    ),
    // Conformance cases in Swift, as users write them: nothing but SwiftUI is imported there.
    .target(
      name: "SwiftCases",
      dependencies: ["SwiftUI"],
      path: "Specs/Swift/Conformance",
      // Their views are internal, as users' are.
      swiftSettings: testable + [unoptimized]
    ),
    .testTarget(
      name: "SwiftCaseTests",
      dependencies: [
        "AccessibilityCore", "CommandSupport", "Conformance", "Export", "LayoutCore",
        "PreviewRunner", "SpecFormat", "SwiftCases", "SwiftUI", "ViewGraph",
      ],
      swiftSettings: interfaceSettings + [unoptimized]
    ),
    .testTarget(
      name: "ScreenActionsTests",
      dependencies: ["AccessibilityCore", "LayoutCore", "ScreenActions", "SpecFormat"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Controls", "Drawing", "DrawingCairo", "Export", "LayoutCore", "SpecFormat", "SwiftUI",
        "TextPango", "ViewGraph",
      ],
      exclude: ["Cases/drawing-cases.json"],
      swiftSettings: interfaceSettings + [unoptimized]
    ),
    .testTarget(
      name: "AnimationCoreTests",
      dependencies: ["AnimationCore"],
      exclude: ["time-cases.json"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "InspectionTests",
      dependencies: ["AccessibilityCore", "Drawing", "Inspection", "LayoutCore"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "ExplanationTests",
      dependencies: ["Explanation", "LayoutCore", "TestSupport"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(name: "RuleBookTests", swiftSettings: settings + [unoptimized]),
    .testTarget(
      name: "ProjectModelTests",
      dependencies: ["ProjectModel"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "SwiftSourcesTests",
      dependencies: ["ProjectModel", "SwiftSources"],
      exclude: ["Projects"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "SpecFormatTests",
      dependencies: [
        "AccessibilityCore", "Controls", "LayoutCore", "SpecFormat", "TerminalText", "TestSupport",
      ],
      exclude: ["BadSpecs", "GoodSpecs"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "SpecScreensTests",
      dependencies: ["LayoutCore", "SpecFormat", "SpecScreens"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "AccessibilityCore", "Conformance", "Export", "LayoutCore", "SpecFormat", "TextPango",
      ],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "TextPangoTests",
      dependencies: ["LayoutCore", "TestSupport", "TextPango"],
      exclude: ["Labels"],
      swiftSettings: settings + [unoptimized]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["Drawing", "DrawingCairo", "LayoutCore", "memory-probe"],
      exclude: ["Golden", "Pictures", "Seeds/claims.json", "Support/failures.c"],
      swiftSettings: settings + [unoptimized]
    ),
  ] + shimTargets + benchmarkTargets
)

// The folders of the targets, by the way that data take: screens come in by a front end, the core computes,
// and what is made of the results goes out.
let folders = [
  "Core": [
    "AccessibilityCore", "AnimationCore", "Audit", "Controls", "Drawing", "Explanation",
    "Inspection", "LayoutCore", "ScreenActions", "ViewValues",
  ],
  "SpecFrontEnd": [
    "CJSONC", "SpecFormat", "SpecScreens",
  ],
  "SwiftFrontEnd": [
    "Assets", "CProgramSupport", "CScreenClock", "CSpawning", "CSupervisor", "PreviewRunner",
    "ProgramSupport", "ProjectModel", "ScreenHost", "SwiftSources", "SwiftUI", "ViewGraph",
  ],
  "Output": [
    "AccessibilityATK", "BusClient", "CATK", "CATSPI", "CCairo", "CPango", "DrawingCairo",
    "Export", "SystemLibraries", "TextPango",
  ],
  "Programs": [
    "AgentServer", "CommandSupport", "Commands", "Conformance", "EspalierCommand",
    "EspalierPublishing",
    "EspalierTesting", "Inspector", "InspectorServer",
  ],
  "Support": [
    "CChecksum", "CMalloc", "TerminalText",
  ],
]
for (folder, names) in folders {
  for target in package.targets where names.contains(target.name) {
    target.path = "Sources/\(folder)/\(target.name)"
  }
}
