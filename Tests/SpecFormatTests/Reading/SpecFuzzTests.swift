import Foundation
import LayoutCore
import SpecFormat
import TestSupport
import Testing

/// Real screens, damaged at random: each is refused with diagnostics or laid out, and nothing
/// crashes or hangs.
@Suite struct SpecFuzzTests {
  static let screens = TestFile.all(in: TestFile.specs + "/Screens")

  /// Words that specs are made of, so that some mutants mean something else.
  private static let tokens = [
    "\"HStack\"", "\"VStack\"", "\"ZStack\"", "\"Group\"", "\"ForEach\"", "\"Reference\"",
    "\"Text\"", "\"Spacer\"", "\"Color\"", "\"Image\"", "\"GeometryReader\"", "\"children\"",
    "\"content\"", "\"modifiers\"", "\"alignment\"", "\"spacing\"", "\"data\"", "\"with\"",
    "\"{{item}}\"", "\"{{index}}\"", "\"inf\"", "null", "true", "-1", "0", "1e308", "-1e308",
    "5e-324", "100000", "[]", "{}", "[[]]", "\"d[.top] / 0\"", "\"d[explicit: .top] ?? 1\"",
    "\"leading\"", "\"top\"", "\"center\"", "\"id\"", "\"type\"", "\"frame\"", "\"padding\"",
    "\"lineLimit\"", "\"font\"", "\"scene\"", "\"proposal\"", ",", ":", "{", "}", "[", "]",
  ]

  @Test(arguments: screens)
  func mutantsAreRefusedOrLaidOut(_ file: TestFile) throws {
    let original = try file.bytes
    var generator = SeededGenerator(seed: UInt64(original.count))
    var valid = 0
    // `tools/fuzz` goes on from there.
    for _ in 0..<150 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        Self.mutate(&bytes, using: &generator)
      }
      let mutant = SpecFile(bytes: bytes, name: file.name)
      #expect(mutant.hasErrors == mutant.specs.isEmpty)
      #expect(mutant.diagnostics.allSatisfy { !$0.rendered().isEmpty })
      for scene in mutant.specs.compactMap(\.scene) {
        valid += 1
        let result = scene.layout()
        #expect(result.views.count < 10_000)
      }
    }
    #expect(valid > 0)
  }

  private static func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let ranges = tokenRanges(of: bytes)
    guard let range = ranges.randomElement(using: &generator),
      let other = ranges.randomElement(using: &generator)
    else { return }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes.removeSubrange(range)
    case 2, 3: bytes.replaceSubrange(range, with: Array(bytes[other]))
    case 4: bytes.insert(contentsOf: Array(bytes[other]), at: range.lowerBound)
    case 5, 6:
      let token = tokens.randomElement(using: &generator) ?? ""
      bytes.replaceSubrange(range, with: token.utf8)
    default:
      // Numbers for numbers and views for views: mutants that may well be valid.
      let candidates = ranges.compactMap { range in
        substitutes(for: String(decoding: bytes[range], as: UTF8.self)).map { (range, $0) }
      }
      guard let (range, substitutes) = candidates.randomElement(using: &generator),
        let substitute = substitutes.randomElement(using: &generator)
      else { return }
      bytes.replaceSubrange(range, with: substitute.utf8)
    }
  }

  /// What may stand in the place of a number or of a container.
  private static func substitutes(for token: String) -> [String]? {
    let containers = ["\"HStack\"", "\"VStack\"", "\"ZStack\"", "\"Group\"", "\"GeometryReader\""]
    if Double(token) != nil {
      return ["0", "1", "0.5", "3", "100000", "1e308", "1e-308", "-1", "-1e308", "\"inf\"", "null"]
    }
    return containers.contains(token) ? containers : nil
  }

  /// Strings, numbers and words; what is between them counts little.
  private static func tokenRanges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
        index += 1
      case 0x20, 0x0A, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D:
        index += 1
        continue
      default:
        while index < bytes.count, bytes[index] > 0x2C, bytes[index] != 0x5D, bytes[index] != 0x7D {
          index += 1
        }
        index = max(index, start + 1)
      }
      ranges.append(start..<min(index, bytes.count))
    }
    return ranges
  }
}
