// Colours as designers write them: two hexadecimal digits a component, sRGB (D1.3).

extension ColorValue {
  /// Creates a colour from `#rrggbb` or `#rrggbbaa`; nil for any other text.
  public init?(hex: String) {
    guard hex.utf8.first == UInt8(ascii: "#"), hex.utf8.count == 7 || hex.utf8.count == 9,
      let number = UInt32(hex.dropFirst(), radix: 16),
      // The number's reader takes a sign as well.
      hex.utf8.dropFirst().allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { return nil }
    let digits = hex.utf8.count == 9 ? number : number << 8 | 0xFF
    func component(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
    self.init(
      red: component(24),
      green: component(16),
      blue: component(8),
      opacity: component(0)
    )
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque; nil unless that says all of it.
  public var hex: String? {
    guard case .components(let color) = source, color.space == .sRGB else { return nil }
    var numbers = [color.red, color.green, color.blue]
    if opacity != 1 { numbers.append(opacity) }
    let bytes = numbers.compactMap { ColorValue.byte($0) }
    guard bytes.count == numbers.count else { return nil }
    return bytes.reduce(into: "#") { text, byte in
      let digits = String(byte, radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }

  /// The byte that stands for exactly this number.
  private static func byte(_ number: Double) -> UInt8? {
    guard number >= 0, number <= 1 else { return nil }
    let byte = (number * 255).rounded()
    return byte / 255 == number ? UInt8(byte) : nil
  }
}
