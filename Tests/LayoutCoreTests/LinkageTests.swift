import Testing

/// The core stays free of everything that does not belong to it.
@Suite struct LinkageTests {
  /// The lines of the core's sources that are not comments, by path.
  private static let code: [String: [Substring]] = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return swiftFiles(in: root.joined(separator: "/") + "/Sources/Core/LayoutCore/").mapValues {
      text in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
    }
  }()

  @Test func onlyTheseFilesImportWhatIsNoModuleOfOurs() {
    #expect(Self.code.count > 50)
    let imports = Self.code.flatMap { path, lines in
      lines.filter { $0.split(separator: " ").contains("import") }.map { "\(path): \($0)" }
    }
    #expect(
      imports.sorted() == [
        "Buffers/BufferCheck.swift: import Synchronization",
        "Exports.swift: @_exported public import ViewValues",
        "Negotiating/StackSpace.swift: import Darwin", "Negotiating/StackSpace.swift: import Glibc",
        "Negotiating/StackSpace.swift: import Musl",
        "Negotiating/StackSpace.swift: package import Synchronization",
      ]
    )
  }

  @Test(arguments: ["print(", "try!", "nonisolated(unsafe)", "fatalError("])
  func theCoreDoesWithout(_ word: String) {
    for (path, lines) in Self.code {
      #expect(!lines.contains { $0.contains(word) }, "\(path)")
    }
  }
}
