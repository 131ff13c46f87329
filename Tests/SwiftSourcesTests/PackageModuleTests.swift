import Testing

@testable import SwiftSources

/// The modules of packages beside a program's sources.
struct PackageModuleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func modules(_ source: String, in place: String) throws -> [PackageModule] {
    try PackageModule.all(importedBy: [Array(source.utf8)], in: folder.path + "/" + place).modules
  }

  @Test func modulesThatImportEachOtherAreNamed() throws {
    try folder.write(manifest("A", "B", "C"), to: "Package.swift")
    for (module, other) in [("A", "B"), ("B", "C"), ("C", "B")] {
      try folder.write("import \(other)\n", to: "Sources/\(module)/\(module).swift")
    }
    let found = try PackageModule.all(importedBy: [Array("import A\n".utf8)], in: folder.path)
    #expect(found.circle == ["B", "C", "B"])
    #expect(found.modules.count == 3)
  }

  private func manifest(_ targets: String...) -> String {
    let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    return "// swift-tools-version:5.9\nlet package = Package(name: \"P\", targets: [\(list)])\n"
  }

  @Test func eachModuleFollowsThoseThatItImports() throws {
    try folder.write(manifest("App", "Views", "Data Model"), to: "Package.swift")
    try folder.write("import Views\nimport Base\n", to: "Sources/App/App.swift")
    try folder.write("import SwiftUI\nimport Data_Model\n", to: "Sources/Views/V.swift")
    try folder.write("import Foundation\n", to: "Sources/Data Model/M.swift")
    try folder.write("let no = 1\n", to: "Sources/Views/ViewsTests/T.swift")
    try folder.write(manifest("Base"), to: "Packages/Base/Package.swift")
    try folder.write("import Elsewhere\n", to: "Packages/Base/Sources/Base.swift")
    let found = try modules("import App\nimport Missing\nimport SwiftUI\n", in: "Example/Demo")
    #expect(found.map(\.target.module) == ["Base", "Data_Model", "Views", "App"])
    #expect(
      found.map(\.dependencies) == [[], [], ["Data_Model"], ["Base", "Data_Model", "Views"]]
    )
    #expect(found[2].target.files == [folder.path + "/Sources/Views/V.swift"])
    #expect(found[0].target.folder == folder.path + "/Packages/Base/Sources")
  }

  @Test func theNearestPackageIsTaken() throws {
    for place in ["", "Apps/One/Kit/", "Apps/Two/Kit/"] {
      try folder.write(manifest("Kit"), to: place + "Package.swift")
      try folder.write("let place = \"\(place)\"\n", to: place + "Sources/Kit/Kit.swift")
    }
    for app in ["Apps/One/", "Apps/Two/"] {
      let found = try modules("import Kit\n", in: app + "Views")
      #expect(found.map(\.target.folder) == ["\(folder.path)/\(app)Kit/Sources/Kit"])
    }
    #expect(
      try modules("import Kit\n", in: "Views").map(\.target.folder) == [
        folder.path + "/Sources/Kit"
      ]
    )
  }

  @Test func theFilesOfImportedModulesAreKnownToThoseWhoWatch() throws {
    try folder.write(manifest("A", "B", "C"), to: "Package.swift")
    try folder.write("import B\n", to: "Sources/A/A.swift")
    try folder.write("let b = 1\n", to: "Sources/B/B.swift")
    try folder.write("let c = 1\n", to: "Sources/C/C.swift")
    let card = try folder.write("import A\n", to: "Example/Card.swift")
    let found = try #require(SwiftModule(card)).importedFiles
    #expect(Set(found) == [folder.path + "/Sources/A/A.swift", folder.path + "/Sources/B/B.swift"])
  }

  /// A framework is compiled only for those who import it, with the frameworks that it imports itself.
  @Test func aFrameworkIsAModuleUnlessAPackageMakesIt() throws {
    try folder.write("import CoreKit\n", to: "lib/MapKit/Map.swift")
    try folder.write("public let a = 1\n", to: "lib/CoreKit/Core.swift")
    try folder.write("public let b = 1\n", to: "lib/Charts/Charts.swift")
    try folder.write(manifest("Charts"), to: "App/Package.swift")
    try folder.write("public let c = 1\n", to: "App/Sources/Charts/Own.swift")
    let found = try PackageModule.all(
      importedBy: [Array("import MapKit\nimport Charts\nimport Missing\n".utf8)],
      in: folder.path + "/App",
      frameworks: folder.path + "/lib"
    ).modules
    #expect(found.map(\.target.module) == ["Charts", "CoreKit", "MapKit"])
    #expect(found[0].target.files == [folder.path + "/App/Sources/Charts/Own.swift"])
    #expect(found[2].dependencies == ["CoreKit"])
    #expect(found[2].target.bundle.isEmpty)
  }

  @Test func modulesThatImportEachOtherComeToAnEnd() throws {
    try folder.write(manifest("A", "B"), to: "Package.swift")
    try folder.write("import B\n", to: "Sources/A/A.swift")
    try folder.write("import A\nimport B\n", to: "Sources/B/B.swift")
    #expect(try modules("import A\n", in: "Example").map(\.target.module) == ["B", "A"])
  }

  @Test func aPackageHasNothingOutsideOfItsFolder() throws {
    try folder.write(
      """
      let package = Package(targets: [
        .target(name: "A", path: "../Other"), .target(name: "B", path: "/"),
      ])
      """,
      to: "Inner/Package.swift"
    )
    try folder.write("let a = 1\n", to: "Other/A.swift")
    try folder.write("", to: "Package.swift")
    #expect(try modules("import A\nimport B\n", in: "Example").isEmpty)
  }

  @Test func aModuleCalledAsOneOfTheLibraryHasAnotherNameInItsSymbols() throws {
    try folder.write(manifest("Controls", "Buttons"), to: "Package.swift")
    for name in ["Controls", "Buttons"] {
      try folder.write("public let a = 1\n", to: "Sources/\(name)/A.swift")
    }
    let found = try modules("import Controls\nimport Buttons\n", in: "Example")
    #expect(found.map(\.symbolName) == ["Buttons", "Control_"])
  }

  @Test func aChangeInAModuleMakesAnotherOneOfAllThatImportIt() throws {
    try folder.write(manifest("A", "B"), to: "Package.swift")
    try folder.write("import B\n", to: "Sources/A/A.swift")
    try folder.write("let b = 1\n", to: "Sources/B/B.swift")
    let compiler = PackageModuleCompiler(
      library: LibraryFolder(path: "/nowhere", checkout: nil),
      toolchain: Toolchain(compiler: "/usr/bin/swiftc", identity: "6.1"),
      platform: "iOS"
    )
    let before = compiler.keys(try modules("import A\n", in: "Example"))
    #expect(compiler.keys(try modules("import A\n", in: "Example")) == before)
    try folder.write("let b = 2\n", to: "Sources/B/B.swift")
    let after = compiler.keys(try modules("import A\n", in: "Example"))
    #expect(Set(before.keys) == ["A", "B"])
    #expect(before["A"] != after["A"] && before["B"] != after["B"])
  }
}
