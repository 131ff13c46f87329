import Drawing
import Foundation
import LayoutCore
import Testing

import DrawingCairo

/// Pictures within SVG files: each test is a row of `docs/RELIABILITY.md`.
@Suite struct EmbeddedImageTests {
  /// A PNG's header, which promises pixels.
  private func png(_ width: UInt32, _ height: UInt32) -> String {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
    ).base64EncodedString()
  }

  private func svg(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      + "width=\"20\" height=\"20\">\(content)</svg>"
  }

  private func pixels(_ text: String) -> Int? { EmbeddedImages.pixels(in: Array(text.utf8)) }

  private func pixels(of address: String) -> Int? { pixels(svg("<image href=\"\(address)\"/>")) }

  @Test func theSizeIsThatOfTheHeader() {
    #expect(pixels(of: "data:image/png;base64,\(png(300, 200))") == 60_000)
    let gif = Data(Array("GIF89a".utf8) + [0x2C, 0x01, 0x02, 0x00]).base64EncodedString()
    #expect(pixels(of: "data:image/gif;base64,\(gif)") == 600)
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0x01, 0x00, 0x02, 0x00, 3,
    ]
    #expect(
      pixels(of: "data:image/jpeg;base64,\(Data(jpeg).base64EncodedString())") == 512 * 256
    )
    #expect(pixels(svg("<rect/><a href='#b'/><a href=\"https://a?b&amp;c\"/>")) == 0)
    #expect(pixels("") == 0)
  }

  @Test func sizesAddUpAndDoNotOverflow() {
    let image = "<image xlink:href='data:image/png;base64,\(png(10, 10))'/>"
    #expect(pixels(svg(image + image)) == 200)
    let large = "<image href='data:image/png;base64,\(png(.max, .max))'/>"
    #expect(pixels(svg(String(repeating: large, count: 3))) == nil)
  }

  /// However an address is written, it is seen.
  @Test func whatHidesAPictureIsRefused() {
    let address = "data:image/png;base64,\(png(60_000, 60_000))"
    let size = 3_600_000_000
    for hidden in [
      address, " \(address)", "DATA" + address.dropFirst(4), "da\n\tta" + address.dropFirst(4),
    ] {
      #expect(pixels(of: hidden) == size, "\(hidden.prefix(12))")
    }
    #expect(pixels(svg("<image href = '\(address)'/>")) == size)
    for content in [
      "<image href='&#100;ata:image/png;base64,AAAA'/>", "<image href='&d;:image/png'/>",
      "<image href='data:image/png,AAAA'/>", "<image href='data:image/bmp;base64,Qk0='/>",
      "<image href='data:;base64,PHN2Zy8+'/>", "<image href='data:image/png;base64,'/>",
    ] {
      #expect(pixels(svg(content)) == nil, "\(content)")
    }
    for type in [
      "<!ENTITY a \"&#60;image/>\">", "<!ENTITY % a \"b\">",
      "<!ATTLIST image href CDATA \"\(address)\">",
    ] {
      #expect(pixels("<!DOCTYPE svg [\(type)]>" + svg("<image/>")) == nil, "\(type)")
    }
  }

  /// A picture of 3,600,000,000 pixels in a file of 200 bytes takes no memory.
  @Test func aBombWithinADrawingIsLeftOut() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    func problems(_ side: UInt32) throws -> [String] {
      let image = "<image width='20' height='20' href='data:image/png;base64,\(png(side, side))'/>"
      try Data(svg(image).utf8).write(to: file)
      let size = Size(width: 20, height: 20)
      var list = DisplayList(size: size, scale: 1)
      list.elements = [
        .image(DisplayImage(.file(file.path), in: Rect(origin: .zero, size: size)), .normal)
      ]
      return try Picture(list, as: .png).problems
    }
    #expect(try problems(60_000) == ["cannot read the image \(file.path)"])
    #expect(try problems(60) == [])
  }

  /// A scale at which nothing is left.
  @Test func aPictureOfLessThanAPixelIsRefused() {
    let list = DisplayList(size: Size(width: 100, height: 100), scale: 1e-300)
    #expect(throws: PictureError.tooSmall(scale: 1e-300)) { try Picture(list, as: .png) }
    #expect(PictureError.tooSmall(scale: 1e-300).hint == "give a larger --display-scale")
    #expect(throws: PictureError.empty) {
      try Picture(DisplayList(size: .zero, scale: 1), as: .png)
    }
  }
}
