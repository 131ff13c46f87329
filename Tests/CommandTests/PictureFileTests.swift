import Foundation
import Testing

/// Images that lie beside a spec.
@Suite struct PictureFileTests {
  /// Red and green above blue and white, as a PNG file.
  private static let quad = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR42mP4z8DAAMIM/4EAAB/uBfvxq7p3AAAA\
    AElFTkSuQmCC
    """

  private func spec(_ image: String) -> String {
    """
    { "scene": { "width": 4, "height": 4 }, "view": { "type": "Image", \(image) } }
    """
  }

  private func draw(
    _ image: String,
    in scratch: ScratchFolder
  ) throws -> (list: String, errors: [String]) {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/screens",
      withIntermediateDirectories: true
    )
    try scratch.write("screens/card.json", spec(image))
    let run = try Espalier.run(
      "picture",
      "screens/card.json",
      "--text",
      "fixed",
      "--format",
      "displayList",
      "-o",
      "-",
      in: scratch.path
    )
    #expect(run.status == 0)
    return (run.output, run.errorLines)
  }

  @Test func anImageIsReadFromBesideTheSpec() throws {
    let scratch = try ScratchFolder()
    let found = try draw(
      #""file": "quad.png", "size": [2, 2], "resizable": { "resizingMode": "tile" }, "interpolation": "none""#,
      in: scratch
    )
    // There is no such file yet: its place is marked.
    #expect(found.errors.contains { $0.contains("there is no image 'quad.png' to draw") })
    let bytes = try #require(Data(base64Encoded: Self.quad))
    try bytes.write(to: URL(fileURLWithPath: scratch.path + "/screens/quad.png"))
    let list = try draw(
      #""file": "quad.png", "size": [2, 2], "resizable": { "resizingMode": "tile" }, "interpolation": "none""#,
      in: scratch
    )
    #expect(list.errors.isEmpty)
    // Four tiles of two points.
    #expect(list.list.components(separatedBy: "screens/quad.png").count - 1 == 4)
    #expect(list.list.contains("\"interpolation\""))
  }

  @Test(.timeLimit(.minutes(1))) func aPipeKeepsNobodyWaiting() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/screens",
      withIntermediateDirectories: true
    )
    #expect(mkfifo(scratch.path + "/screens/pipe.png", 0o600) == 0)
    let found = try draw(#""file": "pipe.png", "size": [2, 2]"#, in: scratch)
    #expect(found.errors.contains { $0.contains("there is no image 'pipe.png' to draw") })
  }
}
