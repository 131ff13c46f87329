/// The bytes that JSON is made of, by name.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let doubleQuote: UInt8 = 0x22
  static let singleQuote: UInt8 = 0x27
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let period: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// Whether the byte is white space in JSON.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == lineFeed || byte == carriageReturn || byte == tab
  }

  static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  /// Whether the byte is a letter, a digit, a punctuation mark or a space.
  static func isPrintable(_ byte: UInt8) -> Bool {
    byte >= space && byte < 0x7F
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= zero && byte <= nine
  }

  /// Whether the byte can stand in a number of some language, if not of JSON.
  static func isNumberLike(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == plus || byte == minus || byte == period
  }

  /// Whether the byte can stand in a name of some language.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case zero...nine, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F: true
    default: false
    }
  }
}
