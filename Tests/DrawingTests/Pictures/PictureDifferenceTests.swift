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
    let words = "80 of 800 pixels differ, all of them in 4×20 at 8, 0 (by up to 255 of 255)"
    #expect(difference.words == words)
    #expect(!difference.isTolerated)
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

  @Test func aToleranceIsOfChannelsAndOfAShareOfThePixels() throws {
    let (before, now) = (try picture(padding: 4), try picture(padding: 6))
    for (channel, share, isTolerated) in [
      (0, 0.0, false), (0, 0.1, true), (0, 0.0999, false), (254, 0.0, false), (255, 0.0, true),
    ] {
      let tolerance = PictureTolerance(channel: channel, share: share)
      let difference = try #require(
        try PictureDifference(from: before, to: now, tolerance: tolerance)
      )
      #expect(difference.isTolerated == isTolerated, "\(channel), \(share)")
      #expect(difference.largest == 255)
    }
    // A picture of another size is another one.
    let everything = PictureTolerance(channel: 255, share: 1)
    let wider = try #require(
      try PictureDifference(
        from: picture(padding: 4),
        to: picture(padding: 4, width: 30),
        tolerance: everything
      )
    )
    #expect(!wider.isTolerated)
  }

  @Test func whatIsNoPictureCannotBeCompared() throws {
    #expect(try PictureDifference(from: [1, 2, 3], to: picture(padding: 4)) == nil)
    #expect(try PictureDifference(from: picture(padding: 4), to: Array("text".utf8)) == nil)
  }
}
