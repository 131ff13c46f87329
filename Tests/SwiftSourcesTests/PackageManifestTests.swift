import Testing

@testable import SwiftSources

/// What is read of a `Package.swift` without running it.
struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest { PackageManifest(Array(text.utf8)) }

  @Test func librariesAreFoundAmongAllTargets() {
    let manifest = manifest(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      /* .target(name: "Commented") /* and more */ */
      let core = "Core"  // .target(name: "Not")
      let package = Package(
        name: "Kit",
        platforms: [.iOS(.v16)],
        products: [.library(name: "Kit", targets: ["Kit", core])],
        dependencies: [.package(url: "https://example.com/other", from: "1.0.0")],
        targets: [
          .target(
            name: "Kit",
            dependencies: [.target(name: "Inner"), .product(name: "Other", package: "other")],
            path: "Library/Kit",
            exclude: ["Info.plist", "Old"],
            sources: ["Views", "Kit.swift"],
            swiftSettings: [.define("KIT"), .enableUpcomingFeature("ExistentialAny")]
          ),
          .target(name: core),
          Target.executableTarget(name: "Tool", dependencies: ["Kit"]),
          .binaryTarget(name: "Binary", path: "a.xcframework"),
          .testTarget(name: "KitTests", dependencies: ["Kit"], path: "Tests"),
        ]
      )
      """
    )
    #expect(manifest.name == "Kit")
    #expect(
      manifest.targets == [
        PackageManifest.Target(
          name: "Kit",
          path: "Library/Kit",
          sources: ["Views", "Kit.swift"],
          excluded: ["Info.plist", "Old"],
          swiftVersion: "5",
          compilerArguments: ["-D", "KIT", "-enable-upcoming-feature", "ExistentialAny"],
          dependencies: ["Inner"],
          products: ["Other"],
          packages: ["Other": "other"]
        ),
        PackageManifest.Target(name: "Core"),
      ]
    )
    #expect(manifest.remotePackages == ["https://example.com/other"])
    #expect(!manifest.hasOneTarget)
  }

  @Test(arguments: [
    ("// swift-tools-version:5.3", "", "5"), ("// swift-tools-version: 6.0", "", "6"),
    ("//swift-tools-version:6.2;", "", "6"), ("", "", "5"),
    ("// swift-tools-version: 6.0", ", swiftLanguageModes: [.v5]", "5"),
    ("// swift-tools-version:5.9", ", swiftLanguageVersions: [.v5, .version(\"6\")]", "6"),
  ])
  func theLanguageIsThatOfTheTools(line: String, setting: String, version: String) {
    let package = "Package(name: \"A\", targets: [.target(name: \"B\")]\(setting))"
    let text = "\(line)\nlet package = \(package)"
    #expect(manifest(text).targets.map(\.swiftVersion) == [version])
    #expect(manifest(text).hasOneTarget)
  }

  @Test(arguments: [
    "", "\u{0}", "let", "let a =", ".target(", ".target(name", ".target(name:", "/*", "\"",
    "\"\"\"",
    "\"a\\", ".target(name: )", ".target(name: b)", ")]}", ".target((((", "name", "name:",
    "swiftLanguageModes", ".target(name: \"\u{FFFD}\"", "// swift-tools-version:",
  ])
  func whatIsNoManifestHasNoTargetToCompile(text: String) {
    #expect(manifest(text).targets.allSatisfy { $0.name == "\u{FFFD}" })
  }

  @Test func importsAreSeenInWhateverFormTheyAre() {
    let source = """
      import SwiftUI; import One
        @testable import Two
      @_exported public import struct Three.Type
      #if canImport(Four)
      import Four
      #endif
      // import Comment
      let important = "import Text"
      private import `Five`
      import
      import 6+7
      """
    #expect(
      ImportedModules.names(in: Array(source.utf8)) == [
        "SwiftUI", "One", "Two", "Three", "Four", "Five",
      ]
    )
    #expect(ImportedModules.names(in: []).isEmpty)
    #expect(ImportedModules.names(in: Array("import Crlf\r\nimport B\r\n".utf8)) == ["Crlf", "B"])
  }
}
