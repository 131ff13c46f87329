import Foundation
import Testing

/// Whole projects as inputs of commands.
@Suite(.enabled(if: SwiftCommand.canRun)) struct ProjectCommandTests {
  private static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("SwiftSourcesTests/Projects").path

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for name in ["Shop", "Travel", "Music"] {
      try FileManager.default.copyItem(
        atPath: Self.projects + "/" + name,
        toPath: scratch.path + "/" + name
      )
    }
  }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  // MARK: project

  @Test func aProjectIsATableOfModulesAndOfWhatIsMissing() throws {
    let run = try run("project Travel")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.first == "Travel: 5 modules, 3 previews in 7 files")
    #expect(run.lines.contains { $0.hasPrefix("  Journeys    framework      1         1  6") })
    #expect(
      run.lines.contains("  ARKit        1        0  a framework of Apple's that is not here")
    )
    // The library has it.
    #expect(!run.output.contains("WidgetKit"))
  }

  /// SwiftPM never removes its locks and some of its folders.
  @Test func nothingOfSwiftPMIsLeftAmongTemporaryFiles() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/temporary",
      withIntermediateDirectories: false
    )
    let run = try SwiftCommand.run(
      "project Shop",
      in: scratch.path,
      setting: "TMPDIR=$PWD/temporary XDG_CACHE_HOME=$PWD/cache"
    )
    #expect(run.status == 0)
    let files = FileManager.default
    #expect(
      try files.contentsOfDirectory(atPath: scratch.path + "/cache/espalier/manifests").count == 1
    )
    #expect(try files.contentsOfDirectory(atPath: scratch.path + "/temporary") == [])
  }

  @Test func viewsAreListedThatNeedNothing() throws {
    let run = try run("project Travel --views")
    #expect(
      run.lines.filter { !$0.contains("Kit/") } == [
        "App/TravelApp.swift:10: Home (Travel App)",
        "Maps/Sources/Maps/Compass.swift:3: Compass (Maps)",
      ]
    )
  }

  /// Each member of the document is one of the schema's, and each that is required is there.
  @Test(arguments: ["Shop", "Travel", "Music"])
  func theDocumentIsThatOfTheSchema(_ name: String) throws {
    let run = try run("project \(name) --format json")
    let schema = try JSONSerialization.jsonObject(
      with: Data(try Espalier.run("schema", "project").output.utf8)
    )
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let root = try #require(schema as? [String: Any])
    try check(document, root, root, "document")
    #expect(try self.run("project \(name) --format json").output == run.output)
  }

  private func check(
    _ value: Any,
    _ schema: [String: Any],
    _ root: [String: Any],
    _ place: String
  ) throws {
    var schema = schema
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      schema = try #require((root["$defs"] as? [String: Any])?[String(name)] as? [String: Any])
    }
    if let values = schema["enum"] as? [String] {
      #expect(values.contains(value as? String ?? ""), "\(place): \(value)")
    }
    if let object = value as? [String: Any] {
      let properties = try #require(schema["properties"] as? [String: Any], "\(place)")
      #expect(Set(object.keys).isSubset(of: properties.keys), "\(place)")
      #expect(Set(object.keys).isSuperset(of: schema["required"] as? [String] ?? []), "\(place)")
      for (key, value) in object {
        try check(value, try #require(properties[key] as? [String: Any]), root, "\(place).\(key)")
      }
    } else if let list = value as? [Any] {
      let items = try #require(schema["items"] as? [String: Any], "\(place)")
      for value in list { try check(value, items, root, place) }
    }
  }

  @Test func whatIsNoProjectIsRefused() throws {
    try scratch.write("Empty/notes.txt", "")
    let empty = try run("project Empty")
    #expect(empty.status == 66)
    #expect(
      empty.errorLines == [
        "Empty: error: there are no Swift sources", "hint: give a folder of a project",
      ]
    )
    let unknown = try run("project Shop --target Nope")
    #expect(unknown.status == 65)
    #expect(unknown.errorLines.first == "Shop: error: no target is called 'Nope'")
  }

  // MARK: Screens of projects

  @Test func eachModuleWithPreviewsIsAProgram() throws {
    let run = try run("layout Shop --format outline")
    #expect(run.status == 0)
    let titles = run.lines.filter { $0.contains(": 390×844") }.map { $0.prefix { $0 != ":" } }
    #expect(
      titles == [
        "ShopUI/ArticleView.swift#Article", "ShopUI/ArticleView.swift#Article, long",
        "Kit/Spacing.swift#Orange",
      ]
    )
  }

  @Test(arguments: [
    ("--preview 'Art*'", 2), ("--preview 'ShopUI/ArticleView.swift#Article'", 1),
    ("--preview 'ArticleView.swift#*long'", 1), ("--target Kit", 1), ("--target 'Shop*'", 2),
    ("--exclude Kit", 2),
  ])
  func screensAreChosenByTheirNames(_ arguments: String, count: Int) throws {
    let run = try run("layout Shop \(arguments)")
    #expect(run.status == 0)
    #expect(run.lines.count == count)
  }

  @Test func aModuleThatFailsEndsNoOther() throws {
    let run = try run("check Travel --no-run")
    #expect(run.status == 65)
    #expect(
      run.errors.contains("Travel/App/TravelApp.swift:1:8: error: there is no module 'Flags'")
    )
    // Others are shown, and so is what of it compiles.
    let shown = try self.run("layout Travel")
    #expect(shown.status == 0)
    #expect(shown.output.contains("\"Journeys/JourneyView.swift\""))
    #expect(shown.output.contains("\"Kit/Spacing.swift#Orange\""))
  }

  @Test func picturesInAFolderAreCalledAsTheirScreens() throws {
    let run = try run("picture Shop -o shots/")
    #expect(run.status == 0)
    let names = FileManager.default.enumerator(atPath: scratch.path + "/shots")?.allObjects
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }.sorted()
    #expect(
      names == [
        "Kit/Spacing-Orange.png", "ShopUI/ArticleView-Article--long.png",
        "ShopUI/ArticleView-Article.png",
      ]
    )
    #expect(run.errors.contains("shots/Kit/Spacing-Orange.png: Kit/Spacing.swift#Orange"))
  }

  @Test func aPreviewInATextIsNone() throws {
    try scratch.write(
      "Mixed/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Mixed", targets: [.target(name: "Rules"), .target(name: "Cards")])
      """
    )
    try scratch.write(
      "Mixed/Sources/Rules/Rules.swift",
      "let rules = [\"#Preview\", \"PreviewProvider\"]\n"
    )
    try scratch.write(
      "Mixed/Sources/Cards/Card.swift",
      """
      import SwiftUI
      #if canImport(UIKit) && DEBUG
        #Preview { Color.red.frame(width: 23, height: 20) }
      #endif
      """
    )
    let run = try run("layout Mixed --text fixed --format outline")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("23×20"))
    #expect(try self.run("project Mixed").lines.first?.contains("1 preview in 2 files") == true)
  }

  @Test func namesThatNoModuleHasAreRefused() throws {
    let preview = try run("layout Shop --target ShopData --preview Nope")
    #expect(preview.status == 65)
    #expect(preview.errorLines.first == "Shop: error: no preview is called 'Nope'")
    // A preview without a name is none of that name: nothing is compiled for it.
    try scratch.write("Shop/App/Sources/ShopUI/Broken.swift", "import SwiftUI\n#Preview { nope }\n")
    let words = try run("layout Shop --target ShopUI --preview Nope")
    #expect(words.status == 65)
    #expect(words.errorLines.first == "Shop: error: no preview is called 'Nope'")
    let target = try run("picture Shop --target Nope -o a.png")
    #expect(target.status == 65)
    #expect(
      target.errorLines == [
        "Shop: error: no target is called 'Nope'", "hint: there are 'ShopData', 'ShopUI', 'Kit'",
      ]
    )
  }

  @Test func checkIsForAllModules() throws {
    let run = try run("check Music")
    #expect(run.output == "2 files with 2 screens are fine\n")
    #expect(try self.run("check Shop --no-run").status == 0)
  }

  @Test func aViewIsShownOfTheModuleThatHasIt() throws {
    let run = try run("layout Travel --view Compass --format outline")
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix("Maps/Compass.swift: ") == true)
  }
}
