import Foundation
import Testing

/// Pictures of what nobody means well with, and where they go: rows of `docs/RELIABILITY.md`.
@Suite struct PictureOutputTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
  }

  private func picture(_ spec: String, as format: String = "png") throws -> Espalier.Run {
    try scratch.write("screen.json", spec)
    return try Espalier.run(
      "picture",
      "screen.json",
      "--text",
      "fixed",
      "-o",
      "out.\(format)",
      in: scratch.path
    )
  }

  private var isWritten: Bool { scratch.files.contains { $0.hasPrefix("out.") } }

  // MARK: What is drawn

  @Test(arguments: ["png", "svg", "pdf"])
  func aScreenWithoutSizeIsRefused(_ format: String) throws {
    for spec in [
      #"{"scene":{"width":0,"height":0},"view":{"type":"Color"}}"#,
      #"{"proposal":{"width":"inf","height":"inf"},"view":{"type":"Color"}}"#,
    ] {
      let run = try picture(spec, as: format)
      #expect(run.status == 65)
      #expect(
        run.errorLines.first
          == "screen.json: error: there is nothing to draw: the screen has no size"
      )
      #expect(!isWritten)
    }
  }

  @Test func moreThanAPictureMayHaveIsRefusedWithTheLimit() throws {
    let pixels = try picture(#"{"scene":{"width":100000,"height":100000},"view":{"type":"Color"}}"#)
    #expect(pixels.status == 65)
    #expect(
      pixels.errorLines.first
        == "screen.json: error: the picture would be 300000 × 300000 pixels; "
        + "the most are 32767 on a side and 268435456 altogether"
    )
    let points = try picture(
      #"{"scene":{"width":1e300,"height":9},"view":{"type":"Color"}}"#,
      as: "svg"
    )
    #expect(points.status == 65)
    #expect(points.errors.contains("points; the most are 1000000 on a side"))
    #expect(!isWritten)
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func contentWithoutEndIsDrawnAsFarAsItIsSeen(_ format: String) throws {
    let run = try picture(
      """
      { "scene": { "width": 40, "height": 40 }, "view": { "type": "ScrollView", "children": [
        { "type": "Color", "modifiers": [{ "frame": { "height": 1e300 } }] },
        { "type": "Text", "content": "end" }] } }
      """,
      as: format
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(isWritten)
  }

  // MARK: Where it goes

  @Test(arguments: [
    ("none/out.png", "No such file or directory"), ("card.json/out.png", "Not a directory"),
    ("folder.png", "Is a directory"),
  ])
  func aFileThatCannotBeWrittenEndsWith74(_ name: String, _ reason: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/folder.png",
      withIntermediateDirectories: true
    )
    let run = try Espalier.run("picture", "card.json", "-o", name, in: scratch.path)
    #expect(run.status == 74)
    #expect(run.errorLines.last == "espalier: error: cannot write \(name): \(reason)")
    #expect(scratch.files == ["card.json", "folder.png"])
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func aFullDiskLeavesNoHalfWrittenPicture(_ format: String) throws {
    let run = try Espalier.shell(
      """
      echo old > out.\(format); ulimit -f 4
      "$espalier" picture '\(Espalier.specs)/Screens/settings-form.json' -q -o out.\(format)
      echo "status $?"
      """,
      in: scratch.path
    )
    #expect(run.output.hasSuffix("status 74\n"), "\(run.output) \(run.errors)")
    #expect(scratch.files == ["card.json", "out.\(format)"])
    #expect(try scratch.read("out.\(format)") == "old\n")
    let full = try Espalier.shell(
      "\"$espalier\" picture card.json -q -o - >/dev/full",
      in: scratch.path
    )
    #expect(full.status == 74)
    #expect(
      full.errorLines == ["espalier: error: cannot write the output: No space left on device"]
    )
  }

  @Test func aReaderThatHasSeenEnoughIsNoReasonForNoise() throws {
    let run = try Espalier.shell(
      "{ \"$espalier\" picture card.json -q -o -; echo \"status $?\" >&2; } | head -c 0",
      in: scratch.path
    )
    #expect(["status 74\n", "status 0\n"].contains(run.errors))
  }

  @Test func aLimitOfTheOutputHoldsForPicturesToo() throws {
    let run = try Espalier.run(
      "picture",
      "card.json",
      "-q",
      "--max-output",
      "100",
      "-o",
      "out.png",
      in: scratch.path
    )
    #expect(run.status == 74)
    #expect(scratch.files == ["card.json"])
  }

  // MARK: The same bytes

  /// From another folder, at another hour, for people elsewhere.
  @Test(arguments: ["png", "svg", "pdf"])
  func theSameScreenGivesTheSameBytes(_ format: String) throws {
    let screen = Espalier.specs + "/Screens/settings-form.json"
    let draw = "\"$espalier\" picture -q --format \(format) -o -"
    let here = try Espalier.shell("\(draw) Screens/settings-form.json | sha256sum")
    try scratch.write("settings-form.json", try String(contentsOfFile: screen, encoding: .utf8))
    let there = try Espalier.shell(
      """
      export HOME="$PWD" XDG_CACHE_HOME="$PWD/cache" TZ=Pacific/Auckland LANG=ar_EG.UTF-8 \
        LC_ALL=de_DE.UTF-8 SOURCE_DATE_EPOCH=1
      \(draw) settings-form.json | sha256sum
      """,
      in: scratch.path
    )
    #expect(here.status == 0 && !here.output.hasPrefix("e3b0c442"))
    #expect(here.output == there.output)
  }
}
