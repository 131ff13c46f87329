/// Takes a fuzzer's bytes for choices, so that every input means something valid and a small change
/// of an input is a small change of what it means.
struct ChoiceSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether there is anything left to choose by; afterwards every choice is the first.
  var isExhausted: Bool { position >= bytes.count }

  mutating func byte() -> Int {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return Int(bytes[position])
  }

  /// A number below `count`, which is at most 256.
  mutating func below(_ count: Int) -> Int { count > 1 ? byte() % count : 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
