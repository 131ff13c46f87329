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
}
