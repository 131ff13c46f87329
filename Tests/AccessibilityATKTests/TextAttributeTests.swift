import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

/// How a text looks, by the names and in the units of GTK.
@Suite struct TextAttributeTests {
  private static func look(
    _ change: (inout EnvironmentValues) -> Void = { _ in },
    isLink: Bool = false
  ) -> TextAppearance {
    var environment = EnvironmentValues()
    change(&environment)
    return TextAppearance(in: environment, isLink: isLink)
  }

  private func text(_ look: TextAppearance?, _ looks: [TextAppearance.Run] = []) -> ATKRecord {
    record(.staticText, "plain bold") { node in
      node.text = .init(string: "plain bold")
      node.look = look
      node.looks = looks
    }
  }

  private func value(_ name: String, of attributes: [ATKRecord.Attribute]?) -> String? {
    attributes?.first { $0.name == name }?.value
  }

  @Test func `A text has the font, size, weight and colour of its environment`() {
    let attributes = text(Self.look()).text?.attributes
    #expect(
      attributes?.map { "\($0.name)=\($0.value)" } == [
        "direction=ltr", "family-name=SF Pro", "fg-color=0,0,0", "language=en", "size=17",
        "strikethrough=false", "style=normal", "underline=none", "weight=400",
      ]
    )
  }

  @Test(arguments: zip(TextFont.Weight.allCases, 1...9))
  func `Weights are told as fonts number them`(_ weight: TextFont.Weight, _ number: Int) {
    let attributes = text(Self.look { $0.fontWeight = weight }).text?.attributes
    #expect(value("weight", of: attributes) == "\(number)00")
  }

  @Test func `Family, size, slope and lines are told`() {
    let attributes = text(
      Self.look { environment in
        environment.font = TextFont(size: .points(12.5), family: "Avenir")
        environment.italic = true
        environment.drawing.underline = TextLineStyle()
        environment.drawing.strikethrough = TextLineStyle()
      }
    ).text?.attributes
    let names = ["family-name", "size", "style", "underline", "strikethrough"]
    #expect(
      names.map { value($0, of: attributes) } == ["Avenir", "12.5", "italic", "single", "true"]
    )
  }

  @Test(
    arguments: [
      (StyleValue(.color(.system(.red))), "65535,15163,12336"),
      (StyleValue(.color(ColorValue(red: 1, green: 0.5, blue: 0))), "65535,32768,0"),
      // A half of black on white.
      (
        StyleValue(.color(ColorValue(red: 0, green: 0, blue: 0, opacity: 0.5))), "32768,32768,32768"
      ),
      // 60 60 67 at 60 % on white.
      (StyleValue(.color(.system(.secondary))), "35466,35466,36545"),
      (StyleValue(.color(ColorValue(.asset("Brand")))), nil),
    ] as [(StyleValue, String?)]
  )
  func `Colours are told where numbers say them`(_ style: StyleValue, _ color: String?) {
    let look = Self.look { $0.drawing.foregroundStyle = style }
    #expect(value("fg-color", of: text(look).text?.attributes) == color)
  }

  @Test func `In the dark labels are white, and a link has the accent's colour`() {
    let dark = Self.look { $0.drawing.colorScheme = .dark }
    #expect(value("fg-color", of: text(dark).text?.attributes) == "65535,65535,65535")
    let link = Self.look(isLink: true)
    #expect(value("fg-color", of: text(link).text?.attributes) == "0,31354,65535")
  }

  @Test func `Numbers of other spaces are told in sRGB`() {
    func color(_ space: ColorComponents.Space) -> String? {
      let components = ColorComponents(space, red: 0.412, green: 0.508, blue: 0.690)
      let look = Self.look {
        $0.drawing.foregroundStyle = StyleValue(.color(ColorValue(.components(components))))
      }
      return value("fg-color", of: text(look).text?.attributes)
    }
    // Recorded: 6982B0, ACBDD8 and 6382B4.
    func bytes(_ text: String?) -> [Int]? {
      text?.split(separator: ",").compactMap { Int($0) }.map { ($0 + 128) / 257 }
    }
    #expect(bytes(color(.sRGB)) == [0x69, 0x82, 0xB0])
    #expect(bytes(color(.sRGBLinear)) == [0xAC, 0xBD, 0xD8])
    #expect(bytes(color(.displayP3)) == [0x63, 0x82, 0xB4])
  }

  @Test func `Parts that look otherwise are runs, and between them is the rest`() {
    let bold = Self.look { $0.fontWeight = .bold }
    let record = text(Self.look(), [TextAppearance.Run(range: 6..<10, look: bold)])
    let runs = [0, 5, 6, 9, 10].map { record.textRun(at: $0) }
    #expect(runs.map(\.range) == [0..<6, 0..<6, 6..<10, 6..<10, 6..<10])
    #expect(
      runs.map { value("weight", of: $0.attributes) } == ["400", "400", "700", "700", "700"]
    )
  }

  @Test func `Words of several texts have a direction and a language only`() {
    #expect(text(nil).text?.attributes.map(\.name) == ["direction", "language"])
    #expect(text(nil).textRun(at: 3).range == 0..<10)
  }
}
