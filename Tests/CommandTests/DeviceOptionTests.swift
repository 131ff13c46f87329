import Foundation
import Testing

/// `--device`, `--orientation`, `--keyboard` and `--system`: what they make of a screen, and what they
/// refuse.
@Suite struct DeviceOptionTests {
  private static let screen = """
    { "view": { "type": "Color", "id": "fill" } }
    """

  private func frame(_ options: String...) throws -> [Double]? {
    let run = try Espalier.run(arguments: ["layout", "-"] + options, input: Self.screen)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let views = json?["views"] as? [[String: Any]]
    return views?.first { $0["id"] as? String == "fill" }?["frame"] as? [Double]
  }

  @Test func theDeviceDecidesSizeAndSafeArea() throws {
    #expect(try frame("--device", "iPhone 17 Pro") == [0, 62, 402, 874 - 62 - 34])
    #expect(
      try frame("--device", "iphone17pro", "--orientation", "landscape")
        == [62, 0, 874 - 124, 402 - 21]
    )
    #expect(try frame("--device", "iPad Air 11-inch (M3)") == [0, 24, 820, 1180 - 44])
  }

  @Test func everyDeviceThatIsPrintedIsKnown() throws {
    let lines = try Espalier.run("devices").lines
    #expect(
      lines.contains {
        $0.hasPrefix("iPhone 16  ")
          && $0.hasSuffix("  393×852 @3x    safe area top 59, bottom 34  keyboard 336")
      }
    )
    for line in lines {
      let parts = line.split(separator: "  ", maxSplits: 1).map { $0.drop { $0 == " " } }
      let size = try #require(parts.last).prefix { $0 != " " }
      let run = try Espalier.run(
        arguments: ["layout", "-", "--device", String(parts[0])],
        input: Self.screen
      )
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let scene = try #require(json?["scene"] as? [String: Any], "\(line)")
      let (width, height) = (scene["width"] as? Int ?? 0, scene["height"] as? Int ?? 0)
      #expect(size == "\(width)×\(height)", "\(line)")
    }
    let unknown = try Espalier.run("layout", "-", "--device", "Apple Watch")
    #expect(unknown.errors.contains("; 'espalier devices' prints all"))
  }

  @Test func theKeyboardOfADeviceCoversTheContent() throws {
    #expect(try frame("--device", "iPhone 16", "--keyboard") == [0, 59, 393, 852 - 59 - 336])
  }

  @Test func sizesThatAreStatedBeatTheDevices() throws {
    #expect(try frame("--device", "iPhone 16", "--width", "300") == [0, 59, 300, 852 - 59 - 34])
  }

  /// Half of what is low is lower than 200 points.
  @Test(arguments: [("300", 145.0), ("800", 200)])
  func theLowestDetentIsThatOfTheHeightThatIsLaidOut(_ height: String, _ shown: Double) throws {
    let run = try Espalier.run(
      arguments: ["layout", "-", "--height", height, "--system", "iOS18"],
      input: """
        { "scene": { "width": 390, "height": 844 }, "view": { "type": "Text", "content": "a",
          "modifiers": [{ "sheet": { "content": { "type": "Color", "id": "fill",
            "modifiers": [{ "presentationDetents": ["medium", { "height": 200 }] }] } } }] } }
        """
    )
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let views = json?["views"] as? [[String: Any]]
    let modifiers = views?.first?["modifiers"] as? [[String: Any]]
    let frame = modifiers?.first?["presentedFrame"] as? [Double]
    #expect(frame?.last == shown)
  }

  @Test(arguments: [
    (["--keyboard"], "the scene has none"),
    (["--orientation", "landscape"], "an orientation needs a device"),
    (
      ["--device", "iPhone 16", "--orientation", "landscape", "--keyboard"],
      "how high the keyboard of 'iPhone 16' is in landscape is not known"
    ),
    (["--device", "iPhone 61"], "no device is called 'iPhone 61'; did you mean 'iPhone 16'?"),
    (["--device", "iPhone 99"], "did you mean 'iPhone 17'? 'espalier devices' prints all"),
    (["--device", "iPhone 17 Pro Mx"], "did you mean 'iPhone 17 Pro Max'?"),
    (["--device", "iPhone 16 P"], "did you mean 'iPhone 16 Pro'?"),
    (["--device", "ipad pro"], "did you mean 'iPad Pro 13-inch (M5)'?"),
    (["--device", "Pixel 9"], "no device is called 'Pixel 9'; 'espalier devices' prints all"),
    (["--system", "iOS14"], "'iOS14'"),
  ])
  func whatNoDeviceCanDoIsRefused(_ options: [String], _ message: String) throws {
    let run = try Espalier.run(arguments: ["layout", "-"] + options, input: Self.screen)
    #expect(run.status != 0)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
