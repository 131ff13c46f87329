import Foundation
import Testing

@testable import SwiftSources

struct SwiftModuleTests {
  @Test func aFileIsAModuleOfItsOwn() throws {
    let module = try #require(SwiftModule("Cards/My card.swift"))
    #expect(module.files == ["Cards/My card.swift"])
    #expect(module.name == "My_card")
  }

  @Test(arguments: [
    ("Foundation.swift", "Foundation_"), ("UIKit.swift", "UIKit_"), ("2048.swift", "_2048"),
    ("Größe.swift", "Gr__e"),
  ])
  func namesAreIdentifiersThatNothingElseHas(file: String, name: String) throws {
    #expect(try #require(SwiftModule(file)).name == name)
  }

  @Test func noModuleIsCalledLikeOneOfTheLibrary() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources").path
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: sources)
      .flatMap { try files.contentsOfDirectory(atPath: "\(sources)/\($0)") }
    #expect(names.contains("Controls"))
    // The last is linked into no program of a Swift file.
    let others = ["CompilerTools", "Frameworks", "Shims", "TestingOverlays", "InspectorServer"]
    for name in names where !others.contains(name) {
      #expect(try #require(SwiftModule(name + ".swift")).name == name + "_")
    }
  }

  /// The import of what is missing would be taken for one of the file itself.
  @Test func noModuleIsCalledLikeAFramework() throws {
    for name in ["Charts", "MapKit", "SwiftData"] {
      #expect(try #require(SwiftModule(name + ".swift")).name == name + "_")
    }
  }

  @Test func aFolderIsOneModuleInTheOrderOfItsNames() throws {
    let folder = try TemporaryFolder()
    for file in [
      "Views/Row.swift", "App.swift", "Model/Item.swift", "Package.swift", "AppTests/Test.swift",
      "Assets.xcassets/Generated.swift", ".build/Hidden.swift", "Views/B.swift",
    ] { try folder.write("", to: file) }
    let module = try #require(SwiftModule(folder.path + "/"))
    let names = module.files.map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(names == ["App.swift", "Model/Item.swift", "Views/B.swift", "Views/Row.swift"])
  }

  @Test func whatLiesNearestDecidesWhatAFolderHolds() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.swift")
    try folder.write(#"{ "view": {} }"#, to: "App/Resources/sample.json")
    #expect(SwiftModule(folder.path + "/App") != nil)
    try folder.write(#"{ "view": { "type": "Text" } }"#, to: "Specs/card.json")
    try folder.write("", to: "Specs/Swift/Card.swift")
    #expect(SwiftModule(folder.path + "/Specs") == nil)
    // Data beside sources are no specs.
    try folder.write(#"{ "name": "x" }"#, to: "App/data.json")
    #expect(SwiftModule(folder.path + "/App") != nil)
    try folder.write("", to: "Empty/notes.txt")
    #expect(SwiftModule(folder.path + "/Empty") == nil)
  }

  @Test(arguments: ["Package.swift", "Shop.xcodeproj/project.pbxproj", "project.yml"])
  func aFolderAroundOrInWhichAProjectLiesBelongsToIt(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "App/Screens/A.swift")
    let file = folder.path + "/App/Screens/A.swift"
    #expect(SwiftModule(folder.path + "/App/Screens")?.isOfProject == false)
    try folder.write("", to: name)
    #expect(SwiftModule(folder.path + "/App/Screens")?.isOfProject == true)
    // A file alone is a screen that somebody writes, not a product.
    #expect(SwiftModule(file)?.isOfProject == false)
  }
}
