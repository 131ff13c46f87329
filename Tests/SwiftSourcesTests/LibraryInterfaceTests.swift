import Testing

@testable import SwiftSources

struct LibraryInterfaceTests {
  /// A library whose `SwiftUI` imports `ViewGraph`, which imports `ViewValues`; programs begin in
  /// `PreviewRunner`, which imports `Commands`.
  private func library() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "package import ViewGraph\n",
      to: "Sources/SwiftFrontEnd/SwiftUI/Views/Text.swift"
    )
    try folder.write("import ViewValues\n", to: "Sources/SwiftFrontEnd/ViewGraph/Graph.swift")
    try folder.write("", to: "Sources/Core/ViewValues/Size.swift")
    try folder.write(
      "import Commands\nimport SwiftUI\n",
      to: "Sources/SwiftFrontEnd/PreviewRunner/Program.swift"
    )
    try folder.write("", to: "Sources/Programs/Commands/Check.swift")
    for module in ["SwiftUI", "ViewGraph", "ViewValues", "PreviewRunner", "Commands"] {
      try folder.write("1", to: "modules/\(module).swiftmodule")
    }
    return folder
  }

  private func hash(_ folder: TemporaryFolder) throws -> String {
    try LibraryInterface(modules: folder.path + "/modules", sources: folder.path + "/Sources")
      .hash()
  }

  @Test(arguments: ["SwiftUI", "ViewGraph", "ViewValues", "PreviewRunner"])
  func aModuleThatProgramsSeeChangesIt(module: String) throws {
    let folder = try library()
    let before = try hash(folder)
    try folder.write("2", to: "modules/\(module).swiftmodule")
    #expect(try hash(folder) != before)
  }

  @Test func aModuleThatOnlyTheProgramsEntryCallsLeavesItAlone() throws {
    let folder = try library()
    let before = try hash(folder)
    try folder.write("2", to: "modules/Commands.swiftmodule")
    #expect(try hash(folder) == before)
  }

  @Test func functionsThatChangeBehindTheSameModulesLeaveItAlone() throws {
    let folder = try library()
    let before = try hash(folder)
    try folder.write("// another word", to: "Sources/SwiftFrontEnd/SwiftUI/Views/Other.swift")
    #expect(try hash(folder) == before)
  }
}
