import Drawing
import DrawingCairo
import LayoutCore
import Testing

/// The difference between two pictures.
@Suite struct PictureDifferenceTests {
  /// A blue rectangle inside of a padding.
  private func picture(padding: Double, width: Double = 20) throws -> [UInt8] {
    let list = displayList(width: width, height: 10, scale: 2) { builder in
      builder.open(.modifier(.padding(edges: .leading, length: padding)))
      builder.leaf(.color(.color(.system(.blue))))
      builder.close()
    }
    return try Picture(list, as: .png).bytes
  }

  @Test func theSamePixelsAreNoDifference() throws {
    let difference = try #require(
      try PictureDifference(from: picture(padding: 4), to: picture(padding: 4))
    )
    #expect(difference.count == 0)
    #expect(difference.box == nil)
  }

  @Test func pixelsThatDifferAreCountedAndSurrounded() throws {
    let difference = try #require(
      try PictureDifference(from: picture(padding: 4), to: picture(padding: 6))
    )
    #expect(difference.count == 4 * 20)
    #expect(difference.words == "80 of 800 pixels differ, all of them in 4×20 at 8, 0")
    #expect(difference.picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Where the picture of the differences is magenta it differs from the later one.
    let marks = try #require(
      try PictureDifference(from: picture(padding: 6), to: difference.picture)
    )
    #expect(marks.count > 80)
  }

  @Test func aPictureOfAnotherSizeDiffersWhereOnlyOneHasPixels() throws {
    let difference = try #require(
      try PictureDifference(from: picture(padding: 4), to: picture(padding: 4, width: 30))
    )
    #expect(difference.count == 20 * 20)
    #expect(difference.words.hasPrefix("is 60×20 pixels, was 40×20; 400 of 1200 pixels differ"))
  }

  @Test func whatIsNoPictureCannotBeCompared() throws {
    #expect(try PictureDifference(from: [1, 2, 3], to: picture(padding: 4)) == nil)
    #expect(try PictureDifference(from: picture(padding: 4), to: Array("text".utf8)) == nil)
  }
}
