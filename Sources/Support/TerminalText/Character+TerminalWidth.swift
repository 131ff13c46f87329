extension Character {
  /// The number of a terminal's cells that the character takes: two for emoji and East Asian
  /// letters.
  package var terminalWidth: Int {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
