import Testing

/// What the checks of the rule book find, on books with one mistake each.
@Suite struct CheckingTests {
  private static let rule = """
    ### L10.4 Order of service
    Higher priority first.

    *Source:* VUI. *Confidence:* verified. *Implemented by:* `Flexibility`.
    *Proved by:* `Specs/Conformance/Stack`.
    """

  private func book(_ text: String) -> RuleBook {
    RuleBook([ProjectFile(path: "book.md", text: text)])
  }

  private func citations(_ text: String, in path: String) -> [String] {
    Citation.all(in: ProjectFile(path: path, text: text)).map { "\($0.location) \($0.number)" }
  }

  @Test func aCompleteRuleIsRead() throws {
    let book = book("## L10 Stacks\n\n" + Self.rule)
    #expect(book.incompleteRules.isEmpty)
    #expect(book.misplacedNumbers.isEmpty)
    let rule = try #require(book.rules.first)
    #expect(rule.number.description == "L10.4")
    #expect(rule.text == "Higher priority first.")
    #expect(rule.source == "VUI")
    #expect(rule.confidences == ["verified"])
    #expect(book.missingCases { $0 == "Specs/Conformance/Stack" }.isEmpty)
  }

  @Test(arguments: [
    ("*Source:* VUI.", "", "L10.4 has no line that begins with *Source:*"),
    ("VUI", "", "L10.4 has no source"),
    ("Higher priority first.", "", "L10.4 says nothing"),
    ("*Confidence:* verified.", "", "L10.4 has no confidence"),
    ("verified", "certain", "L10.4: “certain” is no confidence"),
    ("`Flexibility`", "it", "L10.4 names no type that implements it"),
    ("`Specs/Conformance/Stack`", "cases", "L10.4 names no case that proves it"),
    ("*Proved by:*", "By", "L10.4 says neither *Implemented by:*"),
    ("### L10.4", "### 10.4", "a rule begins as ### L10.4 Title"),
  ])
  func anIncompleteRuleIsFound(_ words: String, _ replacement: String, _ message: String) throws {
    let text = Self.rule.replacing(words, with: replacement)
    let problem = try #require(book("## L10 Stacks\n" + text).incompleteRules.first)
    #expect(problem.hasPrefix("book.md:2: " + message))
  }

  @Test func aTypeThatNoSourceDeclaresIsFound() {
    let book = book(Self.rule)
    let other = Declarations([ProjectFile(path: "A.swift", text: "// struct Flexibility\n")])
    #expect(
      book.missingTypes(in: other) == [
        "book.md:1: L10.4 is implemented by Flexibility, which Sources does not declare"
      ]
    )
    let own = Declarations([
      ProjectFile(path: "A.swift", text: "package struct Flexibility {\n  func precedes() {}\n}")
    ])
    #expect(book.missingTypes(in: own).isEmpty)
    #expect(own.contains("Flexibility.precedes"))
    #expect(!own.contains("Flexibility.follows"))
  }

  @Test func aCaseThatIsNotThereIsFound() {
    #expect(
      book(Self.rule).missingCases { _ in false } == [
        "book.md:1: L10.4 is proved by Specs/Conformance/Stack, which does not exist"
      ]
    )
  }

  @Test func numbersOutOfOrderAreFound() {
    let second = Self.rule.replacing("L10.4", with: "L10.3")
    let text = "## L10 Stacks\n" + Self.rule + "\n\n" + second + "\n\n" + Self.rule
    #expect(
      book(text).misplacedNumbers == [
        "book.md:8: L10.3 follows L10.4",
        "book.md:14: L10.4 is already defined at book.md:2",
      ]
    )
    #expect(
      book("## L11 Spacers\n" + Self.rule).misplacedNumbers == [
        "book.md:2: L10.4 follows L11", "book.md:2: L10.4 is not in a section L10",
      ]
    )
  }

  @Test func aDisputedRuleNeedsARow() {
    let rule = Self.rule.replacing("verified", with: "verified, disputed")
    #expect(
      book(rule).undecidedRules == [
        "book.md:1: L10.4 is disputed and in no row of docs/rules/disputed.md"
      ]
    )
    let row = "| L28.1 | What? | this, that | this | L10.4, L10.9 | `Flexibility` |"
    #expect(book(row + "\n" + rule).undecidedRules == ["book.md:1: there is no rule L10.9"])
    #expect(book(row).incompleteRules.isEmpty)
    #expect(
      book(row.replacing("`Flexibility`", with: "ours")).incompleteRules == [
        "book.md:1: the row of L28.1 has an empty cell"
      ]
    )
    #expect(
      book(row.replacing("| this |", with: "|")).incompleteRules == [
        "book.md:1: the row of L28.1 has 5 cells, not 6"
      ]
    )
  }

  @Test func aCitationThatLeadsNowhereIsFound() {
    let file = ProjectFile(path: "A.swift", text: "let a = 1\n// L10.4 and L10.5, not L11\n")
    #expect(
      book("## L10 Stacks\n" + Self.rule).brokenCitations(Citation.all(in: file)) == [
        "A.swift:2: there is no rule L10.5 in docs/rules",
        "A.swift:2: there is no rule L11 in docs/rules",
      ]
    )
  }

  @Test func citationsAreReadWhereThereIsProse() {
    let swift = ##"""
      let path = "M1 // M2" // (A1.2)
      let raw = #"a "L1" \"#  /// L2
      let text = """
        // D3
        """
      let M4 = 0
      """##
    #expect(citations(swift, in: "A.swift") == ["A.swift:1 A1.2", "A.swift:2 L2"])
    let json = #"{ "title": "L1", "source": "by \"L2\", L3.4.", "a": ["comment"], "b": "L5" }"#
    #expect(citations(json, in: "a.json") == ["a.json:1 L2", "a.json:1 L3.4"])
    #expect(
      citations("see L2.\nA1, U+A0, AL1, L1x, x.L1", in: "a.md") == ["a.md:1 L2", "a.md:2 A1"]
    )
  }
}
