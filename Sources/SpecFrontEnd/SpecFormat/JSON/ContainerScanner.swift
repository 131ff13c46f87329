/// Steps through the keys and values of one array or object in a text that is known to be JSON.
struct ContainerScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private let containers: [SourceMap.Container]
  /// The number of the next container within this one.
  private var inner: Int
  private(set) var position: Int

  init(text: UnsafeBufferPointer<UInt8>, containers: [SourceMap.Container], ordinal: Int) {
    self.text = text
    self.containers = containers
    inner = ordinal + 1
    position = containers[ordinal].start + 1
  }

  /// Goes to the next key or value and returns its offset, nil at the end of the container.
  mutating func nextToken() -> Int? {
    while true {
      switch text[position] {
      case ASCII.closeBrace, ASCII.closeBracket: return nil
      case ASCII.comma, ASCII.colon: position += 1
      case let byte where ASCII.isSpace(byte): position += 1
      default: return position
      }
    }
  }

  /// Goes to the end of the key or value at `position`.
  mutating func skipValue() {
    switch text[position] {
    case ASCII.doubleQuote:
      position = Self.endOfString(at: position, of: text)
    case ASCII.openBrace, ASCII.openBracket:
      position = containers[inner].end
      inner = containers[inner].next
    default:
      while ASCII.isNumberLike(text[position]) {
        position += 1
      }
    }
  }

  /// The offset after the string whose opening quote is at `start`.
  static func endOfString(at start: Int, of text: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start + 1
    while text[index] != ASCII.doubleQuote {
      index += text[index] == ASCII.backslash ? 2 : 1
    }
    return index + 1
  }
}
