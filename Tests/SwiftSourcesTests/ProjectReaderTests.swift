import Foundation
import ProjectModel
import Testing

@testable import SwiftSources

/// What is read of the projects in `Projects/`, one of each kind.
struct ProjectReaderTests {
  private static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Projects").path

  /// A project of a test's own, in no repository.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Shop", "Travel", "Notes", "Music", "Plain"] {
      try FileManager.default.copyItem(
        atPath: Self.projects + "/" + name,
        toPath: folder.path + "/" + name
      )
    }
  }

  private func read(
    _ name: String,
    _ change: (inout ProjectSelection) -> Void = { _ in }
  ) -> Project {
    var selection = ProjectSelection()
    change(&selection)
    return ProjectReader.read(folder.path + "/" + name, selection)
  }

  private func files(_ module: ProjectModule?) -> [String] {
    (module?.files ?? []).map { String($0.dropFirst(folder.path.utf8.count + 1)) }
  }

  @Test func targetsMadeByFunctionsAreThoseThatSwiftPMPrints() throws {
    let project = read("Shop")
    #expect(project.remarks == [])
    #expect(project.modules.map(\.name) == ["ShopData", "ShopUI", "Kit"])
    let views = project.modules[1]
    #expect(views.kind == .library)
    #expect(views.package == "Shop")
    #expect(views.settings.swiftVersion == "6")
    #expect(views.settings.upcomingFeatures == ["ExistentialAny"])
    #expect(views.settings.conditions == ["SHOP"])
    #expect(views.developmentRegion == "de")
    #expect(views.targets == ["ShopData"])
    #expect(views.products == ["Kit"])
    #expect(files(views) == ["Shop/App/Sources/ShopUI/ArticleView.swift"])
    #expect(project.packages.map(\.identity) == ["badges"])
  }

  @Test func aPackageThatIsNamedByItsPathBelongsToTheProject() throws {
    let project = read("Shop/App")
    #expect(project.modules.map(\.name) == ["ShopData", "ShopUI", "Kit"])
    let sources = [Array("import ShopUI\n".utf8)]
    let found = try PackageModule.all(importedBy: sources, in: folder.path + "/Shop/App/Other")
    #expect(found.modules.map(\.target.module) == ["Kit", "ShopData", "ShopUI"])
  }

  @Test func aManifestThatFailsIsReadByItsWords() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      if true { fatalError("not today") }
      let package = Package(name: "Bad", targets: [.target(name: "Bad")])
      """,
      to: "Bad/Package.swift"
    )
    try folder.write("let a = 1\n", to: "Bad/Sources/Bad/A.swift")
    let project = read("Bad")
    #expect(project.modules.map(\.name) == ["Bad"])
    #expect(project.remarks.count == 1)
    #expect(project.remarks.first?.contains("Bad/Package.swift: warning: SwiftPM cannot") == true)
  }

  @Test func targetsOfXcodeHaveTheirFilesKindsAndSettings() throws {
    let project = read("Travel")
    #expect(project.modules.map(\.name) == ["Travel App", "Journeys", "Widgets", "Maps", "Kit"])
    #expect(project.modules.map(\.kind) == [.app, .framework, .widget, .library, .library])
    let app = project.modules[0]
    #expect(app.moduleName == "Travel_App")
    // A file and a folder of the group are left out; the widget has one of it.
    #expect(files(app) == ["Travel/App/Shared.swift", "Travel/App/TravelApp.swift"])
    #expect(
      files(project.modules[2]) == ["Travel/App/Shared.swift", "Travel/Widgets/TravelWidget.swift"]
    )
    #expect(app.bundleIdentifier == "org.example.travel")
    #expect(app.developmentRegion == "en")
    #expect(app.platforms == ["iphoneos"])
    #expect(app.targets == ["Journeys"])
    #expect(app.products == ["Flags", "Maps"])
    #expect(app.settings.swiftVersion == "6")
    #expect(app.settings.defaultIsolation == "MainActor")
    #expect(app.settings.conditions == ["BASE", "TRAVEL"])
    #expect(project.modules[1].settings.defaultIsolation == nil)
  }

  @Test func anotherConfigurationHasItsOwnSettings() throws {
    let app = read("Travel") { $0.configuration = "Staging" }.modules[0]
    #expect(app.bundleIdentifier == "org.example.staging")
    #expect(app.settings.conditions == [])
  }

  @Test func frameworksOfAProjectAreFoundByThoseWhoImportThem() throws {
    let sources = [Array("import Journeys\nimport Maps\nimport WidgetKit\n".utf8)]
    let found = try PackageModule.all(importedBy: sources, in: folder.path + "/Travel/App").modules
    #expect(found.map(\.target.module) == ["Journeys", "Maps"])
    #expect(found.map(\.target.isOfPackage) == [false, true])
    #expect(found.map(\.target.swiftVersion) == ["6", "5"])
  }

  @Test func projectsOfXcodeGenAreTheirTargets() throws {
    let project = read("Notes")
    #expect(project.origins.map(\.kind) == [.xcodeGen])
    #expect(project.modules.map(\.name) == ["Notes", "NotesKit"])
    #expect(project.modules.map(\.moduleName) == ["Notes", "NotesCore"])
    #expect(project.modules.map(\.kind) == [.app, .framework])
    #expect(project.modules.map(\.settings.swiftVersion) == ["6", "5"])
    #expect(files(project.modules[0]) == ["Notes/Notes/Views/NoteView.swift"])
    #expect(project.modules[0].settings.conditions == ["NOTES"])
    #expect(project.modules[0].bundleIdentifier == "org.example.Notes")
    #expect(project.modules[0].products == ["Markdown"])
    let sources = [Array("import NotesCore\n".utf8)]
    let found = try PackageModule.all(importedBy: sources, in: folder.path + "/Notes/Notes").modules
    #expect(found.map(\.target.module) == ["NotesCore"])
  }

  @Test func projectsOfTuistAreTheirTargets() {
    let project = read("Music")
    #expect(project.origins.map(\.kind) == [.tuist])
    #expect(project.modules.map(\.name) == ["Music", "Player"])
    #expect(project.modules[0].settings.swiftVersion == "6")
    #expect(project.modules[0].targets == ["Player"])
    #expect(project.modules[0].bundleIdentifier == "org.example.music")
    #expect(project.packages.map(\.identity) == ["waves"])
    #expect(project.remarks == [])
  }

  @Test func aFolderOfSourcesIsAModuleAndFindsWhatIsKeptForIt() throws {
    let project = read("Plain")
    #expect(project.modules.map(\.name) == ["Plain"])
    #expect(files(project.modules.first) == ["Plain/Views/Card.swift"])
    #expect(project.packages.map(\.identity) == ["badge"])
    #expect(ProjectSurvey(project).missing == [])
    let sources = [Array("import Badge\n".utf8)]
    let found = try PackageModule.all(importedBy: sources, in: folder.path + "/Plain").modules
    #expect(found.map(\.target.module) == ["Badge"])
  }

  @Test func whatIsMissingIsCountedWithTheWayOut() {
    let missing = ProjectSurvey(read("Travel")).missing
    #expect(missing.map(\.name) == ["Flags", "ARKit"])
    #expect(missing.map(\.screens) == [1, 0])
    #expect(missing.map(\.reason) == [.package("flags", isPinned: false), .framework])
    #expect(missing.map(\.modules) == [["Travel App"], ["Widgets"]])
  }

  @Test func filesAndTargetsAreLeftOutByTheirNames() {
    #expect(
      read("Travel") { $0.targets = ["*idgets", "Maps"] }.modules.map(\.name) == [
        "Widgets", "Maps",
      ]
    )
    let project = read("Travel") { $0.excluded = ["App/Shared.swift", "Maps"] }
    #expect(project.modules.map(\.name) == ["Travel App", "Journeys", "Widgets", "Kit"])
    #expect(files(project.modules[0]) == ["Travel/App/TravelApp.swift"])
  }

  @Test func aProjectIsReadTheSameEachTime() {
    for name in ["Shop", "Travel", "Notes", "Music", "Plain", ""] {
      #expect(read(name) == read(name))
    }
  }

  @Test func projectsThatNameEachOtherInCirclesComeToAnEnd() throws {
    let head = "// swift-tools-version: 5.9\nlet package = Package(name: "
    try folder.write(
      head + "\"A\", dependencies: [.package(path: \"../B\")], targets: [.target(name: \"A\")])",
      to: "Round/A/Package.swift"
    )
    try folder.write(
      head + "\"B\", dependencies: [.package(path: \"../A\")], targets: [.target(name: \"B\")])",
      to: "Round/B/Package.swift"
    )
    for name in ["A", "B"] {
      try folder.write("let a = 1\n", to: "Round/\(name)/Sources/\(name)/A.swift")
    }
    #expect(read("Round/A").modules.map(\.name) == ["A", "B"])
    try folder.write(
      "include: [project.yml]\ntargets: {A: {type: application, sources: .}}",
      to: "Own/project.yml"
    )
    try folder.write("let a = 1\n", to: "Own/A.swift")
    #expect(read("Own").modules.map(\.name) == ["A"])
    try folder.write(
      "#include \"Base.xcconfig\"\nSWIFT_VERSION = 6.0\n",
      to: "Travel/Config/Base.xcconfig"
    )
    #expect(read("Travel").modules.first?.settings.swiftVersion == "6")
  }

  @Test(arguments: [
    ("Package.swift", "\u{0}\u{1}"), ("project.yml", "{"),
    ("Project.swift", "import ProjectDescription\n.target("),
    ("A.xcodeproj/project.pbxproj", "\u{0}"),
    ("A.xcworkspace/contents.xcworkspacedata", "<FileRef location"),
  ])
  func whatIsNoProjectHasNoModules(name: String, text: String) throws {
    try folder.write(text, to: "Odd/" + name)
    #expect(read("Odd").modules.isEmpty)
  }

  @Test func whichModulesAreShownIsKnownByTheirWords() throws {
    ProjectSelection.current = ProjectSelection()
    let shop = try #require(ProjectModules.of(folder.path + "/Shop"))
    #expect(shop.all.map(\.name) == ["ShopData", "ShopUI", "Kit"])
    #expect(shop.shown.map(\.name) == ["ShopUI", "Kit"])
    // One module is what its folder is.
    #expect(ProjectModules.of(folder.path + "/Plain") == nil)
    #expect(ProjectModules.of(folder.path + "/Shop/Kit") == nil)
    #expect(ProjectModules.of(folder.path + "/Travel/App") == nil)
    let settings = shop.all[1].module.settings
    #expect(settings.swiftVersion == "6")
    #expect(settings.arguments.suffix(4) == ["-package-name", "Shop", "-D", "SWIFT_PACKAGE"])
  }
}
