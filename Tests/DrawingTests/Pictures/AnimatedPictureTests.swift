import Drawing
import DrawingCairo
import LayoutCore
import Testing
import ViewValues

/// Films, read by a reader of their own (D10.22).
@Suite struct AnimatedPictureTests {
  /// A square of ten points that is so far to the right, on white.
  private func list(_ x: Double, width: Double = 40) -> DisplayList {
    displayList(width: width, height: 20, scale: 1) { builder in
      builder.open(.modifier(.offset(Point(x: x, y: 0))))
      builder.open(.modifier(.frame(width: 10, height: 10, alignment: .center)))
      builder.leaf(.color(.color(.system(.blue))))
      builder.close()
      builder.close()
    }
  }

  private func film(
    _ places: [Double],
    delay: AnimatedPicture.Delay = .init(picturesPerSecond: 30)
  ) throws -> (reader: PNGReader, bytes: [UInt8]) {
    var film = try AnimatedPicture(delay, mostBytes: 1_000_000)
    for place in places { try film.append(list(place)) }
    let bytes = try film.bytes()
    return (PNGReader(bytes), bytes)
  }

  // D10.22
  @Test func aFilmShowsWhatItsPicturesShow() throws {
    let places = [0.0, 3, 12, 12.5, 30]
    let (reader, bytes) = try film(places)
    #expect(reader.problems.isEmpty)
    #expect([reader.width, reader.height, reader.count, reader.plays] == [40, 20, 5, 0])
    let pictures = reader.pictures()
    for (place, picture) in zip(places, pictures) {
      #expect(try Picture.pixels(of: list(place)).bytes == picture)
    }
    // A frame has no more than what is another.
    #expect(reader.frames[1].width < 40)
    #expect(try film(places).bytes == bytes)
  }

  // D10.22
  @Test func whatStaysIsShownForLonger() throws {
    let (reader, _) = try film([0, 5, 5, 5, 9])
    #expect(reader.frames.map(\.delay.0) == [1, 3, 1])
    #expect(reader.frames.allSatisfy { $0.delay.1 == 30 })
  }

  // D10.22
  @Test func whatStaysForVeryLongIsShownAgain() throws {
    let delay = AnimatedPicture.Delay(numerator: 30_000, denominator: 1)
    let (reader, _) = try film([5, 5, 5, 5, 5, 9], delay: delay)
    #expect(reader.problems.isEmpty)
    #expect(reader.frames.map(\.delay.0) == [60_000, 60_000, 30_000, 30_000])
    let pictures = reader.pictures()
    #expect(pictures[0] == pictures[2])
    #expect(pictures[3] == (try Picture.pixels(of: list(9)).bytes))
  }

  // D10.22
  @Test func delaysAreFractions() {
    func parts(_ rate: Double) -> [Int] {
      let delay = AnimatedPicture.Delay(picturesPerSecond: rate)
      return [delay.numerator, delay.denominator]
    }
    #expect(parts(60) == [1, 60])
    #expect(parts(12.5) == [10, 125])
    #expect(parts(30_000.0 / 1001) == [1001, 30_000])
    #expect(parts(0.5) == [10, 5])
    #expect(parts(0.001) == [1000, 1])
  }

  @Test func filmsHaveLimits() throws {
    var film = try AnimatedPicture(.init(picturesPerSecond: 1), mostBytes: 10)
    #expect(throws: PictureError.tooManyBytes(limit: 10)) { try film.append(list(0)) }
    var other = try AnimatedPicture(.init(picturesPerSecond: 1), mostBytes: 10_000)
    #expect(throws: PictureError.empty) { try other.bytes() }
    try other.append(list(0))
    #expect(throws: PictureError.differentSizes) { try other.append(list(0, width: 41)) }
  }
}
