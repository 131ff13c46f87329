import Testing

@testable import SwiftSources

/// What a project or a manifest asks of the compiler.
struct CompilerSettingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func settings(_ path: String) throws -> CompilerSettings {
    try #require(SwiftModule(folder.path + "/" + path)).settings
  }

  @Test func aFileOfATargetHasWhatItsManifestSays() throws {
    try folder.write(
      """
      // swift-tools-version:6.2
      let shared: [SwiftSetting] = [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
      ]
      let package = Package(name: "P", targets: [
        .executableTarget(name: "App", swiftSettings: shared),
        .target(name: "Old", swiftSettings: [.swiftLanguageMode(.v5)]),
      ])
      """,
      to: "Package.swift"
    )
    for file in ["Sources/App/App.swift", "Sources/Old/Old.swift", "Other.swift"] {
      try folder.write("let a = 1\n", to: file)
    }
    let app = CompilerSettings(
      swiftVersion: "6",
      arguments: [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "ExistentialAny",
        "-package-name", "P",
      ]
    )
    #expect(try settings("Sources/App/App.swift") == app)
    #expect(try settings("Sources/App") == app)
    #expect(
      try settings("Sources/Old/Old.swift")
        == CompilerSettings(swiftVersion: "5", arguments: ["-package-name", "P"])
    )
    #expect(try settings("Other.swift") == CompilerSettings())
  }

  @Test func aFileOfAProjectHasWhatItsTargetSays() throws {
    try folder.write(
      """
      {
        objects = {
          A1 = {isa = PBXBuildFile; fileRef = F1; };
          F1 = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
          S1 = {isa = PBXSourcesBuildPhase; files = (A1); };
          T1 = {isa = PBXNativeTarget; buildPhases = (S1); buildConfigurationList = L2; };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
          L2 = {isa = XCConfigurationList; buildConfigurations = (C3, C2); };
          C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG STAGING";
          }; };
          C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
            SWIFT_APPROACHABLE_CONCURRENCY = YES;
          }; };
          C3 = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
          P = {isa = PBXProject; mainGroup = G1; targets = (T1); buildConfigurationList = L1; };
        };
        rootObject = P;
      }
      """,
      to: "Card.xcodeproj/project.pbxproj"
    )
    try folder.write("let a = 1\n", to: "Card.swift")
    #expect(
      try settings("Card.swift")
        == CompilerSettings(
          swiftVersion: "6",
          arguments: [
            "-default-isolation", "MainActor", "-enable-upcoming-feature",
            "InferIsolatedConformances", "-enable-upcoming-feature",
            "NonisolatedNonsendingByDefault", "-D", "STAGING",
          ]
        )
    )
  }
}
