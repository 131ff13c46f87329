import LayoutCore
import Testing

@Suite struct ColorValueTests {
  private static let bytes: [(String, [Double])] = [
    ("#000000", [0, 0, 0, 1]), ("#ffffff", [1, 1, 1, 1]), ("#FF0080", [1, 0, 128 / 255, 1]),
    ("#ff008000", [1, 0, 128 / 255, 0]), ("#33669980", [0.2, 0.4, 0.6, 128 / 255]),
  ]

  @Test(arguments: bytes)
  func hexadecimalDigitsAreBytes(_ hex: String, _ expected: [Double]) throws {
    let color = try #require(ColorValue(hex: hex))
    guard case .components(let numbers) = color.source else {
      Issue.record("no components")
      return
    }
    #expect(numbers.space == .sRGB)
    #expect([numbers.red, numbers.green, numbers.blue, color.opacity] == expected)
  }

  @Test(arguments: [
    "", "#", "red", "#fff", "#ffff", "ffffff", "#fffffg", "#+fffff", "#-fffff", "#ff ff ff",
    "#fffffff", "#fffffffff", "#ffffﬀ",
  ])
  func nothingElseIsADigit(_ text: String) {
    #expect(ColorValue(hex: text) == nil)
  }

  @Test func everyByteIsWrittenAsItIsRead() throws {
    for byte in 0...255 {
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
      for hex in ["#\(digits)0080", "#12\(digits)34", "#abcdef\(byte == 255 ? "fe" : digits)"] {
        #expect(ColorValue(hex: hex)?.hex == hex)
      }
    }
    #expect(ColorValue(hex: "#ABCDEFFF")?.hex == "#abcdef")
  }

  @Test func whatIsNoByteHasNoDigits() {
    #expect(ColorValue(red: 0.5, green: 0, blue: 0).hex == nil)
    #expect(ColorValue(red: 1, green: 0, blue: 0, opacity: 0.5).hex == nil)
    #expect(ColorValue(red: -1, green: 0, blue: 0).hex == nil)
    #expect(ColorValue(red: 2, green: 0, blue: 0).hex == nil)
    #expect(ColorValue(red: .nan, green: 0, blue: 0).hex == nil)
    #expect(ColorValue(red: .infinity, green: 0, blue: 0).hex == nil)
    #expect(ColorValue.system(.red).hex == nil)
    let linear = ColorComponents(.sRGBLinear, red: 1, green: 0, blue: 0)
    #expect(ColorValue(.components(linear)).hex == nil)
  }

  @Test func namesAreTheSystemsOrAnAssets() {
    for color in SystemColor.allCases {
      #expect(ColorValue(named: color.rawValue) == .system(color))
      #expect(ColorValue.system(color).name == color.rawValue)
    }
    #expect(ColorValue(named: "brand").source == .asset("brand"))
    #expect(ColorValue(named: "brand").name == "brand")
    // A name does not say that a colour is an asset's or that it is seen through.
    #expect(ColorValue(.asset("red")).name == nil)
    #expect(ColorValue(.asset("#red")).name == nil)
    #expect(ColorValue(.system(.red), opacity: 0.5).name == nil)
  }
}
