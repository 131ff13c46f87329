import LayoutCore
import TestSupport
import Testing

import SpecFormat

@Suite struct GuideExpressionTests {
  /// An expression and its value for a view of 40 × 20 points whose explicit top guide is 5.
  struct Value: Sendable, CustomTestStringConvertible {
    let text: String
    let value: Double
    var testDescription: String { text }

    init(_ text: String, _ value: Double) {
      self.text = text
      self.value = value
    }
  }

  private static let screen = """
    { "type": "Color", "id": "view", "modifiers": [
      { "frame": { "width": 40, "height": 20 } },
      { "alignmentGuide": { "guide": "top", "value": 5 } },
      { "alignmentGuide": { "guide": "trailing", "value": "%" } }
    ] }
    """

  private func value(_ text: String) throws -> Double {
    let pieces = Self.screen.split(separator: "%", maxSplits: 1)
    let escaped = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\\n").split(separator: "\t", omittingEmptySubsequences: false)
      .joined(separator: "\\t")
    let scene = try LayoutScene.reading(views: pieces.joined(separator: escaped))
    let view = try #require(scene.layout().view(withID: "view"))
    let (value, isExplicit) = view.guide(.trailing)
    #expect(isExplicit)
    return value
  }

  @Test(arguments: [
    Value("4", 4), Value("4.25", 4.25), Value("0.5e2", 50), Value("25E-1", 2.5), Value("007", 7),
    Value("d.width", 40), Value("d.height", 20), Value("d[.leading]", 0),
    Value("d[.trailing]", 40), Value("d[HorizontalAlignment.center]", 20),
    Value("d[VerticalAlignment.center]", 10), Value("d[.top]", 5), Value("d[.bottom]", 20),
    Value("d[.firstTextBaseline]", 20), Value("d[VerticalAlignment.lastTextBaseline]", 20),
    Value("d[explicit: .top] ?? 7", 5), Value("d[explicit: .bottom] ?? 7", 7),
    Value("d[explicit:VerticalAlignment.top]??7", 5), Value("min(3, 4)", 3), Value("max(3, 4)", 4),
  ])
  func valuesAreNumbersLengthsAndGuides(_ expression: Value) throws {
    #expect(try value(expression.text) == expression.value)
  }

  @Test(arguments: [
    Value("2 + 3 * 4", 14), Value("(2 + 3) * 4", 20), Value("2 * 3 + 4 * 5", 26),
    Value("10 - 4 - 3", 3), Value("10 - (4 - 3)", 9), Value("100 / 10 / 5", 2),
    Value("100 / (10 / 5)", 50), Value("2 * 12 / 8 * 3", 9), Value("10 - 2 * 3 - 1", 3),
    Value("-2 * 3", -6), Value("2 * -3", -6), Value("-(2 + 3)", -5), Value("--4", 4),
    Value("4 - -4", 8), Value("-d.width + d.height", -20), Value("1 - -d[.top]", 6),
    Value("min(1 + 2, 2 * 2) * max(-1, 2 - 4)", -3), Value("max(min(9, 4), (3))", 4),
  ])
  func operatorsBindAsInSwift(_ expression: Value) throws {
    #expect(try value(expression.text) == expression.value)
  }

  @Test(arguments: [
    Value("d[explicit: .bottom] ?? 1 + 2", 3), Value("d[explicit: .top] ?? 1 + 2", 5),
    Value("(d[explicit: .top] ?? 1) + 2", 7), Value("(d[explicit: .bottom] ?? 1) * 2", 2),
    Value("(d[explicit: .bottom]) ?? 3", 3), Value("((d[explicit: .top])) ?? 3", 5),
    Value("d[explicit: .bottom] ?? d[explicit: .top] ?? 9", 5),
    Value("d[explicit: .bottom] ?? d[explicit: .leading] ?? 9", 9),
    Value("d[explicit: .bottom] ?? -d.width / 2", -20),
    Value("max(d[explicit: .bottom] ?? 1, d[explicit: .top] ?? 2)", 5),
    Value("2 * (d[explicit: .bottom] ?? d.height - 1)", 38),
  ])
  func coalescingBindsLessThanArithmeticAndToTheRight(_ expression: Value) throws {
    #expect(try value(expression.text) == expression.value)
  }

  @Test(arguments: [
    Value("  d . width  ", 40), Value("d[ .top ]", 5), Value("d [.top]", 5),
    Value("d[explicit : .top]??0", 5), Value("( 1+2 )*\t3", 9), Value("d.width\n  / 2\n", 20),
    Value("max( 1 ,2 )", 2), Value("min (1, 2)", 1),
  ])
  func spaceDoesNotMatter(_ expression: Value) throws {
    #expect(try value(expression.text) == expression.value)
  }

  @Test(arguments: [
    ("1 / 0", 4), ("d.width / (2 - 2)", 10), ("0 / -0.0", 4), ("1 / min(0, 4) * 2", 4),
  ])
  func dividingByNothingIsAMistake(_ text: String, _ offset: Int) {
    #expect(problem(text) == "\(offset): the expression divides by zero")
  }

  @Test func dividingByWhatTurnsOutToBeNothingIsNoReasonToCrash() throws {
    #expect(try value("1 / (d.width - 40)") == .infinity)
  }

  // MARK: Limits

  private func problem(_ text: String) -> String? {
    var parser = GuideExpressionParser(text) { name, _ in
      name == "top" ? .success(.top) : .failure(GuideNameProblem(message: "no", hint: nil))
    }
    do {
      _ = try parser.parse()
      return nil
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test func nestingIsLimited() {
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    #expect(problem(nested(49)) == nil)
    #expect(problem(nested(50)) == "50: the expression is nested too deep")
    #expect(problem(nested(400)) == "50: the expression is nested too deep")
    #expect(problem(String(repeating: "-", count: 98) + "1") == nil)
    #expect(problem(String(repeating: "-", count: 999) + "1")?.hasSuffix("too deep") == true)
  }

  @Test func operatorsInARowAreLimited() {
    func sum(_ count: Int) -> String { Array(repeating: "1", count: count).joined(separator: "+") }
    #expect(problem(sum(100)) == nil)
    #expect(problem(sum(101)) == "200: the expression has too many operators in a row")
    #expect(problem(sum(500))?.hasSuffix("too many operators in a row") == true)
  }

  @Test func lengthIsLimited() {
    #expect(problem(String(repeating: " ", count: 999) + "1") == nil)
    #expect(
      problem(String(repeating: " ", count: 1000) + "1")
        == "0: an expression has at most 1000 bytes, not 1001"
    )
  }

  @Test func variablesStandAlone() throws {
    var parser = GuideExpressionParser("p * 2 + max(n, child)", variables: ["p", "n", "child"]) {
      _,
      _ in .failure(GuideNameProblem(message: "no", hint: nil))
    }
    #expect(try parser.parse().value(variables: [3, 1, 5]) == 11)
  }

  // MARK: Bad input

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomTextsAreReadOrRefused(_ seed: UInt64) {
    let tokens = [
      "d", ".", "width", "height", "[", "]", "explicit", ":", "top", "HorizontalAlignment", "(",
      ")", "min", "max", ",", "??", "?", "+", "-", "*", "/", "1", "2.5", "1e9", "1e999", " ", "\n",
      "خ", "🥑", "\u{0}", "{", "$0", "_", "é", "\u{301}", "\"",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let count = Int.random(in: 0...24, using: &generator)
      let text = (0..<count).compactMap { _ in tokens.randomElement(using: &generator) }.joined()
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for text in [text, String(decoding: bytes, as: UTF8.self)] {
        guard let problem = problem(text), let offset = Int(problem.prefix { $0 != ":" }) else {
          continue
        }
        #expect(offset <= text.utf8.count)
      }
    }
  }
}
