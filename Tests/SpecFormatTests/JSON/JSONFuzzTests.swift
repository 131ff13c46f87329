import SpecFormat
import TestSupport
import Testing

/// Texts nobody would write.
@Suite struct JSONFuzzTests {
  private static let valid = Array(
    #"""
    {"type": "HStack", "خبزة": ["\u00e9\ud83d\ude00", "😀é\n"], "spacing": -1.5e+2,
      "children": [{"a": true, "b": [null, false, [[]], {}]}, 0, 12345678901234567890, 1E40],
      "" : {"x": {"y": {"z": "\\\"/"}}}}
    """#.utf8
  )

  private static let spice = Array(
    "\"\\'{}[],:/*+-.0e19 \n\t\u{0}nulltruefalseNaNInfinity\\u\\ud83dé😀\u{FEFF}".utf8
  )

  @Test(arguments: 0..<8 as Range<UInt64>)
  func mutatedTextsAreReadOrRefused(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var bytes = Self.valid
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        Self.mutate(&bytes, using: &generator)
      }
      check(bytes)
    }
  }

  @Test(arguments: 100..<104 as Range<UInt64>)
  func randomBytesAreReadOrRefused(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let count = Int.random(in: 0...40, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      check((0..<count).map { _ in Self.spice.randomElement(using: &generator) ?? 0 })
    }
  }

  @Test func everyBeginningOfATextIsReadOrRefused() {
    #expect(JSONDocument.problems(in: Self.valid).isEmpty)
    for count in Self.valid.indices {
      check(Array(Self.valid[..<count]))
    }
  }

  private static func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard let index = bytes.indices.randomElement(using: &generator) else { return }
    let end = Int.random(in: index...min(bytes.count, index + 8), using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.remove(at: index)
    case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes[index] = spice.randomElement(using: &generator) ?? 0
    case 3: bytes.insert(spice.randomElement(using: &generator) ?? 0, at: index)
    case 4: bytes.insert(contentsOf: bytes[index..<end], at: index)
    default: bytes.removeSubrange(index..<end)
    }
  }

  private func check(_ bytes: [UInt8]) {
    switch JSONDocument.parse(bytes: bytes, file: "fuzz.json", maximumDepth: 16) {
    case .success(let document):
      document.withRoot { checkPlaces(below: $0, in: document) }
    case .failure(let error):
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      #expect(!error.diagnostics.isEmpty)
      for diagnostic in error.diagnostics {
        #expect(!diagnostic.message.hasPrefix("json-c"), "\(diagnostic) \(bytes)")
        guard let position = diagnostic.position else { continue }
        #expect(1...lines.count ~= position.line, "\(diagnostic) \(bytes)")
        let line = String(decoding: lines[position.line - 1], as: UTF8.self)
        #expect(1...line.count + 1 ~= position.column, "\(diagnostic) \(bytes)")
      }
    }
  }

  /// Checks that there is a value of the right kind where the document says it is.
  private func checkPlaces(below value: JSONValue, in document: JSONDocument) {
    func expectBegin(_ place: JSONPlace, _ value: JSONValue) {
      let start = Character(Unicode.Scalar(document.source.bytes[document.offset(of: place)]))
      let isRight =
        switch value.kind {
        case .null: start == "n"
        case .boolean: start == "t" || start == "f"
        case .number: start == "-" || start.isNumber
        case .string: start == "\""
        case .array: start == "["
        case .object: start == "{"
        }
      #expect(isRight, "\(place) is not \(value.kind)")
    }
    for (index, element) in value.elements.enumerated() {
      expectBegin(.element(in: value, index), element)
      checkPlaces(below: element, in: document)
    }
    for (key, member) in value.members {
      expectBegin(.value(in: value, key: key), member)
      let keyStart = document.offset(of: .key(in: value, key))
      #expect(document.source.bytes[keyStart] == UInt8(ascii: "\""))
      checkPlaces(below: member, in: document)
    }
  }
}
