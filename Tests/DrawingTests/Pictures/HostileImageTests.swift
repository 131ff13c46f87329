import Drawing
import DrawingCairo
import Foundation
import LayoutCore
import Testing

/// Images that nobody means well with: each test is a row of `docs/RELIABILITY.md`.
@Suite final class HostileImageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-images-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// A picture of 20 × 20 points of nothing but an image.
  private func list(_ name: String) -> DisplayList {
    let size = Size(width: 20, height: 20)
    var list = DisplayList(size: size, scale: 1)
    let image = DisplayImage(.file(path(name)), in: Rect(origin: .zero, size: size))
    list.elements = [.image(image, .normal)]
    return list
  }

  /// The middle pixel of the picture.
  private func draw(_ name: String) throws -> [Int] { try PixelImage(list(name))[10, 10] }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  /// A red square as a file.
  private func redSquare() throws -> [UInt8] {
    var list = DisplayList(size: Size(width: 20, height: 20), scale: 1)
    let red = DisplayPaint.color(DisplayColor(red: 1, green: 0, blue: 0))
    let square = Path(Rect(x: 0, y: 0, width: 20, height: 20))
    list.elements = [.fill(square, red, FillValue(), .normal)]
    return try Picture(list, as: .png).bytes
  }

  private func svg(_ content: String, _ size: String = "width=\"20\" height=\"20\"") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      + "\(size)>\(content)</svg>"
  }

  /// Whether pages of PDF can be read.
  private static let hasPoppler = dlopen("libpoppler-glib.so.8", RTLD_LAZY) != nil

  @Test(.enabled(if: hasPoppler, "needs libpoppler-glib8"))
  func aPageOfPDFIsDrawnAsVectors() throws {
    var list = DisplayList(size: Size(width: 10, height: 10), scale: 1)
    let half = Path(Rect(x: 0, y: 0, width: 5, height: 10))
    list.elements = [
      .fill(half, .color(DisplayColor(red: 1, green: 0, blue: 0)), FillValue(), .normal)
    ]
    try write(Picture(list, as: .pdf).bytes, to: "a.pdf")
    let drawn = try PixelImage(self.list("a.pdf"))
    // Twice as large as it is: the edge is as sharp as it was, and there is nothing behind it.
    #expect(drawn[9, 10] == [255, 0, 0, 255])
    #expect(drawn[10, 10][3] == 0)
  }

  @Test func aPageThatIsNoneIsComplainedAbout() throws {
    let large = "%PDF-1.4\n" + String(repeating: " ", count: 2_000_000)
    for (name, text) in [
      ("a.pdf", "%PDF-1.4\nnothing"), ("b.pdf", "no PDF"), ("c.pdf", ""), ("d.pdf", large),
    ] {
      try write(text, to: name)
      let picture = try Picture(list(name), as: .png)
      #expect(picture.problems.contains { $0.hasPrefix("cannot read the image") }, "\(name)")
    }
  }

  @Test func anImageThatIsFineIsDrawn() throws {
    try write(redSquare(), to: "a.png")
    try write(svg("<rect width=\"20\" height=\"20\" fill=\"red\"/>"), to: "a.svg")
    #expect(try draw("a.png") == [255, 0, 0, 255])
    #expect(try draw("a.svg") == [255, 0, 0, 255])
  }

  // MARK: Files that are no images

  @Test(arguments: ["png", "svg"])
  func whatIsNoImageIsLeftOutAndSaid(_ ending: String) throws {
    let good = try redSquare()
    try write("", to: "empty.\(ending)")
    try write("no image", to: "text.\(ending)")
    try write(Array(good.prefix(40)), to: "cut.\(ending)")
    try write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><g><rect width=\"9\"",
      to: "open.\(ending)"
    )
    try FileManager.default.createDirectory(
      atPath: path("folder.\(ending)"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: path("device.\(ending)"),
      withDestinationPath: "/dev/zero"
    )
    try FileManager.default.createSymbolicLink(
      atPath: path("circle.\(ending)"),
      withDestinationPath: path("circle.\(ending)")
    )
    mkfifo(path("pipe.\(ending)"), 0o600)
    for name in ["none", "empty", "text", "cut", "open", "folder", "device", "circle", "pipe"] {
      let file = "\(name).\(ending)"
      #expect(try draw(file) == [0, 0, 0, 0], "\(file)")
      let picture = try Picture(list(file), as: .png)
      #expect(picture.problems == ["cannot read the image \(path(file))"], "\(file)")
    }
  }

  /// A header that promises more than there is.
  @Test(arguments: [(60_000, 60_000), (2_147_483_647, 2_147_483_647), (0, 10), (2_000_000_000, 1)])
  func pixelsThatAreOnlyPromisedAreNotMade(_ width: Int, _ height: Int) throws {
    var bytes = try redSquare()
    func put(_ number: Int, at index: Int) {
      for byte in 0..<4 {
        bytes[index + byte] = UInt8(truncatingIfNeeded: number >> (24 - 8 * byte))
      }
    }
    put(width, at: 16)
    put(height, at: 20)
    // The sum that is checked first.
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    put(Int(~sum), at: 29)
    try write(bytes, to: "bomb.png")
    #expect(try draw("bomb.png") == [0, 0, 0, 0])
    #expect(try Picture(list("bomb.png"), as: .png).problems.count == 1)
  }

  @Test func pixelsOfAnImageCountAsThePictures() throws {
    var large = DisplayList(size: Size(width: 600, height: 600), scale: 1)
    let area = Path(Rect(x: 0, y: 0, width: 600, height: 600))
    large.elements = [.fill(area, .color(DisplayColor(white: 0)), FillValue(), .normal)]
    try write(Picture(large, as: .png).bytes, to: "large.png")
    var limits = PictureLimits()
    limits.memory = 1_000_000
    #expect(throws: PictureError.tooMuchMemory(limit: 1_000_000)) {
      try Picture(list("large.png"), as: .png, limits: limits)
    }
  }

  // MARK: Drawings

  /// Nothing outside of the file is read, and nothing in it is run.
  @Test func aDrawingReachesNothingElse() throws {
    try write(redSquare(), to: "secret.png")
    let secret = path("secret.png")
    for (number, content) in [
      "<image width=\"20\" height=\"20\" href=\"file://\(secret)\"/>",
      "<image width=\"20\" height=\"20\" xlink:href=\"secret.png\"/>",
      "<image width=\"20\" height=\"20\" href=\"http://127.0.0.1:9/a.png\"/>",
      "<use href=\"file://\(path("other.svg"))#a\"/>", "<use xlink:href=\"other.svg#a\"/>",
      "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"other.svg\"/>",
      "<script>document.documentElement.innerHTML = 'a'</script>",
      "<rect width=\"20\" height=\"20\" onload=\"run()\" fill=\"url(file://\(secret)#a)\"/>",
      "<style>@import url(\"file://\(path("other.css"))\");</style><rect id=\"a\"/>",
      "<foreignObject width=\"20\" height=\"20\"><iframe src=\"file:///etc/passwd\"/></foreignObject>",
    ].enumerated() {
      try write(svg("<rect id=\"a\" width=\"20\" height=\"20\" fill=\"red\"/>"), to: "other.svg")
      try write("rect { width: 20px; height: 20px; fill: red }", to: "other.css")
      try write(svg(content), to: "\(number).svg")
      #expect(try draw("\(number).svg")[0] == 0, "\(content)")
    }
  }

  @Test func entitiesOfOtherFilesAreNotRead() throws {
    try write("<rect width=\"20\" height=\"20\" fill=\"red\"/>", to: "part.xml")
    try write(
      "<!DOCTYPE svg [<!ENTITY part SYSTEM \"file://\(path("part.xml"))\">]>" + svg("&part;"),
      to: "entity.svg"
    )
    #expect(try draw("entity.svg") == [0, 0, 0, 0])
  }

  @Test func drawingsThatGrowAreCutShort() throws {
    var entities = "<!ENTITY e0 \"<g/>\">"
    for level in 1...9 {
      entities +=
        "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
    }
    try write("<!DOCTYPE svg [\(entities)]>" + svg("&e9;"), to: "entities.svg")
    var uses = "<rect id=\"u0\" width=\"20\" height=\"20\"/>"
    for level in 1...9 {
      let inner = String(repeating: "<use href=\"#u\(level - 1)\"/>", count: 10)
      uses += "<g id=\"u\(level)\">\(inner)</g>"
    }
    try write(svg("<defs>\(uses)</defs><use href=\"#u9\"/>"), to: "uses.svg")
    try write(svg("<g id=\"a\"><use href=\"#a\"/></g><use href=\"#a\"/>"), to: "circle.svg")
    try write(svg(String(repeating: "<g>", count: 100_000)), to: "deep.svg")
    try write(
      svg(String(repeating: "<g>", count: 50_000) + String(repeating: "</g>", count: 50_000)),
      to: "nested.svg"
    )
    for name in ["entities", "uses", "circle", "deep", "nested"] {
      _ = try Picture(list("\(name).svg"), as: .png)
    }
  }

  @Test(arguments: ["1e9", "1e300", "-5", "0", "nan", "100%", "99999999999999999999"])
  func aDrawingIsAsLargeAsItsPlaceWhateverItSays(_ length: String) throws {
    try write(
      svg(
        "<rect width=\"100%\" height=\"100%\" fill=\"red\"/>",
        "width=\"\(length)\" height=\"\(length)\" viewBox=\"0 0 20 20\""
      ),
      to: "size.svg"
    )
    let picture = try Picture(list("size.svg"), as: .png)
    #expect(picture.bytes.count > 50)
  }

  @Test func effectsInADrawingEnd() throws {
    let filter =
      "<filter id=\"f\" x=\"-1000%\" y=\"-1000%\" width=\"9000%\" height=\"9000%\">"
      + String(repeating: "<feGaussianBlur stdDeviation=\"1e6\"/>", count: 50)
      + "<feTurbulence numOctaves=\"100\" baseFrequency=\"0.1\"/>"
      + "<feMorphology radius=\"1e6\"/><feConvolveMatrix order=\"1000000\" kernelMatrix=\"1\"/>"
      + "</filter>"
    try write(
      svg(filter + "<rect width=\"20\" height=\"20\" filter=\"url(#f)\"/>"),
      to: "filter.svg"
    )
    try write(
      svg(
        "<pattern id=\"p\" width=\"1e-9\" height=\"1e-9\"><rect width=\"1\" height=\"1\"/></pattern>"
          + "<rect width=\"20\" height=\"20\" fill=\"url(#p)\"/>"
          + "<path d=\"M0 0L1e9 1e9\" stroke=\"red\" stroke-dasharray=\"1e-3\"/>"
      ),
      to: "pattern.svg"
    )
    for name in ["filter", "pattern"] { _ = try Picture(list("\(name).svg"), as: .png) }
  }

  /// librsvg has no limit for them.
  @Test(arguments: ["1000000", "&many;", "1e9", "", "9999999999999999999999"])
  func octavesWithoutEndAreRefused(_ count: String) throws {
    let filter =
      "<filter id=\"f\"><feTurbulence numOctaves=\"\(count)\" baseFrequency=\"0.1\"/></filter>"
    let noise = svg(filter + "<rect width=\"20\" height=\"20\" filter=\"url(#f)\"/>")
    try write("<!DOCTYPE svg [<!ENTITY many \"1000000\">]>" + noise, to: "noise.svg")
    #expect(try Picture(list("noise.svg"), as: .png).problems.count == 1)
    let hidden = Data(noise.utf8).base64EncodedString()
    let image = "<image width=\"20\" height=\"20\" href=\"data:image/svg+xml;base64,\(hidden)\"/>"
    try write(svg(image), to: "hidden.svg")
    #expect(try Picture(list("hidden.svg"), as: .png).problems.count == 1)
  }
}
