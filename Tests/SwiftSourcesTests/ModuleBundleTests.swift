import Testing

@testable import SwiftSources

/// The bundle of a package's target (V11.11).
struct ModuleBundleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      let package = Package(name: "My Kit", defaultLocalization: "sv", targets: [
        .target(name: "Kit", resources: [.process("Resources"), .copy("Data"), .copy("../No")]),
        .target(name: "Plain"),
      ])
      """,
      to: "Package.swift"
    )
    for file in [
      "Sources/Kit/Kit.swift", "Sources/Plain/Plain.swift", "Sources/Kit/Resources/Deep/a.json",
      "Sources/Kit/Resources/A.xcassets/a.imageset/Contents.json",
      "Sources/Kit/Resources/en.lproj/Localizable.strings", "Sources/Kit/Data/Deep/b.json",
      "Sources/Kit/Extra.xcstrings", "Sources/No/c.json",
    ] { try folder.write(file, to: file) }
  }

  private func bundle(_ name: String) throws -> ModuleBundle {
    let imports = [Array("import \(name)\n".utf8)]
    let modules = try PackageModule.all(importedBy: imports, in: folder.path).modules
    return try #require(modules.first).target.bundle
  }

  @Test func itHoldsWhatTheManifestNamesAndWhatXcodeTakesAlong() throws {
    let bundle = try bundle("Kit")
    #expect(bundle.name == "My Kit_Kit".replacing(" ", with: " "))
    #expect(bundle.language == "sv")
    bundle.fill(in: folder.path + "/Screen.app")
    let inside = "Screen.app/My Kit_Kit.bundle"
    #expect(
      folder.names(in: inside)
        == ["Data", "Extra.xcstrings", "Info.plist", "a.json", "en.lproj"]
    )
    #expect(folder.names(in: inside + "/Data/Deep") == ["b.json"])
    let text = String(
      decoding: try Files.read(folder.path + "/\(inside)/Info.plist"),
      as: UTF8.self
    )
    #expect(text.contains("<key>CFBundleDevelopmentRegion</key><string>sv</string>"))
  }

  @Test func whatHasGoneFromTheTargetGoesFromTheBundle() throws {
    let app = folder.path + "/Screen.app"
    try bundle("Kit").fill(in: app)
    Files.remove(folder.path + "/Sources/Kit/Resources/Deep")
    try bundle("Kit").fill(in: app)
    #expect(!folder.names(in: "Screen.app/My Kit_Kit.bundle").contains("a.json"))
  }

  @Test func aTargetWithoutResourcesHasNone() throws {
    #expect(try bundle("Plain").isEmpty)
  }

  @Test func theBundleIsDescribedByNameLanguageAndPlaces() throws {
    let parts = try bundle("Kit").description.split(separator: "\t").map(String.init)
    let kit = folder.path + "/Sources/Kit/"
    #expect(
      parts == ["My Kit_Kit", "sv", kit + "Resources", kit + "Data", kit + "Extra.xcstrings"]
    )
  }
}
