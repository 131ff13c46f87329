import Testing

/// Files to read are not written over.
@Suite struct OverwriteTests {
  private let card = #"{ "view": { "type": "Text", "content": "Toast" } }"#

  @Test(arguments: ["layout", "accessibility", "rtl", "picture", "check"])
  func aFileThatIsReadIsNotWritten(_ command: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", card)
    for output in ["card.json", "./card.json", "\(scratch.path)/card.json"] {
      let run = try Espalier.shell(
        "\(Espalier.path) \(command) card.json -o \(output)",
        in: scratch.path
      )
      #expect(run.status == 64, "\(output)")
      #expect(run.errors.contains("'card.json' is read; --output must be another file."))
      #expect(try scratch.read("card.json") == card)
    }
    let run = try Espalier.shell(
      "\(Espalier.path) \(command) card.json -o other.json",
      in: scratch.path
    )
    #expect(run.status == 0)
  }

  @Test(arguments: ["layout", "accessibility", "rtl", "picture", "check"])
  func aFileOfAFolderThatIsReadIsNotWritten(_ command: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("cards/card.json", card)
    for output in ["cards/card.json", "cards/../cards/card.json"] {
      let run = try Espalier.shell(
        "\(Espalier.path) \(command) cards -o \(output)",
        in: scratch.path
      )
      #expect(run.status == 64, "\(output)")
      #expect(run.errors.contains("'cards/card.json' is read; --output must be another file."))
      #expect(try scratch.read("cards/card.json") == card)
    }
    // Anything else may be written there.
    let run = try Espalier.shell(
      "\(Espalier.path) \(command) cards -o cards/result.png",
      in: scratch.path
    )
    #expect(run.status == 0)
  }

  @Test func aSourceOfAFolderIsNotWritten() throws {
    let scratch = try ScratchFolder()
    let source = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n"
    try scratch.write("App/Card.swift", source)
    let run = try Espalier.shell(
      "\(Espalier.path) layout App -o App/Card.swift",
      in: scratch.path
    )
    #expect(run.status == 64)
    #expect(run.errors.contains("'App/Card.swift' is read"))
    #expect(try scratch.read("App/Card.swift") == source)
  }

  /// Pictures that are numbered take other names than the one that is given.
  @Test func numberedPicturesReplaceNoFileToRead() throws {
    let scratch = try ScratchFolder()
    try scratch.write("cards/a-1.json", card)
    try scratch.write("cards/b.json", card)
    let run = try Espalier.shell(
      "\(Espalier.path) picture cards --text fixed -o cards/a.json",
      in: scratch.path
    )
    #expect(run.status != 0)
    #expect(run.errors.contains("'cards/a-1.json' is read"))
    #expect(try scratch.read("cards/a-1.json") == card)
  }
}
