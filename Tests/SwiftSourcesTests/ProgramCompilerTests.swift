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
}
