import Testing

import Export

@Suite struct ByteBufferTests {
  private func contents(_ fill: (inout ByteBuffer) -> Void) -> [UInt8] {
    var buffer = ByteBuffer()
    fill(&buffer)
    return buffer.withContents { Array($0) }
  }

  @Test func bytesFindRoomWithoutBeingAnnounced() {
    let bytes = contents { buffer in
      for number in 0..<10_000 { buffer.append(UInt8(number % 256)) }
    }
    #expect(bytes == (0..<10_000).map { UInt8($0 % 256) })
  }

  @Test func textsFindRoomWithoutBeingAnnounced() {
    let text = Array(repeating: UInt8(ascii: "a"), count: 9_000)
    let bytes = contents { buffer in
      text.withUnsafeBufferPointer { buffer.append($0) }
      buffer.append("bc")
      text.withUnsafeBufferPointer { buffer.append($0[1..<8_000]) }
    }
    #expect(bytes == text + Array("bc".utf8) + text[1..<8_000])
  }

  @Test func spacesFindRoomWithoutBeingAnnounced() {
    let bytes = contents { $0.append(spaces: 100_000) }
    #expect(bytes == Array(repeating: UInt8(ascii: " "), count: 100_000))
  }

  @Test func digitsFindRoomWithoutBeingAnnounced() {
    for number in [0, 9, -10, .max, .min] {
      let bytes = contents { buffer in for _ in 0..<1_000 { buffer.append(number) } }
      #expect(bytes == Array(String(repeating: "\(number)", count: 1_000).utf8))
    }
    let halves = contents { buffer in for _ in 0..<5_000 { buffer.append(halves: -5) } }
    #expect(halves == Array(String(repeating: "-2.5", count: 5_000).utf8))
  }

  @Test func keysFindRoomWithoutBeingAnnounced() {
    let bytes = contents { buffer in for _ in 0..<5_000 { buffer.append(key: "id") } }
    #expect(bytes == Array(String(repeating: "\"id\":", count: 5_000).utf8))
  }

  @Test func escapesFindRoomWithoutBeingAnnounced() {
    let bytes = contents { $0.append(literal: String(repeating: "\u{1}", count: 5_000)) }
    #expect(bytes == Array("\"\(String(repeating: "\\u0001", count: 5_000))\"".utf8))
  }
}
