import Testing

/// What the command line may say, and what it answers to the rest.
@Suite struct UsageTests {
  /// Arguments that are refused, and what is said first.
  struct BadUsage: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    BadUsage(arguments: ["--width", "-5"], message: "The value '-5' is invalid for '--width"),
    BadUsage(arguments: ["--width=-5"], message: "The value '-5' is invalid for '--width"),
    BadUsage(arguments: ["--width", "NaN"], message: "The value 'NaN' is invalid for '--width"),
    BadUsage(
      arguments: ["--height", "wide"],
      message: "The value 'wide' is invalid for '--height"
    ),
    BadUsage(arguments: ["--height", "1e999"], message: "The value '1e999' is invalid for '--hei"),
    BadUsage(arguments: ["--display-scale", "0"], message: "The value '0' is invalid for '--disp"),
    BadUsage(
      arguments: ["--layout-direction", "up"],
      message: "The value 'up' is invalid for '--layout-direction <direction>'. Please provide one "
        + "of 'leftToRight', 'rightToLeft', 'ltr' or 'rtl'."
    ),
    BadUsage(
      arguments: ["--dynamic-type-size", "huge"],
      message: "The value 'huge' is invalid for '--dynamic-type-size <size>'."
    ),
    BadUsage(
      arguments: ["--format", "svg"],
      message: "The value 'svg' is invalid for '--format <format>'. Please provide one of 'json' "
        + "and 'outline'."
    ),
    BadUsage(arguments: ["--widht", "5"], message: "Unknown option '--widht'. Did you mean '--w"),
    BadUsage(arguments: ["--output"], message: "Missing value for '--output <file>'"),
  ])
  func wrongUsageEndsWith64AndSaysWhatIsWrong(_ usage: BadUsage) throws {
    let screen = Espalier.specs + "/Screens/hello-world.json"
    let run = try Espalier.shell(
      "\"$espalier\" layout \(screen) " + usage.arguments.joined(separator: " ")
    )
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: " + usage.message))
    #expect(run.errors.contains("Usage: espalier layout [<options>] [<specs> ...]"))
  }

  @Test func anUnknownSubcommandEndsWith64() throws {
    let run = try Espalier.run("layuot", "card.json")
    #expect(run.status == 64)
    #expect(run.errors.contains("'layuot'"))
  }

  // MARK: Sizes and environment

  /// The frame of the root view of a good spec under some options.
  private func frame(_ options: String...) throws -> [Double] {
    let scratch = try ScratchFolder()
    let path = try scratch.write(
      "screen.json",
      """
      { "scene": { "width": 100, "height": 50 }, "view": { "type": "Color", "id": "green" } }
      """
    )
    let run = try Espalier.shell("\"$espalier\" layout \(path) \(options.joined(separator: " "))")
    #expect(run.errors == "")
    #expect(run.status == 0)
    let views = try #require(try parse(run.output)["views"] as? [JSONObject])
    return try #require(views.first?["frame"] as? [Double])
  }

  @Test func widthAndHeightBeatTheFile() throws {
    #expect(try frame() == [0, 0, 100, 50])
    #expect(try frame("--width 60") == [0, 0, 60, 50])
    #expect(try frame("--width 60 --height=20.5") == [0, 0, 60, 20.5])
    #expect(try frame("--height 0") == [0, 0, 100, 0])
  }

  @Test func lengthsMayBeIdealOrEndless() throws {
    #expect(try frame("--width nil --height nil") == [0, 0, 10, 10])
    #expect(try frame("--width nil") == [0, 0, 10, 50])
    let scratch = try ScratchFolder()
    let path = try scratch.write("screen.json", SampleSpecs.good)
    let run = try Espalier.run("layout", path, "--width", "inf", "--height", "inf")
    #expect(run.status == 0)
    _ = try parse(run.output)
  }

  @Test func directionTypeSizeAndScaleBeatTheFile() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(
      "screen.json",
      """
      { "scene": { "width": 100, "height": 50 }, "view": { "type": "HStack", "children": [
        { "type": "Text", "content": "a", "id": "text" }, { "type": "Spacer" }] } }
      """
    )
    func text(_ options: String...) throws -> JSONObject {
      let run = try Espalier.shell("\"$espalier\" layout \(path) \(options.joined(separator: " "))")
      let views = try #require(try parse(run.output)["views"] as? [JSONObject])
      let children = try #require(views.first?["children"] as? [JSONObject])
      return try #require(children.first)
    }
    func frame(_ options: String...) throws -> [Double] {
      try #require(try text(options.joined(separator: " "))["frame"] as? [Double])
    }
    let plain = try frame()
    #expect(plain[0] == 0)
    for name in ["rtl", "rightToLeft"] {
      #expect(try frame("--layout-direction \(name)")[0] == 100 - plain[2])
    }
    #expect(try frame("--layout-direction ltr") == plain)
    #expect(try frame("--dynamic-type-size accessibility5")[3] > plain[3])
    let pixels = try #require(try text("--display-scale 1")["pixelFrame"] as? [Double])
    #expect(pixels == pixels.map { $0.rounded() })
  }
}
