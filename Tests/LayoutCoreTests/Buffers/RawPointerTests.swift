import Testing

/// All raw memory is behind a few types that check it: everything else goes through them.
@Suite struct RawPointerTests {
  /// The files that name pointers without bounds, and what for.
  private static let files = [
    "Export/JSON/ByteBuffer.swift": "checks its bounds in every build",
    "LayoutCore/Buffers/BufferCheck.swift": "what a check knows of a buffer",
    "LayoutCore/Buffers/BufferView.swift": "the checked view",
    "LayoutCore/Buffers/GrowableBuffer.swift": "the buffer",
    "LayoutCore/Negotiating/StackSpace.swift": "what a thread of pthread runs",
    "LayoutCore/Nodes/NodeTable+Summary.swift": "the table itself, while a question is put",
    "SpecFormat/JSON/JSONDocument.swift": "json-c",
    "SpecFormat/JSON/JSONElements.swift": "json-c",
    "SpecFormat/JSON/JSONKey.swift": "json-c: a key up to its NUL",
    "SpecFormat/JSON/JSONMembers.swift": "json-c: a linked list",
    "SpecFormat/JSON/JSONTreeBuilder.swift": "json-c: values that point to keys of the document",
    "SpecFormat/JSON/JSONValue+Containers.swift": "json-c",
    "SpecFormat/JSON/JSONValue.swift": "json-c",
    "TextPango/Fonts/FontReader.swift": "GLib and Fontconfig",
    "SystemLibraries/ImageLibraries.swift": "tables of a library's functions",
    "SystemLibraries/SystemLibrary.swift": "handles and functions of a library",
    "TextPango/Fonts/VariationAxes.swift": "HarfBuzz",
    "TextPango/Shaping/CairoLibrary.swift": "Pango and Cairo",
    "TextPango/Shaping/FontMap+Items.swift": "Pango",
    "TextPango/Shaping/FontMap.swift": "Pango",
    "TextPango/Shaping/GlyphReader.swift": "HarfBuzz",
  ]

  private static let targets = [
    "AccessibilityCore", "Controls", "Conformance", "Drawing", "Export", "LayoutCore",
    "SpecFormat", "SystemLibraries", "TerminalText", "TextPango", "ViewValues",
  ]

  /// Buffers of the standard library are not among these: debug builds check their bounds.
  private static let words = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "OpaquePointer", "Unmanaged", "unsafeBitCast", "unowned(unsafe)", "unsafelyUnwrapped",
    "withMemoryRebound", "uncheckedBounds",
  ]

  @Test func onlyTheseFilesNamePointersWithoutBounds() {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
    var found: Set<String> = []
    for target in Self.targets {
      let sources =
        ["Core", "SpecFrontEnd", "Output", "Programs", "Support"]
        .map { swiftFiles(in: "\(root)/Sources/\($0)/\(target)/") }.first { !$0.isEmpty } ?? [:]
      #expect(!sources.isEmpty)
      for (path, text) in sources {
        let code = text.split(separator: "\n").map { $0.drop { $0 == " " } }
          .filter { !$0.hasPrefix("//") }
        if code.contains(where: { line in Self.words.contains { line.contains($0) } }) {
          found.insert("\(target)/\(path)")
        }
      }
    }
    #expect(found.sorted() == Self.files.keys.sorted())
  }
}
