import Testing

/// The rule book and what cites it agree, both ways.
@Suite struct RuleBookTests {
  private static let book = RuleBook(Project.rules)

  @Test func everyRuleSaysWhatItMust() {
    #expect(Self.book.rules.count > 300)
    report(Self.book.incompleteRules)
  }

  @Test func numbersAreUniqueAndAscend() { report(Self.book.misplacedNumbers) }

  @Test func everyImplementingTypeIsDeclared() {
    report(Self.book.missingTypes(in: Declarations(Project.sources)))
  }

  @Test func everyCaseIsThere() { report(Self.book.missingCases(exists: Project.exists)) }

  @Test func everyDisputedRuleIsInTheTable() {
    #expect(Self.book.disputed.count > 20)
    report(Self.book.undecidedRules)
  }

  @Test func everyCitationLeadsToARule() {
    let citations = Project.citing.flatMap { Citation.all(in: $0) }
    #expect(citations.count > 500)
    report(Self.book.brokenCitations(citations))
  }

  /// Rules are cited by their numbers, which is what the other tests follow.
  @Test(arguments: ["layout-semantics", "accessibility-semantics", "rule document"])
  func noDocumentFromElsewhereIsCited(_ name: String) {
    for file in Project.citing where !file.path.hasSuffix("/RuleBookTests.swift") {
      guard file.text.contains(name) else { continue }
      for (index, line) in file.lines.enumerated() where line.contains(name) {
        Issue.record("\(file.path):\(index + 1): cites \(name); cite rules by their numbers")
      }
    }
  }

  /// Each problem is an issue of its own.
  private func report(_ problems: [String]) {
    for problem in problems { Issue.record("\(problem)") }
  }
}
