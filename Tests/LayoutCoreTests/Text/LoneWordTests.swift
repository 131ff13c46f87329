import LayoutCore
import Testing

/// Texts of two lines do not end with a lone word where that can be avoided (L18.11).
///
/// A character is 8.5 wide.
@Suite struct LoneWordTests {
  private func lines(_ string: String, width: Double, limit: Int = .max) -> [String] {
    FixedTextMeasurer().shape(StyledText(string, in: EnvironmentValues()))
      .lines(TextRequest(width: width, lineLimit: limit)).map(\.text)
  }

  @Test func theWordBeforeGoesDownWithIt() {
    let text = "any money in this account."
    #expect(lines(text, width: 150) == ["any money in", "this account."])
    #expect(lines(text + "  ", width: 150) == ["any money in", "this account."])
    #expect(lines(text, width: 150, limit: 2) == ["any money in", "this account."])
    // As wide as the longest line shown, at every width at which the lines are these.
    let shaped = FixedTextMeasurer().shape(StyledText(text, in: EnvironmentValues()))
    for width in [110.5, 120, 150, 200] {
      let measured = shaped.measure(TextRequest(width: width))
      #expect(measured.width == 110.5 && measured.lineCount == 2, "\(width)")
    }
  }

  @Test func otherTextsAreBrokenAsTheyFit() {
    let text = "any money in this account."
    // Three lines, one, and a second line of two words.
    #expect(lines(text, width: 80) == ["any money", "in this", "account."])
    #expect(lines(text, width: 300) == [text])
    #expect(lines("any money in this account now", width: 150).last == "account now")
    // The first line has no other word, or both do not fit.
    #expect(lines("congratulations everybody", width: 150) == ["congratulations", "everybody"])
    #expect(
      lines("aa bbbbbbbbbbbb cccccccccccccc", width: 127.5)
        == ["aa bbbbbbbbbbbb", "cccccccccccccc"]
    )
    // Several paragraphs, a limit of one line, and a word that is broken.
    #expect(lines("any money in this account.\nSo", width: 150).first == "any money in this")
    #expect(lines(text, width: 150, limit: 1).count == 1)
    #expect(lines("in abcdefghijklmnopqrstuvwxyz", width: 100).first == "in")
  }
}
