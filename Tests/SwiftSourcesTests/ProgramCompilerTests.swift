import Foundation
import Testing

@testable import SwiftSources

struct ProgramCompilerTests {
  private func key(
    _ path: String = "Card.swift",
    _ source: String = "a",
    compiler: String = "6.1",
    library: String = "/nowhere",
    _ change: (inout CompilationOptions) -> Void = { _ in }
  ) throws -> String {
    var options = CompilationOptions()
    change(&options)
    return ProgramCompiler(
      try #require(SwiftModule(path)),
      options: options,
      library: LibraryFolder(path: library, checkout: nil),
      toolchain: Toolchain(compiler: "/usr/bin/swiftc", identity: compiler)
    ).key([Array(source.utf8)])
  }

  @Test func aProgramIsNamedForAllThatItIsMadeOf() throws {
    let keys = [
      try key(), try key("Cart.swift"), try key("b/Card.swift"), try key("Card.swift", "b"),
      try key(compiler: "6.2"), try key(library: "/elsewhere"), try key { $0.platform = "macOS" },
      try key { $0.swiftVersion = "6" }, try key { $0.view = "Card" },
    ]
    #expect(Set(keys).count == keys.count)
    #expect(try key() == keys[0])
    // What is only shown makes no other program.
    #expect(try key { $0.showsWarnings = true } == keys[0])
  }

  /// Names that are made of catalogues are a part of the program: without the catalogue it is another one.
  @Test func aProgramIsNamedForItsCatalogues() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "App/Card.swift")
    try folder.write("{}", to: "App/A.xcassets/brand.colorset/Contents.json")
    func key() throws -> String {
      let compiler = ProgramCompiler(
        try #require(SwiftModule(folder.path + "/App/Card.swift")),
        options: CompilationOptions(),
        library: LibraryFolder(path: "/nowhere", checkout: nil),
        toolchain: Toolchain(compiler: "/usr/bin/swiftc", identity: "6.1")
      )
      return compiler.key([[]], names: compiler.names)
    }
    let before = try key()
    #expect(try key() == before)
    try FileManager.default.removeItem(atPath: folder.path + "/App/A.xcassets")
    #expect(try key() != before)
  }
}
