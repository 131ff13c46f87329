import Foundation
import Testing

/// Packages of others that a project pins: SwiftPM builds what builds here, what is made for phones is
/// compiled as the project's own (V19).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ForeignPackageTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(".git/HEAD", "")
  }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  /// Writes a package of others, as SwiftPM has fetched it.
  private func writePackage(
    _ name: String,
    targets: String,
    dependencies: String = "",
    files: [String: String]
  ) throws {
    let folder = ".build/checkouts/\(name)/"
    try scratch.write(
      folder + "Package.swift",
      """
      // swift-tools-version:5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v13)],
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependencies)],
        targets: [\(targets)]
      )
      """
    )
    for (path, text) in files { try scratch.write(folder + path, text) }
  }

  private func pin(_ names: String...) throws {
    let pins = names.map {
      """
      {"identity": "\($0.lowercased())", "kind": "remoteSourceControl",
        "location": "https://example.invalid/\($0)",
        "state": {"revision": "\(String(repeating: "a", count: 40))", "version": "1.0.0"}}
      """
    }
    let list = pins.joined(separator: ",")
    try scratch.write("Package.resolved", #"{"pins": [\#(list)], "version": 2}"#)
  }

  private func writeCard(imports: String, width: String) throws {
    try scratch.write(
      "App/Card.swift",
      """
      import SwiftUI
      import \(imports)
      #Preview("Card") { Color.red.frame(width: \(width), height: 20) }
      """
    )
  }

  /// A package with a target in C, one that names the system that it is built for, and one that is not there.
  private func writeStars() throws {
    try writePackage(
      "Stars",
      targets: """
        .target(name: "CStars", linkerSettings: [.linkedLibrary("m")]),
        .target(name: "Stars", dependencies: ["CStars"], resources: [.copy("PrivacyInfo.xcprivacy")]),
        .executableTarget(name: "Speed", dependencies: [.product(name: "Times", package: "times")])
        """,
      dependencies: #".package(url: "https://example.invalid/times", from: "1.0.0")"#,
      files: [
        "Sources/CStars/include/stars.h": "int stars_count(int factor);\nint stars_lost(void);\n",
        "Sources/CStars/stars.c": """
        #include "stars.h"
        #include <math.h>
        int stars_count(int factor) { return factor * (int)floor(3.9); }
        """,
        "Sources/Stars/Stars.swift": """
        import CStars
        public var count: Double { Double(stars_count(7)) }
        #if os(Linux)
          public let isOfThisSystem = true
        #else
          public let isOfThisSystem = false
        #endif
        """,
        "Sources/Stars/PrivacyInfo.xcprivacy": "<plist/>",
        "Sources/Speed/main.swift": "print(1)\n",
      ]
    )
  }

  @Test func aPackageWithATargetInCIsBuiltBySwiftPM() throws {
    try writeStars()
    try pin("Stars")
    try writeCard(imports: "Stars", width: "Stars.count + (isOfThisSystem ? 100 : 0)")
    let first = try run("layout App --text fixed --format outline")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("121×20"), "\(first.output)")
    #expect(first.errors.contains("building Stars of the package Stars with SwiftPM"))
    #expect(try run("layout App --text fixed --format outline").errors == "")
    // Sources that import what is in C themselves.
    try writeCard(imports: "CStars", width: "Double(stars_count(5))")
    let second = try run("layout App --text fixed --format outline")
    #expect(second.output.contains("15×20"), "\(second.errors)")
    #expect(try run("project .").output.contains("Nothing is missing"))
  }

  @Test func aPackageThatIsFetchedIsBuiltUnderItsOwnName() throws {
    try scratch.write(
      ".repositories/Moons/Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Moons", products: [.library(name: "Moons", targets: ["Moons"])],
        targets: [.target(name: "Moons")])
      """
    )
    try scratch.write(
      ".repositories/Moons/Sources/Moons/Moons.swift",
      """
      #if os(Linux)
        public let count = 67.0
      #endif
      """
    )
    let commit = try SwiftCommand.shell(
      """
      cd .repositories/Moons && git init -q . && git add . &&
        git -c user.name=a -c user.email=a@b commit -q -m first && git rev-parse HEAD
      """,
      in: scratch.path
    )
    let revision = try #require(commit.lines.last)
    try scratch.write(
      "Package.resolved",
      """
      {"pins": [{"identity": "moons", "kind": "remoteSourceControl",
        "location": "\(scratch.path)/.repositories/Moons",
        "state": {"revision": "\(revision)", "version": "1.0.0"}}], "version": 2}
      """
    )
    try writeCard(imports: "Moons", width: "Moons.count")
    #expect(try run("layout App --text fixed").status == 65)
    #expect(try run("project . --resolve").status == 0)
    let run = try run("layout App --text fixed --format outline")
    #expect(run.output.contains("67×20"), "\(run.errors)")
    _ = try SwiftCommand.shell(
      "rm -r \"$XDG_CACHE_HOME/espalier/checkouts/moons-\"*-\(revision.prefix(12))",
      in: scratch.path
    )
  }

  @Test func SwiftPMRunsNothingOfAPackageThatIsNotPinned() throws {
    try writeStars()
    try pin()
    try writeCard(imports: "Stars", width: "Stars.count")
    let run = try run("layout App --text fixed --format outline --strict")
    #expect(run.status == 65)
    #expect(!run.errors.contains("with SwiftPM"))
    #expect(run.errors.contains("the project does not pin its package"), "\(run.errors)")
  }

  @Test func aPluginOfAPackageThatIsPinnedMakesItsSources() throws {
    try writePackage(
      "Words",
      targets: """
        .executableTarget(name: "Writer"),
        .plugin(name: "Writing", capability: .buildTool(), dependencies: ["Writer"]),
        .target(name: "Words", plugins: ["Writing"])
        """,
      files: [
        "Sources/Writer/main.swift": """
        import Foundation
        try "public let width = 33.0".write(
          toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
        """,
        "Plugins/Writing/Writing.swift": """
        import PackagePlugin
        @main struct Writing: BuildToolPlugin {
          func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
            let file = context.pluginWorkDirectory.appending("Width.swift")
            let tool = try context.tool(named: "Writer")
            return [
              .buildCommand(
                displayName: "writing", executable: tool.path, arguments: [file.string],
                outputFiles: [file])
            ]
          }
        }
        """,
        "Sources/Words/Words.swift": "public let height = 1.0\n",
      ]
    )
    try pin("Words")
    try writeCard(imports: "Words", width: "Words.width")
    let run = try run("layout App --text fixed --format outline")
    #expect(run.output.contains("33×20"), "\(run.errors)")
  }

  @Test func whatIsMadeForPhonesIsCompiledAsTheProjectsOwn() throws {
    try writePackage(
      "Cards",
      targets: #".target(name: "Cards")"#,
      files: [
        "Sources/Cards/Cards.swift": """
        import SwiftUI
        import UIKit
        #if os(iOS)
          public struct Face: View {
            public init() {}
            public var body: some View { Color.red.frame(width: 19, height: 20) }
          }
        #endif
        """
      ]
    )
    try pin("Cards")
    try scratch.write("App/Card.swift", "import Cards\nimport SwiftUI\n#Preview { Face() }\n")
    let run = try run("layout App --text fixed --format outline")
    #expect(run.output.contains("19×20"), "\(run.errors)")
    #expect(!run.errors.contains("SwiftPM"))
  }

  @Test func whatDoesNotBuildIsCompiledAsTheProjectsOwnAndSaid() throws {
    try writePackage(
      "Torn",
      targets: #".target(name: "Torn")"#,
      files: [
        "Sources/Torn/Torn.swift": """
        public var width: Double { 27 }
        #if os(Linux)
          public let a: Int = "one"
        #endif
        """
      ]
    )
    try pin("Torn")
    try writeCard(imports: "Torn", width: "Torn.width")
    let run = try run("layout App --text fixed --format outline")
    #expect(run.output.contains("27×20"), "\(run.errors)")
    #expect(run.errors.contains("the module Torn of Torn cannot be built: "))
    #expect(run.errors.contains("it is compiled as the project's own are"))
  }

  @Test func nothingIsFetchedForABuild() throws {
    try writePackage(
      "Boxes",
      targets: """
        .target(name: "Boxes"),
        .binaryTarget(
          name: "Closed", url: "https://example.invalid/Closed.xcframework.zip",
          checksum: "\(String(repeating: "a", count: 64))")
        """,
      files: ["Sources/Boxes/Boxes.swift": "public var width: Double { 29 }\n"]
    )
    try pin("Boxes")
    try writeCard(imports: "Boxes", width: "Boxes.width")
    let run = try run("layout App --text fixed --format outline")
    #expect(run.output.contains("29×20"), "\(run.errors)")
    #expect(run.errors.contains("the module Boxes of Boxes cannot be built: "))
  }

  @Test func macrosOfPackagesAreCompiledWithTheToolchainsSyntaxLibrary() throws {
    try writePackage(
      "Doubling",
      targets: """
        .macro(
          name: "DoublingMacros",
          dependencies: ["Kind", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
        .target(name: "Kind", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")]),
        .target(name: "Doubling", dependencies: ["DoublingMacros"])
        """,
      dependencies: #".package(url: "https://github.com/swiftlang/swift-syntax", from: "600.0.0")"#,
      files: [
        "Sources/Kind/Kind.swift": """
        import SwiftSyntax
        public func double(_ syntax: some SyntaxProtocol) -> String { "((\\(syntax.trimmed)) * 2)" }
        """,
        "Sources/DoublingMacros/Doubling.swift": """
        import Kind
        import SwiftCompilerPlugin
        import SwiftSyntax
        import SwiftSyntaxMacros
        public struct DoubleMacro: ExpressionMacro {
          public static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
          ) throws -> ExprSyntax {
            guard let argument = node.arguments.first else { throw CancellationError() }
            #if canImport(SwiftSyntax600)
              return "\\(raw: double(argument.expression))"
            #else
              return "0"
            #endif
          }
        }
        @main struct Plugin: CompilerPlugin {
          let providingMacros: [Macro.Type] = [DoubleMacro.self]
        }
        """,
        "Sources/Doubling/Doubling.swift": """
        @freestanding(expression) public macro double(_ value: Double) -> Double =
          #externalMacro(module: "DoublingMacros", type: "DoubleMacro")
        public let four: Double = #double(2)
        """,
      ]
    )
    try pin("Doubling")
    try writeCard(imports: "Doubling", width: "#double(four + 1)")
    let run = try run("layout App --text fixed --format outline")
    #expect(run.output.contains("10×20"), "\(run.errors)")
    #expect(!run.errors.contains("warning"))
  }
}
