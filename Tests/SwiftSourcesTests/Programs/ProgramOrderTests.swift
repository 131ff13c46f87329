import Testing

@testable import SwiftSources

/// The programs that are compiled first (V21.1).
struct ProgramOrderTests {
  private static let sizes = ["Base": 100, "Kit": 20, "Net": 1_000]

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The size, the previews and the modules of each program.
    let programs: [(Int, Int, Set<String>)]
    let order: [Int]
  }

  static let cases = [
    Case(testDescription: "few bytes", programs: [(30, 1, []), (10, 1, [])], order: [1, 0]),
    Case(testDescription: "many previews", programs: [(10, 1, []), (30, 9, [])], order: [1, 0]),
    Case(
      testDescription: "cheap modules",
      programs: [(1, 1, ["Net"]), (50, 1, ["Kit"])],
      order: [1, 0]
    ),
    // The second pays for the module, so that the last costs less than the first.
    Case(
      testDescription: "modules that are there",
      programs: [(60, 1, []), (10, 10, ["Base"]), (50, 1, ["Base"])],
      order: [1, 2, 0]
    ),
    Case(testDescription: "alike", programs: [(5, 1, []), (5, 1, [])], order: [0, 1]),
    Case(testDescription: "no preview", programs: [(50, 0, []), (40, 1, [])], order: [1, 0]),
  ]

  @Test(arguments: cases) func mostPreviewsComeFirst(_ example: Case) {
    let order = ProgramOrder(
      candidates: example.programs.map {
        ProgramOrder.Candidate(size: $0.0, previews: $0.1, modules: $0.2)
      },
      sizes: Self.sizes
    )
    #expect(order.order == example.order)
  }

  static let lateCases: [([(Int, Int)], Int?)] = [
    ([(100, 100), (90, 1)], 1),
    ([(100, 100), (15, 1)], nil),
    ([(100, 10), (900, 1)], nil),
    ([(100, 100), (90, 1), (95, 1), (3, 2)], 2),
    ([(5, 0)], nil),
  ]

  /// A program waits for others if it has few previews beside theirs and each takes much more.
  @Test(arguments: lateCases)
  func dearPreviewsWaitForMany(_ programs: [(Int, Int)], firstLate: Int?) {
    let order = ProgramOrder(
      candidates: programs.map { ProgramOrder.Candidate(size: $0.0, previews: $0.1, modules: []) },
      sizes: [:]
    )
    #expect(order.firstLate == firstLate)
  }

  /// The modules are those of the whole chain, once each, without those of others.
  @Test func importsAreFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Charts\nimport Feed\nimport SwiftUI\n", to: "App/App.swift")
    for (name, text) in [("Feed", "import Base\n"), ("Base", "import Feed\nimport Absent\n")] {
      try folder.write(text, to: "\(name)/Sources/\(name)/\(name).swift")
      try folder.write(
        """
        import PackageDescription
        let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])
        """,
        to: "\(name)/Package.swift"
      )
    }
    try folder.write("", to: ".git/HEAD")
    var imports = ProjectImports(around: folder.path + "/App")
    let found = imports.modules(importedBy: [folder.path + "/App/App.swift"])
    #expect(found == ["Base", "Feed"])
    #expect(imports.sizes == ["Base": 26, "Feed": 12])
  }
}
